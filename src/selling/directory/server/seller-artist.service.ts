import { periodState } from '#catalogue/artists/representation.rules.ts';
import { lockArtists } from '#catalogue/artists/server/artist-label.service.ts';
import { readPage, savePage } from '#catalogue/artists/server/artist-page.service.ts';
import { proposalsOf } from '#catalogue/artists/server/proposal.service.ts';
import {
  endRepresentation,
  listRepresented,
  representAgain,
  representNew,
} from '#catalogue/artists/server/representation.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { readCategories as allCategories } from '#catalogue/works/server/category.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { refileWorks } from '#catalogue/works/server/work-search.service.ts';
import { readCategories } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { openSellersPage } from '#people/members/server/sellers-page.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { ArtistPageForm, NewArtistForm, SellerArtists, SellersPageReply } from '../seller-artist.contract.ts';
import { representedBy } from './proposal-seller.service.ts';

/** The latest requests of a gallery that are shown. */
const MOST_PROPOSALS = 20;

/** A seller's own page, and a gallery's artists. It creates the page of a seller approved before pages existed. */
export async function readSellerArtists(db: Db, seller: SignedIn): Promise<Omit<SellerArtists, 'code'>> {
  const { member_id, type } = seller;
  if (type === 'basic') throw new Refusal('forbidden');
  const own = await inTransaction(db, async (tx) => readPage(tx, await openSellersPage(tx, { member_id, type })));
  const today = shopDay(new Date());
  const represented = type === 'gallery' ? await listRepresented(db, member_id) : [];
  const proposals = type === 'gallery' ? await proposalsOf(db, member_id, MOST_PROPOSALS) : [];
  const { artist_id, slug, name, works } = own;
  return {
    own: { artist_id, slug, name, works },
    represented: represented.map((row) => ({ ...row, state: periodState(row, today) })),
    represented_by: type === 'artist' ? await representedBy(db, artist_id, today) : [],
    proposals: proposals.map(({ proposal_id, artist_id: whose, name: of, since, state, reason, created_at }) => ({
      proposal_id,
      artist_id: whose,
      name: of,
      since,
      state,
      reason,
      created_at: created_at.toISOString(),
    })),
    today,
  };
}

/** A page that the seller may edit; any other is not found. */
export async function readSellersPage(
  db: Db,
  lang: Lang,
  { member_id }: SignedIn,
  artistId: number,
): Promise<Omit<SellersPageReply, 'code'>> {
  await requireOwn(db, member_id, artistId);
  const { member_id: _member, categories, ...page } = await readPage(db, artistId);
  const choices = (await readCategories(db, lang)).map(({ code, name }) => ({ code, name }));
  return { page: { ...page, categories: [...categories] }, categories: choices };
}

/** Saves a page unless it changed in the meantime. Works contain the artist's name, so search finds them under the new one. */
export async function saveSellersPage(
  db: Db,
  { member_id }: SignedIn,
  artistId: number,
  form: ArtistPageForm,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'artist_page', who: String(member_id) });
  const { updated_at, ...texts } = form;
  // Including hidden categories: an artist keeps their former ones.
  const known = new Set((await allCategories(db)).map(({ code }) => code));
  if (texts.categories.some((code) => !known.has(code))) throw new Refusal('validation');
  await inTransaction(db, async (tx) => {
    // Locked first: a gallery that loses the artist at this moment can no longer write.
    await lockArtists(tx, [artistId]);
    await requireOwn(tx, member_id, artistId);
    const categories = [...new Set(texts.categories)];
    const isRenamed = await savePage(tx, artistId, { ...texts, categories }, updated_at);
    if (isRenamed) await refileWorks(tx, artistId);
  });
  worksChanged(db);
}

/** Adds an artist who is new to the shop. */
export async function addArtist(db: Db, seller: SignedIn, { name }: NewArtistForm): Promise<number> {
  if (seller.type !== 'gallery') throw new Refusal('forbidden');
  await requireWithinLimit(db, { limit: 'artist_add', who: String(seller.member_id) });
  return inTransaction(db, (tx) => representNew(tx, seller.member_id, name));
}

/** Ends or continues a gallery's representation of an artist. An artist's own account represents nobody. */
export async function changeRepresentation(
  db: Db,
  seller: SignedIn,
  artistId: number,
  change: 'end' | 'restore',
): Promise<void> {
  await requireWithinLimit(db, { limit: 'representation', who: String(seller.member_id) });
  await inTransaction(db, (tx) =>
    change === 'end'
      ? endRepresentation(tx, seller.member_id, artistId)
      : representAgain(tx, seller.member_id, artistId),
  );
}

async function requireOwn(db: Db, memberId: number, artistId: number): Promise<void> {
  if (!(await artistsOf(db, memberId)).includes(artistId)) throw new Refusal('not_found');
}
