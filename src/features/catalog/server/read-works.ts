import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { POPULARITY } from '../catalog.rules.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../catalog-choices.rules.ts';
import { item } from './catalog.tables.ts';
import { COLUMN_NAMES, type ColumnName, type ItemColumns, mapColumns } from './item-rows.ts';
import { SUBJECT_BITS, TRAITS } from './work-traits.ts';

/** Works read at once: few enough that other requests are answered in between. */
export const BATCH = 20_000;

/** Works as the index holds them, in batches, and the database's clock before the first was read; `codes` number the categories. */
export async function readWorks(db: Db, codes: readonly string[], condition: SQL | undefined) {
  const works: ItemColumns[] = [];
  let clock: string | undefined;
  for (let last = 0; ; ) {
    const batch = await readBatch(db, codes, and(gt(item.item_id, last), condition));
    clock ??= batch.clock;
    works.push(batch.works);
    if (batch.works.item_id.length < BATCH) return { works, clock };
    last = batch.last;
  }
}

interface Batch {
  works: ItemColumns;
  last: number;
  clock: string;
}

/** One batch as packed columns: a row for each work would cost the driver ten times as long. */
async function readBatch(db: Db, codes: readonly string[], condition: SQL | undefined): Promise<Batch> {
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
  return { works: mapColumns((name) => unpacked(row[name])), last: row.last, clock: row.clock };
}

/** Every column of the index as an integer. */
function numbers(codes: readonly string[]): Record<ColumnName, SQL.Aliased<number>> {
  const popularity = sql`${item.sales}::bigint * ${POPULARITY.sales} + ${item.collectors} * ${POPULARITY.collectors} + ${item.views} * ${POPULARITY.views}`;
  const columns: Record<ColumnName, SQL> = {
    item_id: sql`${item.item_id}`,
    artist_id: sql`${item.artist_id}`,
    traits: traits(codes),
    subjects: sql`(select coalesce(bit_or(1 << (hashtext(word) & ${sql.raw(String(SUBJECT_BITS - 1))})), 0) from unnest(${item.subjects}) as word)`,
    price_ntd: sql`${item.price_from_ntd}`,
    price_usd: sql`${item.price_from_usd}`,
    price_to_ntd: sql`${item.price_to_ntd}`,
    price_to_usd: sql`${item.price_to_usd}`,
    outer_w: sql`${item.min_outer_w_mm}`,
    outer_h: sql`${item.min_outer_h_mm}`,
    online_at: sql`coalesce(extract(epoch from ${item.online_at}), 0)::int`,
    popularity: sql`least(${popularity}, 2147483647)::int`,
  };
  const aliased = COLUMN_NAMES.map((name) => [name, sql<number>`${columns[name]}`.as(name)]);
  return Object.fromEntries(aliased) as Record<ColumnName, SQL.Aliased<number>>;
}

function traits(codes: readonly string[]): SQL {
  const parts: Record<keyof typeof TRAITS, SQL> = {
    online: sql`(${item.status} = 'online')::int`,
    orientation: sql`array_position(${textArray(ORIENTATIONS)}, ${item.orientation}) - 1`,
    size: bitsOf(SIZE_BANDS, item.size_bands),
    colour: bitsOf(COLOURS, item.colours),
    category: sql`coalesce(array_position(${textArray(codes)}, ${item.category}), 0)`,
  };
  const shifted = Object.entries(parts).map(([part, value]) => {
    const [first] = TRAITS[part as keyof typeof TRAITS];
    return sql`((${value}) << ${sql.raw(String(first))})`;
  });
  return sql.join(shifted, sql` | `);
}

function bitsOf(codes: readonly string[], column: PgColumn): SQL {
  // In brackets: PostgreSQL gives << and | the same rank.
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
