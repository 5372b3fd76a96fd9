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

/** How often the index checks for changes without a notice. */
const LOOK_MS = 10_000;
/** An index older than this checks before it answers. */
const TOO_OLD_MS = 60_000;
/** A transaction may commit this long after the time in its `updated_at`, so the index reads that far back. */
const OVERLAP = sql`interval '60 seconds'`;
/**
 * Each check also re-reads this part of the catalogue: views and favourites, which do not change `updated_at`, are an
 * hour old at most.
 */
const SLICES = (60 * 60 * 1000) / LOOK_MS;
const SMALLEST_SLICE = 2_000;

/** The catalogue in one process's memory. No decision about money or orders may use it. */
export interface Catalog {
  index: WorkIndex;
  /** In the staff's order; `number` is the category's number in the index. */
  categories: { code: string; name: Text; number: number; hidden: boolean }[];
  /** By artist_id. */
  artists: Map<number, Text>;
}

interface LoadedWorkIndex extends Catalog {
  /** In the order of their numbers in the index. */
  codes: string[];
  /** The database's time at the last check. */
  readTo: string | undefined;
  slicedTo: number;
  lookedAt: number;
  /** The number of notified changes, and how many there were when the last completed check began. */
  changes: number;
  seen: number;
  running: Promise<void> | undefined;
}

/** One per database of the process; in tests every rolled-back transaction has its own. */
const catalogs = new WeakMap<Db, LoadedWorkIndex>();

/** Loaded on first use, updated after a notice and every ten seconds. */
export async function workIndex(db: Db): Promise<Catalog> {
  const catalog = catalogs.get(db) ?? emptyWorkIndex();
  catalogs.set(db, catalog);
  const age = () => performance.now() - catalog.lookedAt;
  // A second time if the first began before the change; never more, or many changes would keep a visitor waiting.
  for (let time = 0; time < 2 && (catalog.seen < catalog.changes || age() > TOO_OLD_MS); time++) {
    catalog.running ??= refresh(db, catalog);
    await catalog.running;
  }
  if (age() > LOOK_MS) {
    catalog.running ??= refresh(db, catalog);
    // Nobody waits for this check, and the next request retries it.
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

/** Works, or what they are sold with, may have changed: the next list checks first. */
export function workIndexChanged(db: Db): void {
  contentChanged(db);
  const catalog = catalogs.get(db);
  if (catalog) catalog.changes++;
}

/** Reloads the whole catalogue on its next use: a check does not notice works deleted from the database. */
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

/** Numbers the categories; returns new ones. */
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

/** The first load. Yields to other requests, because nobody can query yet. */
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

/** Reads the changes, a part of the rest, and works that referred to a category before it existed. */
async function readChanges(db: Db, catalog: LoadedWorkIndex, readTo: string, added: readonly string[]): Promise<void> {
  const { rows } = catalog.index;
  const sliceEnd = catalog.slicedTo + Math.max(SMALLEST_SLICE, Math.ceil(rows.length / SLICES));
  const isChanged = gte(item.updated_at, overlapped(readTo));
  const isInSlice = and(gt(item.item_id, catalog.slicedTo), lte(item.item_id, sliceEnd));
  const isOfNew = added.length > 0 ? inArray(item.category, [...added]) : undefined;
  const { clock, works } = await readWorks(db, catalog.codes, or(isChanged, isInSlice, isOfNew));
  for (const part of works) {
    rows.apply(part);
    // A batch is placed in all orders before anyone queries, so nobody sees a partial state; between batches other
    // requests are answered.
    while (rows.settle());
    await setImmediate();
  }
  catalog.readTo = clock;
  catalog.slicedTo = sliceEnd > rows.lastItem ? 0 : sliceEnd;
}

/** Assigns rows artist by artist, which makes counting by artist fast. */
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
