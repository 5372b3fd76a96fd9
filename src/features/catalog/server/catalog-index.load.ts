import { and, asc, eq, gt, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import type { Text } from '#shared/locale.ts';
import { COLOURS, ORIENTATIONS, SIZE_BANDS } from '../catalog.choices.ts';
import { POPULARITY } from '../catalog.rules.ts';
import { category, item } from './catalog.tables.ts';
import { CatalogIndex } from './catalog-index.ts';
import { COLUMN_NAMES, type ColumnName, type ItemColumns } from './item-rows.ts';

/** Works read at once: few enough that other requests are answered in between. */
const BATCH = 20_000;
/** Without a notice the index looks for changes itself, this often. */
const LOOK_MS = 10_000;
/** A transaction may commit this long after the time it wrote into `updated_at`, so that much is read again. */
const OVERLAP = sql`interval '60 seconds'`;
/** Each look also re-reads this part of the catalogue: views and favourites, which do not touch `updated_at`, are an hour old at most. */
const SLICES = (60 * 60 * 1000) / LOOK_MS;
const SMALLEST_SLICE = 2_000;

/** The catalogue as one process holds it. No decision about money or orders may read it. */
export interface Catalog {
  index: CatalogIndex;
  /** In the order staff gave them; `number` is the index's name for a category. */
  categories: { code: string; name: Text; number: number }[];
}

interface Held extends Catalog {
  /** Codes in the order the index numbered them. */
  codes: string[];
  /** The database's clock when changes were last looked for. */
  readTo: string | undefined;
  slicedTo: number;
  lookedAt: number;
  /** Changes told of, and how many of them had been when the last completed look began. */
  told: number;
  seen: number;
  running: Promise<void> | undefined;
}

/** One catalogue for each database of the process; in tests every rolled-back transaction has its own. */
const held = new WeakMap<Db, Held>();

/** The catalogue of this database: read at first use, brought up to date after a notice and every ten seconds. */
export async function catalogIndex(db: Db): Promise<Catalog> {
  let catalog = held.get(db);
  if (!catalog) {
    catalog = {
      index: new CatalogIndex(),
      categories: [],
      codes: [],
      readTo: undefined,
      slicedTo: 0,
      lookedAt: 0,
      told: 1,
      seen: 0,
      running: undefined,
    };
    held.set(db, catalog);
  }
  // A second time when the first had begun before the change; never more, or many changes at once would keep a visitor waiting.
  for (let time = 0; time < 2 && catalog.seen < catalog.told; time++) {
    catalog.running ??= refresh(db, catalog);
    await catalog.running;
  }
  if (performance.now() - catalog.lookedAt > LOOK_MS) {
    catalog.running ??= refresh(db, catalog);
    // Nobody waits for this look, and the next request begins another if it fails.
    catalog.running.catch(() => {});
  }
  return catalog;
}

/** Says that works may have changed: the next list that is asked for looks first. */
export function catalogChanged(db: Db): void {
  const catalog = held.get(db);
  if (catalog) catalog.told++;
}

async function refresh(db: Db, catalog: Held): Promise<void> {
  const { told } = catalog;
  try {
    await readCategories(db, catalog);
    if (catalog.readTo === undefined) await readAll(db, catalog);
    else await readChanges(db, catalog, catalog.readTo);
    catalog.seen = told;
    catalog.lookedAt = performance.now();
  } finally {
    catalog.running = undefined;
  }
}

async function readCategories(db: Db, catalog: Held): Promise<void> {
  const rows = await db.select().from(category).orderBy(asc(category.position), asc(category.code));
  for (const { code } of rows) {
    if (catalog.codes.includes(code)) continue;
    catalog.codes.push(code);
    catalog.index.rows.addCategory();
    // Works may have named it before it existed.
    catalog.readTo = undefined;
  }
  catalog.categories = rows.map(({ code, name }) => ({ code, name, number: catalog.codes.indexOf(code) }));
}

async function readAll(db: Db, catalog: Held): Promise<void> {
  let readTo: string | undefined;
  for (let last = 0; ; ) {
    const batch = await readBatch(db, catalog, and(gt(item.item_id, last), eq(item.status, 'online')));
    readTo ??= batch.clock;
    catalog.index.rows.apply(batch.works);
    if (batch.works.item_id.length < BATCH) break;
    last = batch.last;
  }
  catalog.readTo = readTo;
}

async function readChanges(db: Db, catalog: Held, readTo: string): Promise<void> {
  const slice = Math.max(SMALLEST_SLICE, Math.ceil(catalog.index.rows.length / SLICES));
  const sliceEnd = catalog.slicedTo + slice;
  const isChanged = gte(item.updated_at, sql`${readTo}::timestamptz - ${OVERLAP}`);
  const isInSlice = and(gt(item.item_id, catalog.slicedTo), lte(item.item_id, sliceEnd));
  let clock: string | undefined;
  for (let last = 0; ; ) {
    const batch = await readBatch(db, catalog, and(gt(item.item_id, last), or(isChanged, isInSlice)));
    clock ??= batch.clock;
    catalog.index.rows.apply(batch.works);
    if (batch.works.item_id.length < BATCH) break;
    last = batch.last;
  }
  catalog.readTo = clock ?? readTo;
  catalog.slicedTo = sliceEnd > catalog.index.rows.lastItem ? 0 : sliceEnd;
}

interface Batch {
  works: ItemColumns;
  last: number;
  clock: string;
}

/** One batch as packed columns: a row for each work would cost the driver ten times as long. */
async function readBatch(db: Db, { codes }: Held, condition: SQL | undefined): Promise<Batch> {
  const batch = db
    .select(numbers(codes))
    .from(item)
    .where(condition)
    .orderBy(asc(item.item_id))
    .limit(BATCH)
    .as('batch');
  const packed = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, sql<Uint8Array | null>`string_agg(int4send(${batch[name]}), ''::bytea)`]),
  ) as Record<ColumnName, SQL<Uint8Array | null>>;
  const last = sql<number>`coalesce(max(${batch.item_id}), 0)`;
  const [row] = await db.select({ ...packed, last, clock: sql<string>`clock_timestamp()::text` }).from(batch);
  if (!row) throw new Error('an aggregate answered no row');
  const works = Object.fromEntries(COLUMN_NAMES.map((name) => [name, unpacked(row[name])])) as ItemColumns;
  return { works, last: row.last, clock: row.clock };
}

/** Every column of the index as an integer. */
function numbers(codes: readonly string[]): Record<ColumnName, SQL.Aliased<number>> {
  const popularity = sql`${item.sales}::bigint * ${POPULARITY.sales} + ${item.collectors} * ${POPULARITY.collectors} + ${item.views} * ${POPULARITY.views}`;
  const columns: Record<ColumnName, SQL> = {
    item_id: sql`${item.item_id}`,
    online: sql`(${item.status} = 'online')::int`,
    artist_id: sql`${item.artist_id}`,
    category: positionIn(codes, item.category),
    orientation: positionIn(ORIENTATIONS, item.orientation),
    colours: bitsOf(COLOURS, item.colours),
    sizes: bitsOf(SIZE_BANDS, item.size_bands),
    subjects: sql`(select coalesce(bit_or(1 << (hashtext(word) & 31)), 0) from unnest(${item.subjects}) as word)`,
    price_ntd: sql`${item.price_from_ntd}`,
    price_usd: sql`${item.price_from_usd}`,
    outer_w: sql`least(${item.min_outer_w_mm}, 65535)`,
    outer_h: sql`least(${item.min_outer_h_mm}, 65535)`,
    online_at: sql`coalesce(extract(epoch from ${item.online_at}), 0)::int`,
    popularity: sql`least(${popularity}, 2147483647)::int`,
  };
  const aliased = COLUMN_NAMES.map((name) => [name, sql<number>`${columns[name]}`.as(name)]);
  return Object.fromEntries(aliased) as Record<ColumnName, SQL.Aliased<number>>;
}

function positionIn(codes: readonly string[], column: PgColumn): SQL {
  return sql`coalesce(array_position(${textArray(codes)}, ${column}) - 1, -1)`;
}

function bitsOf(codes: readonly string[], column: PgColumn): SQL {
  const bits = codes.map((code, bit) => sql`((${code} = any(${column}))::int << ${sql.raw(String(bit))})`);
  return sql.join(bits, sql` | `);
}

function textArray(codes: readonly string[]): SQL {
  if (codes.length === 0) return sql`'{}'::text[]`;
  return sql`array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::text[]`;
}

/** Integers as PostgreSQL sends them: four bytes each, the highest first. */
function unpacked(bytes: Uint8Array | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getInt32(at * 4));
}
