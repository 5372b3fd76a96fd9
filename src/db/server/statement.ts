import { createHash } from 'node:crypto';
import { Column, is, type Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgSession, type PgTransaction, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** Placeholder values by name. */
type Values = Readonly<Record<string, unknown>>;

type PrepareArguments = [
  query: Query,
  fields: SelectedFieldsOrdered | undefined,
  name: string | undefined,
  asArrays: boolean,
];

type RowMapper = (rows: unknown[][]) => unknown[];

/**
 * A query that is built once, on first use, and then known to a PostgreSQL session by its name: no SQL generation
 * and no planning. Variable values are `sql.placeholder(name)`, lists `anyOf(name)`, so that its text is constant;
 * there are as many names as statements in the code.
 * An SQL expression is returned as the driver gives it: cast it in SQL, `mapWith` has no effect here.
 * `plan: 'each'` leaves it unnamed: for a query whose best plan depends on its values.
 */
export function statement<Result>(
  build: (db: Db) => PromiseLike<Result>,
  { plan = 'kept' }: { plan?: 'kept' | 'each' } = {},
): (db: Db, values?: Values) => Promise<Result> {
  let built: [...PrepareArguments, mapper: RowMapper | undefined] | undefined;
  return async (db, values = {}) => {
    built ??= record(build, plan);
    return (await db._.session.prepareQuery(...built).execute(values)) as Result;
  };
}

/** In a statement: the values of a row, each given under the name of its column. */
export function placeholders<Name extends string>(...names: readonly Name[]): Record<Name, Placeholder> {
  const entries = names.map((name) => [name, sql.placeholder(name) as Placeholder] as const);
  return Object.fromEntries(entries) as Record<Name, Placeholder>;
}

/** In a statement: any of the ids given under this name by `idList`. */
export function anyOf(name: string): SQL {
  return sql`any(${sql.placeholder(name)}::int[])`;
}

/** Ids as one value, which both drivers send the same way. */
export function idList(ids: Iterable<number>): string {
  return `{${[...ids].join(',')}}`;
}

/** Inlines constants: a cached plan must know them. With `limit $1` PostgreSQL would expect a tenth of all rows, and read them all. */
class InliningDialect extends PgDialect {
  override sqlToQuery(query: SQL) {
    return super.sqlToQuery(query.inlineParams());
  }
}

/** Records what Drizzle would send. */
class RecordingSession extends PgSession {
  recorded: PrepareArguments | undefined;

  override prepareQuery(...[query, fields, , asArrays]: PrepareArguments): never {
    this.recorded = [query, fields, undefined, asArrays];
    const prepared = { setToken: () => prepared };
    return prepared as never;
  }

  override transaction<T>(_work: (tx: PgTransaction<never, never, never>) => Promise<T>): Promise<T> {
    throw new Error('a statement is one query');
  }
}

function record(
  build: (db: Db) => PromiseLike<unknown>,
  plan: 'kept' | 'each',
): [...PrepareArguments, RowMapper | undefined] {
  const dialect = new InliningDialect();
  const session = new RecordingSession(dialect);
  const query = build(new PgDatabase(dialect, session, undefined) as unknown as Db);
  // A built query still has to be prepared; plain SQL is already.
  (query as { prepare?: (name: string) => unknown }).prepare?.('');
  if (!session.recorded) throw new Error('a statement was built that asks nothing');
  const [built, fields, , asArrays] = session.recorded;
  return [built, fields, plan === 'kept' ? nameOf(built.sql) : undefined, asArrays, fields && rowMapper(fields)];
}

/** Drizzle's own mapping examines each value's column again for each row: up to 8 % of a list's processor time. */
function rowMapper(fields: SelectedFieldsOrdered): RowMapper {
  // Only the query builder itself knows which group of a join may be missing.
  if (fields.some(({ path }) => path.length > 1)) throw new Error('the columns of a statement must not be grouped');
  const keys = fields.map(({ path: [key = ''] }) => key);
  // Most columns take the driver's value as it is.
  const mapped = fields.flatMap(({ path: [key = ''], field }) =>
    is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue ? [{ key, field }] : [],
  );
  return (rows) =>
    rows.map((row) => {
      const result: Record<string, unknown> = {};
      for (let at = 0; at < keys.length; at++) result[keys[at] as string] = row[at];
      for (const { key, field } of mapped) {
        if (result[key] !== null) result[key] = field.mapFromDriverValue(result[key]);
      }
      return result;
    });
}

/** The same text has the same name on every connection of every process; poolers share plans by name. */
function nameOf(text: string): string {
  return `cornice_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}
