import {
  type ArtistRow,
  countArtistsUpTo,
  deskArtistsPage,
  initialsOf,
  readArtistRow,
} from '#catalogue/artists/server/artist-desk.service.ts';
import { lockArtistPages, newPage, savePage } from '#catalogue/artists/server/artist-page.service.ts';
import { galleriesOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { readCategories } from '#catalogue/works/server/category.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import { refileWorks } from '#catalogue/works/server/work-search.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { readGalleries, readReaders } from '#people/members/server/reader.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, perLang, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { DeskArtist, DeskArtistsQuery, NewDeskArtistForm, SentDeskArtist } from '../artist-desk.contract.ts';

const PAGE = 30;
const NOTHING = perLang(() => '');

/** A page of all artists and galleries, sorted for the asker's language. */
export async function listDeskArtists(db: Db, lang: Lang, { keyword, kind, state, page }: DeskArtistsQuery) {
  const wanted = { words: keyword, kind, state };
  const counted = await countArtistsUpTo(db, wanted, MOST_COUNTED + 1);
  const found = pagesOf(counted, page, PAGE);
  const rows = await deskArtistsPage(db, lang, wanted, { limit: PAGE, offset: (found.page - 1) * PAGE });
  const galleries = await galleryNames(db, rows);
  const list = rows.map(({ artist_id, slug, name, kind: what, works, hidden }) => ({
    artist_id,
    slug,
    name: textIn(name, lang),
    kind: what,
    works,
    hidden,
    gallery: galleries.get(artist_id) ?? null,
  }));
  return { list, ...found };
}

export async function readDeskArtist(db: Db, artistId: number): Promise<DeskArtist> {
  const row = await readArtistRow(db, artistId);
  const { artist_id, slug, kind, works, hidden, name, place, intro, story, born, categories, member_id } = row;
  const hash = row.portrait_hash;
  const portrait = hash ? (await readPictures(db, [hash])).get(hash) : undefined;
  const people = await readReaders(db, member_id === null ? [] : [member_id]);
  return {
    artist_id,
    slug,
    kind,
    works,
    hidden,
    name,
    place,
    intro,
    story,
    born,
    categories,
    sort_as: row.sort_as ?? NOTHING,
    initials: initialsOf(row),
    ...(portrait && { portrait }),
    portrait_alt: row.portrait_alt ?? NOTHING,
    seller: (member_id !== null && people.get(member_id)?.name) || null,
    gallery: (await galleryNames(db, [row])).get(artist_id) ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Creates an artist or a gallery: a page with only a name, under an unused address; returns its number. */
export async function createDeskArtist(db: Db, staff_id: number, form: NewDeskArtistForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockArtistPages(tx);
    const id = await newPage(tx, form);
    await recordChange(tx, { staff_id, subject: 'artist', subject_id: id, action: 'create', after: form });
    return id;
  });
}

/** Saves an artist if they are unchanged since they were read. Works contain the name, so search finds them under the new one. */
export async function saveDeskArtist(db: Db, staff_id: number, artistId: number, form: SentDeskArtist): Promise<void> {
  const { updated_at, ...texts } = form;
  const known = new Set((await readCategories(db)).map(({ code }) => code));
  if (texts.categories.some((code) => !known.has(code))) throw new Refusal('validation');
  await inTransaction(db, async (tx) => {
    const before = await readArtistRow(tx, artistId);
    if (before.updated_at.toISOString() !== updated_at) throw new Refusal('conflict');
    const change = {
      staff_id,
      subject: 'artist',
      subject_id: artistId,
      action: 'edit',
      before: factsOf(before),
      after: factsOf({ ...before, ...texts }),
    } as const;
    await writeChange(tx, change, async () => {
      const isRenamed = await savePage(tx, artistId, texts, updated_at);
      if (isRenamed) await refileWorks(tx, artistId);
    });
  });
  worksChanged(db);
}

function factsOf(row: ArtistRow) {
  const { born, categories, hidden } = row;
  const plain = (text: ArtistRow['sort_as']) => perLang(({ lang }) => text?.[lang] ?? '');
  return {
    born,
    categories,
    hidden,
    name: plain(row.name),
    sort_as: plain(row.sort_as),
    place: plain(row.place),
    intro: plain(row.intro),
    story: plain(row.story),
    portrait_alt: plain(row.portrait_alt),
  };
}

/** The gallery that represents each artist today. */
async function galleryNames(db: Db, rows: readonly ArtistRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.map(({ artist_id }) => artist_id);
  const galleries = await galleriesOf(db, ids, shopDay(new Date()));
  const members = [...galleries.values()];
  const named = await readGalleries(db, members);
  const people = await readReaders(db, members);
  const nameOf = (id: number) => named.get(id)?.name ?? people.get(id)?.name ?? '';
  return new Map([...galleries].map(([artist, member]) => [artist, nameOf(member)]));
}
