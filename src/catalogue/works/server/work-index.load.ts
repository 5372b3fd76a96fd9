import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { namesSince } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { contentChanged } from '#db/server/remembered.ts';
import type { Text } from '#shared/locale.ts';
import { readAllWorks, readWorks } from './read-works.ts';
import { WorkIndex } from './work-index.ts';
import { MOST_CATEGORIES } from './work-traits.ts';
import { category, item } from './works.tables.ts';

/** Without a notice the index looks for changes itself, this often. */
const LOOK_MS = 10_000;
/** What is older, after a quiet time, is not shown before it has looked. */
const TOO_OLD_MS = 60_000;
/** A transaction may commit this long after the time it wrote into `updated_at`, so that much is read again. */
const OVERLAP = sql`interval '60 seconds'`;
/** Each look also re-reads this part of the catalogue: views and favourites, which do not touch `updated_at`, are an hour old at most. */
const SLICES = (60 * 60 * 1000) / LOOK_MS;
const SMALLEST_SLICE = 2_000;

/** The catalogue as one process holds it. No decision about money or orders may read it. */
export interface Catalog {
  index: WorkIndex;
  /** In the order staff gave them; `number` is the index's name for a category. */
  categories: { code: string; name: Text; number: number; hidden: boolean }[];
  /** By artist_id. */
  artists: Map<number, Text>;
}

interface LoadedWorkIndex extends Catalog {
  /** Codes in the order the index numbered them. */
  codes: string[];
  /** The database's clock when changes were last looked for. */
  readTo: string | undefined;
  slicedTo: number;
  lookedAt: number;
  /** Changes told of, and how many of them had been when the last completed look began. */
  changes: number;
  seen: number;
  running: Promise<void> | undefined;
}

/** One catalogue for each database of the process; in tests every rolled-back transaction has its own. */
const catalogs = new WeakMap<Db, LoadedWorkIndex>();

/** The catalogue of this database: read at first use, brought up to date after a notice and every ten seconds. */
export async function workIndex(db: Db): Promise<Catalog> {
  const catalog = catalogs.get(db) ?? emptyWorkIndex();
  catalogs.set(db, catalog);
  const age = () => performance.now() - catalog.lookedAt;
  // A second time when the first had begun before the change; never more, or many changes at once would keep a visitor waiting.
  for (let time = 0; time < 2 && (catalog.seen < catalog.changes || age() > TOO_OLD_MS); time++) {
    catalog.running ??= refresh(db, catalog);
    await catalog.running;
  }
  if (age() > LOOK_MS) {
    catalog.running ??= refresh(db, catalog);
    // Nobody waits for this look, and the next request begins another if it fails.
    catalog.running.catch(() => {});
  }
  return catalog;
}

function emptyWorkIndex(): LoadedWorkIndex {
  return {
    index: new WorkIndex(),
    categories: [],
    artists: new Map(),
    codes: [],
    readTo: undefined,
    slicedTo: 0,
    lookedAt: 0,
    changes: 1,
    seen: 0,
    running: undefined,
  };
}

/** Says that works, or what they are sold with, may have changed: the next list that is asked for looks first. */
export function workIndexChanged(db: Db): void {
  contentChanged(db);
  const catalog = catalogs.get(db);
  if (catalog) catalog.changes++;
}

/** Reads the whole catalogue again at its next use: a look for changes does not see works that were deleted from the database. */
export function forgetWorkIndex(db: Db): void {
  contentChanged(db);
  catalogs.delete(db);
}

async function refresh(db: Db, catalog: LoadedWorkIndex): Promise<void> {
  const { changes } = catalog;
  try {
    const added = await readCategories(db, catalog);
    const since = catalog.readTo === undefined ? undefined : overlapped(catalog.readTo);
    for (const { artist_id, name } of await namesSince(db, since)) catalog.artists.set(artist_id, name);
    if (catalog.readTo === undefined) await readAll(db, catalog);
    else await readChanges(db, catalog, catalog.readTo, added);
    catalog.seen = changes;
    catalog.lookedAt = performance.now();
  } finally {
    catalog.running = undefined;
  }
}

function overlapped(readTo: string): SQL {
  return sql`${readTo}::timestamptz - ${OVERLAP}`;
}

/** Numbers the categories; answers those that are new. */
async function readCategories(db: Db, catalog: LoadedWorkIndex): Promise<string[]> {
  const rows = await db.select().from(category).orderBy(asc(category.position), asc(category.code));
  const added: string[] = [];
  for (const { code } of rows) {
    if (catalog.codes.includes(code) || catalog.codes.length === MOST_CATEGORIES) continue;
    catalog.codes.push(code);
    catalog.index.rows.addCategory();
    added.push(code);
  }
  catalog.categories = rows.map(({ code, name, hidden }) => ({
    code,
    name,
    hidden,
    number: catalog.codes.indexOf(code),
  }));
  return added;
}

/** Reads all works for the first time. Nobody can ask yet, so others are answered in between. */
async function readAll(db: Db, catalog: LoadedWorkIndex): Promise<void> {
  const { clock, works } = await readAllWorks(db, catalog.codes);
  const { rows } = catalog.index;
  rows.reserve(works.reduce((sum, { item_id }) => sum + item_id.length, 0));
  const rowsOf = placesByArtist(works.map(({ artist_id }) => artist_id));
  for (const part of works) {
    rows.put(part, rowsOf(part.artist_id));
    await setImmediate();
  }
  while (rows.settle()) await setImmediate();
  catalog.readTo = clock;
}

/** Reads what has changed since, a part of the rest, and works that named a category before it existed. */
async function readChanges(db: Db, catalog: LoadedWorkIndex, readTo: string, added: readonly string[]): Promise<void> {
  const { rows } = catalog.index;
  const sliceEnd = catalog.slicedTo + Math.max(SMALLEST_SLICE, Math.ceil(rows.length / SLICES));
  const isChanged = gte(item.updated_at, overlapped(readTo));
  const isInSlice = and(gt(item.item_id, catalog.slicedTo), lte(item.item_id, sliceEnd));
  const isOfNew = added.length > 0 ? inArray(item.category, [...added]) : undefined;
  const { clock, works } = await readWorks(db, catalog.codes, or(isChanged, isInSlice, isOfNew));
  for (const part of works) {
    rows.apply(part);
    // A part is placed in all orders before anybody asks, so nothing half done is seen; between two of them others are answered.
    while (rows.settle());
    await setImmediate();
  }
  catalog.readTo = clock;
  catalog.slicedTo = sliceEnd > rows.lastItem ? 0 : sliceEnd;
}

/** Gives works, batch by batch, their rows artist by artist, which makes counting them by artist quick. */
function placesByArtist(batches: readonly Int32Array[]): (artists: Int32Array) => Int32Array {
  const last = batches.reduce((most, artists) => artists.reduce((a, b) => Math.max(a, b), most), 0);
  const next = new Int32Array(last + 2);
  for (const artists of batches) for (const artist of artists) next[artist + 1] = (next[artist + 1] as number) + 1;
  for (let artist = 1; artist < next.length; artist++) {
    next[artist] = (next[artist] as number) + (next[artist - 1] as number);
  }
  return (artists) =>
    artists.map((artist) => {
      const row = next[artist] as number;
      next[artist] = row + 1;
      return row;
    });
}
