import { galleryOn, periodState } from '#catalogue/artists/representation.rules.ts';
import { readArtistRow } from '#catalogue/artists/server/artist-desk.service.ts';
import { periodsOf } from '#catalogue/artists/server/period.service.ts';
import { closeProposal, enterProposal, readProposal } from '#catalogue/artists/server/proposal.service.ts';
import { dayIsOver, endRepresentation } from '#catalogue/artists/server/representation.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { namesOfGalleries } from '#people/members/server/gallery-list.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { ProposalForm, SellerArtists } from '../seller-artist.contract.ts';

export async function endOn(db: Db, seller: SignedIn, artistId: number, lastDay: string): Promise<void> {
  await requireWithinLimit(db, { limit: 'representation', who: String(seller.member_id) });
  await inTransaction(db, (tx) => endRepresentation(tx, seller.member_id, artistId, { lastDay }));
}

/** A gallery's request for an existing artist, from today or a later day on. */
export async function propose(
  db: Db,
  { member_id, type }: SignedIn,
  artist_id: number,
  { since, note }: ProposalForm,
): Promise<void> {
  if (type !== 'gallery') throw new Refusal('forbidden');
  await requireWithinLimit(db, { limit: 'proposal', who: String(member_id) });
  if (since < shopDay(new Date())) throw dayIsOver('since');
  await inTransaction(db, async (tx) => {
    const { kind, hidden } = await readArtistRow(tx, artist_id);
    if (kind !== 'artist' || hidden) throw new Refusal('not_found');
    // A gallery's own artist needs no request.
    if (galleryOn(await periodsOf(tx, artist_id), since) === member_id) throw new Refusal('conflict');
    await enterProposal(tx, { gallery_id: member_id, artist_id, since, note });
  });
}

/** Withdraws a gallery's own request; another gallery's is not found. */
export async function withdrawProposal(db: Db, { member_id }: SignedIn, id: number): Promise<void> {
  await requireWithinLimit(db, { limit: 'proposal', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const { gallery_id } = await readProposal(tx, id);
    if (gallery_id !== member_id) throw new Refusal('not_found');
    await closeProposal(tx, id, { state: 'withdrawn', decided_by: member_id });
  });
}

/** An artist's galleries on a day and later. */
export async function representedBy(db: Db, artistId: number, today: string): Promise<SellerArtists['represented_by']> {
  const periods = (await periodsOf(db, artistId)).filter((one) => periodState(one, today) !== 'ended');
  const names = await namesOfGalleries(
    db,
    periods.map(({ gallery_id }) => gallery_id),
  );
  return periods.map(({ gallery_id, since, until }) => ({ gallery: names.get(gallery_id) ?? '', since, until }));
}
