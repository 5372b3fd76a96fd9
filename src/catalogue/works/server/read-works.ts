import { endianness } from 'node:os';
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../work-choices.rules.ts';
import { POPULARITY } from '../works.rules.ts';
import { COLUMN_NAMES, type ColumnName, mapColumns, type WorkColumns } from './work-rows.ts';
import { SUBJECT_BITS, TRAITS } from './work-traits.ts';
import { item } from './works.tables.ts';

/** Works per query: few enough that other requests are answered in between. */
const BATCH = 20_000;
/** Concurrent batches, to use the processors of the database and of this server. */
const CONCURRENT = 2;

/** Works in batches, and the database's time before the first read. */
interface ReadWorks {
  works: WorkColumns[];
  clock: string;
}

/** All online works, by ranges of ids; `codes` number the categories. */
export async function readAllWorks(db: Db, codes: readonly string[]): Promise<ReadWorks> {
  const isOnline = eq(item.status, 'online');
  const clock = await readClock(db);
  const [end] = await db
    .select({ last: sql<number>`coalesce(max(${item.item_id}), 0)` })
    .from(item)
    .where(isOnline);
  const works: WorkColumns[] = [];
  const batches = Math.ceil((end?.last ?? 0) / BATCH);
  let next = 0;
  const read = async () => {
    for (let batch = next++; batch < batches; batch = next++) {
      const isIn = and(gt(item.item_id, batch * BATCH), lte(item.item_id, (batch + 1) * BATCH));
      works[batch] = await readBatch(db, codes, and(isIn, isOnline));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, read));
  return { works, clock };
}

/** The works that meet a condition, batch by batch. */
export async function readWorks(db: Db, codes: readonly string[], condition: SQL | undefined): Promise<ReadWorks> {
  const clock = await readClock(db);
  const works: WorkColumns[] = [];
  for (let last = 0; ; ) {
    const batch = await readBatch(db, codes, and(gt(item.item_id, last), condition));
    works.push(batch);
    if (batch.item_id.length < BATCH) return { works, clock };
    last = batch.item_id.at(-1) ?? 0;
  }
}

async function readClock(db: Db): Promise<string> {
  const { rows } = await db.execute<{ clock: string }>(sql`select clock_timestamp()::text as clock`);
  return rows[0]?.clock ?? '';
}

/** One batch as packed columns: a row per work would take the driver ten times as long. */
async function readBatch(db: Db, codes: readonly string[], condition: SQL | undefined): Promise<WorkColumns> {
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
  const [row] = await db.select(packed).from(batch);
  if (!row) throw new Error('an aggregate answered no row');
  return mapColumns((name) => unpacked(row[name]));
}

/** Every column of the index as an integer. */
function numbers(codes: readonly string[]): Record<ColumnName, SQL.Aliased<number>> {
  const popularity = sql`${item.sales}::bigint * ${POPULARITY.sales} + ${item.collectors} * ${POPULARITY.collectors} + ${item.views} * ${POPULARITY.views}`;
  const columns: Record<ColumnName, SQL> = {
    item_id: sql`${item.item_id}`,
    artist_id: sql`${item.artist_id}`,
    traits: traits(codes),
    subjects: subjectBits(),
    price_ntd: sql`${item.price_from_ntd}`,
    price_usd: sql`${item.price_from_usd}`,
    price_to_ntd: sql`${item.price_to_ntd}`,
    price_to_usd: sql`${item.price_to_usd}`,
    outer_w: sql`${item.min_outer_w_mm}`,
    outer_h: sql`${item.min_outer_h_mm}`,
    online_at: sql`coalesce(date_part('epoch', ${item.online_at}), 0)::int`,
    popularity: sql`least(${popularity}, 2147483647)::int`,
  };
  const aliased = COLUMN_NAMES.map((name) => [name, sql<number>`${columns[name]}`.as(name)]);
  return Object.fromEntries(aliased) as Record<ColumnName, SQL.Aliased<number>>;
}

/** A subquery per work would take a third of the time; few works have more subjects than are compared one by one. */
const SUBJECTS_APART = 6;

function subjectBits(): SQL {
  const bit = (word: SQL) => sql`1 << (hashtext(${word}) & ${sql.raw(String(SUBJECT_BITS - 1))})`;
  const apart = Array.from({ length: SUBJECTS_APART }, (_, at) => {
    const word = sql`${item.subjects}[${sql.raw(String(at + 1))}]`;
    return sql`coalesce(${bit(word)}, 0)`;
  });
  const many = sql`(select bit_or(${bit(sql`word`)}) from unnest(${item.subjects}) as word)`;
  const isFew = sql`cardinality(${item.subjects}) <= ${sql.raw(String(SUBJECTS_APART))}`;
  return sql`case when ${isFew} then ${sql.join(apart, sql` | `)} else ${many} end`;
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
  // In brackets: PostgreSQL gives << and | the same precedence.
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

/** PostgreSQL's binary integers: four bytes, big-endian. */
function unpacked(bytes: Uint8Array | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  // A copy with its own aligned buffer.
  const { buffer } = Uint8Array.from(bytes);
  if (endianness() === 'LE') Buffer.from(buffer).swap32();
  return new Int32Array(buffer);
}
