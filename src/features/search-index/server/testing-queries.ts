import type { Db } from '#db/server/connect.ts';

/** How many statements are sent to the database while `work` runs. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const session = Reflect.get(db, 'session') as { prepareQuery: (...args: unknown[]) => unknown };
  const { prepareQuery } = session;
  let queries = 0;
  session.prepareQuery = function count(...args) {
    queries += 1;
    return prepareQuery.apply(this, args);
  };
  try {
    await work();
  } finally {
    // What it inherits is there again.
    Reflect.deleteProperty(session, 'prepareQuery');
  }
  return queries;
}
