import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';

/** A table as a backup knows it. Generated columns are left out: the database computes them again. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/** The order of a table's rows, the same on every server: one entry per column of the primary key. */
interface ReadableTable extends TableShape {
  key: { name: string; is_text: boolean }[];
}

export interface SequenceState {
  name: string;
  /** As text: it may be larger than JavaScript's safe integers. */
  last_value: string;
  is_called: boolean;
}

const columns = sql`select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
    order by a.attnum)
  from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;
const key = sql`select json_agg(json_build_object('name', a.attname, 'is_text', a.attcollation <> 0) order by k.at)
  from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, at)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = c.oid and i.indisprimary`;

/** All tables of the shop, by name. */
export async function readTables(db: Db): Promise<ReadableTable[]> {
  const { rows } = await db.execute<{ [K in keyof ReadableTable]: ReadableTable[K] }>(
    sql`select c.relname as name, (${columns}) as columns, coalesce((${key}), '[]') as key
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname collate "C"`,
  );
  return rows;
}

export async function readSequences(db: Db): Promise<SequenceState[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
      order by relname collate "C"`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await db.execute<{ last_value: string; is_called: boolean }>(
      sql`select last_value::text as last_value, is_called from ${sql.identifier(name)}`,
    );
    states.push({ name, last_value: '', is_called: false, ...state.rows[0] });
  }
  return states;
}

export async function writeSequences(db: Db, states: readonly SequenceState[]): Promise<void> {
  for (const { name, last_value, is_called } of states) {
    const quoted = `"${name}"`;
    await db.execute(sql`select setval(${quoted}::regclass, ${last_value}::bigint, ${is_called}::boolean)`);
  }
}

/** The migrations of a database, each by its `when`. */
export async function readMigrations(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ created_at: number }>(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ created_at }) => Number(created_at));
}

const BATCH_ROWS = 200;

/**
 * The rows of a table, a few hundred at a time, each one JSON object on one line. Every value is PostgreSQL's own text,
 * which is exact for all types. They are sorted, so that equal tables have equal lines. Needs a transaction.
 */
export async function* readRows(tx: Db, { name, columns, key }: ReadableTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => sql`t.${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}`);
  const order = key.map((part) => sql`t.${sql.identifier(part.name)}${sql.raw(part.is_text ? ' collate "C"' : '')}`);
  const by = order.length > 0 ? sql.join(order, sql`, `) : sql`t::text collate "C"`;
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line
      from (select ${sql.join(values, sql`, `)} from ${sql.identifier(name)} as t order by ${by}) as r`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${BATCH_ROWS} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts rows as `readRows` gave them. */
export async function writeRows(tx: Db, { name, columns }: TableShape, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name));
  const texts = names.map((column) => sql`${column} text`);
  const values = columns.map((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`);
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_to_recordset(${`[${lines.join(',')}]`}::json) as r(${sql.join(texts, sql`, `)})`,
  );
}
