import type { Db } from './connect.ts';

/** How many statements are sent to the database while `work` runs, in transactions too, whose own begin and end do not count. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  // Every transaction has a session of its own, so what they all inherit is counted.
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
