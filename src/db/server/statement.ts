import { createHash } from 'node:crypto';
import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDatabase, PgDialect, PgSession, type PgTransaction, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** What a statement's placeholders stand for, by name. */
type Values = Readonly<Record<string, unknown>>;

type PrepareArguments = [
  query: Query,
  fields: SelectedFieldsOrdered | undefined,
  name: string | undefined,
  asArrays: boolean,
];

/**
 * A query that is built once, when it is first asked, and known to a PostgreSQL session by its name from then on: neither its
 * SQL is written again nor its plan made. What varies stands in it as `sql.placeholder(name)`, lists as `anyOf(name)`, so that
 * its text is always the same; there are as many names as statements in the code.
 *
 * `plan: 'each'` leaves it unnamed: for a question whose best plan depends on what is asked.
 */
export function statement<Result>(
  build: (db: Db) => PromiseLike<Result>,
  { plan = 'kept' }: { plan?: 'kept' | 'each' } = {},
): (db: Db, values?: Values) => Promise<Result> {
  let built: PrepareArguments | undefined;
  return async (db, values = {}) => {
    built ??= record(build, plan);
    return (await db._.session.prepareQuery(...built).execute(values)) as Result;
  };
}

/** In a statement: any of the ids that are given under this name by `idList`, however many. */
export function anyOf(name: string): SQL {
  return sql`any(${sql.placeholder(name)}::int[])`;
}

/** Ids as one value, which both drivers send alike. */
export function idList(ids: Iterable<number>): string {
  return `{${[...ids].join(',')}}`;
}

/**
 * Writes what is always the same into the text: a plan that is kept must know it. With `limit $1` PostgreSQL would expect a
 * tenth of all rows to be wanted, and read them all.
 */
class InliningDialect extends PgDialect {
  override sqlToQuery(query: SQL) {
    return super.sqlToQuery(query.inlineParams());
  }
}

/** Keeps what Drizzle would send instead of sending it. */
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

function record(build: (db: Db) => PromiseLike<unknown>, plan: 'kept' | 'each'): PrepareArguments {
  const dialect = new InliningDialect();
  const session = new RecordingSession(dialect);
  const query = build(new PgDatabase(dialect, session, undefined) as unknown as Db);
  // A query that was built waits to be prepared; plain SQL has been.
  (query as { prepare?: (name: string) => unknown }).prepare?.('');
  if (!session.recorded) throw new Error('a statement was built that asks nothing');
  const [built, fields, , asArrays] = session.recorded;
  // Drizzle knows only from the builder itself which group of a join may be missing.
  if (fields?.some(({ path }) => path.length > 1)) throw new Error('the columns of a statement stand in no groups');
  return [built, fields, plan === 'kept' ? nameOf(built.sql) : undefined, asArrays];
}

/** The same text has the same name on every connection of every process, which is what a pooler shares plans by. */
function nameOf(text: string): string {
  return `cornice_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
}
