import type { Db } from './connect.ts';

/** How many statements are sent while `work` runs, also in transactions, without begin and commit. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  // Every transaction has its own session, so we count on their prototype.
  const sessions = Object.getPrototypeOf(db._.session) as {
    prepareQuery: (...args: unknown[]) => unknown;
  };
  const { prepareQuery } = sessions;
  let queries = 0;
  sessions.prepareQuery = function count(...args) {
    queries += 1;
    return prepareQuery.apply(this, args);
  };
  try {
    await work();
  } finally {
    sessions.prepareQuery = prepareQuery;
  }
  return queries;
}
