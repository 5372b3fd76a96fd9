import { eq } from 'drizzle-orm';
import { cannedVersions } from '#buying/contact/server/answer-removal.service.ts';
import { orderedWorks, ordersOnlyOf, picturesOnOrders } from '#buying/orders/server/order-removal.service.ts';
import { pagesOf, portraitsAmong } from '#catalogue/artists/server/artist-removal.service.ts';
import {
  picturesOnWorks,
  storeNames,
  worksInStores,
  worksOfArtists,
} from '#catalogue/works/server/work-removal.service.ts';
import type { Db } from '#db/server/connect.ts';
import { membersPresent } from '#people/members/server/member-removal.service.ts';
import { picturesOfMasters } from '#selling/studio/server/studio-removal.service.ts';
import { type DemoKind, demoRow } from './demo.tables.ts';
import { readWords, type Worded } from './demo-words.service.ts';

// What a removal deletes and leaves. The demo has the marks; each feature knows the present state of the marked rows.

export interface Found {
  id: number;
  title: string | null;
}

/** What is removed, and what stays because it was rewritten or something that stays needs it. */
interface Sorted {
  taken: Found[];
  kept: Found[];
}

/** The marks of a kind, with the hashes of their texts. */
async function marksOf(db: Db, kind: DemoKind): Promise<Map<number, string | null>> {
  const rows = await db.select().from(demoRow).where(eq(demoRow.kind, kind));
  return new Map(rows.map(({ id, words_hash }) => [Number(id), words_hash]));
}

/** The ids the demo has marked of a kind. */
export async function markedIds(db: Db, kind: DemoKind): Promise<number[]> {
  return [...(await marksOf(db, kind)).keys()];
}

/** Orders of the demo's people that contain only works of the demo. */
export async function findOrders(db: Db): Promise<number[]> {
  return ordersOnlyOf(db, { members: await markedIds(db, 'member'), works: await markedIds(db, 'item') });
}

/** The demo's people who still have an account. */
export async function findMembers(db: Db): Promise<{ id: number; email: string }[]> {
  return membersPresent(db, await markedIds(db, 'member'));
}

/** Works or articles: those that someone has rewritten stay and belong to the shop. */
export async function findWords(db: Db, kind: Exclude<Worded, 'artist'>): Promise<Sorted> {
  const marks = await marksOf(db, kind);
  return sorted(await readWords(db, kind, [...marks.keys()], marks), ({ isRewritten }) => isRewritten);
}

/** Works that can be deleted, because no remaining order refers to them. */
export async function findGoneWorks(db: Db): Promise<Set<number>> {
  const works = idsOf((await findWords(db, 'item')).taken);
  const ordered = await orderedWorks(db, works, await findOrders(db));
  return new Set(works.filter((id) => !ordered.has(id)));
}

/** Artists of the catalogue, and the pages of the demo's sellers: an artist stays if rewritten or if a work of theirs stays. */
export async function findArtists(db: Db): Promise<Sorted> {
  const marks = await marksOf(db, 'artist');
  const ids = [...new Set([...marks.keys(), ...(await pagesOf(db, await markedIds(db, 'member')))])];
  const gone = await findGoneWorks(db);
  const works = (await worksOfArtists(db, ids)).filter(({ item_id }) => !gone.has(item_id));
  const withWorks = new Set(works.map(({ artist_id }) => artist_id));
  return sorted(await readWords(db, 'artist', ids, marks), ({ id, isRewritten }) => isRewritten || withWorks.has(id));
}

/** Stores, even if staff changed them, except those that show a work of someone else. */
export async function findStores(db: Db): Promise<Sorted> {
  const ids = await markedIds(db, 'store');
  const own = new Set(idsOf((await findWords(db, 'item')).taken));
  const others = (await worksInStores(db, ids)).filter(({ item_id }) => !own.has(item_id));
  const used = new Set(others.map(({ store_id }) => store_id));
  return sorted(await storeNames(db, ids), ({ id }) => used.has(id));
}

/** Saved replies, also removed ones, that staff have not edited. */
export async function findAnswers(db: Db): Promise<Sorted> {
  return sorted(await cannedVersions(db, await markedIds(db, 'canned_answer')), ({ version }) => version > 1);
}

/** Pictures of removed works that nothing else shows. */
export async function findPictures(db: Db): Promise<string[]> {
  const marked = await db.select({ hash: demoRow.id }).from(demoRow).where(eq(demoRow.kind, 'picture'));
  const hashes = marked.map(({ hash }) => hash);
  const shown = new Set<string>();
  for (const among of [picturesOnWorks, picturesOnOrders, portraitsAmong, picturesOfMasters])
    for (const hash of await among(db, hashes)) shown.add(hash);
  return hashes.filter((hash) => !shown.has(hash));
}

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

function sorted<Row extends Found>(rows: readonly Row[], isKept: (row: Row) => boolean): Sorted {
  return { taken: rows.filter((row) => !isKept(row)), kept: rows.filter(isKept) };
}
