import type { Query } from 'drizzle-orm';
import type { Db } from './connect.ts';

interface Prepared {
  execute(...args: unknown[]): Promise<unknown>;
}

interface Sessions {
  prepareQuery(query: Query, ...rest: unknown[]): Prepared;
}

const disordered = new WeakSet<Sessions>();

/**
 * Tests return the rows of an unordered select backwards. PostgreSQL guarantees no order, but nearly always
 * returns rows as written: code that relies on that fails here immediately and not one day in a hundred.
 */
export function reverseUnordered(db: Db): void {
  // Every transaction has its own session; all inherit from this prototype.
  const sessions = Object.getPrototypeOf(db._.session) as Sessions;
  if (disordered.has(sessions)) return;
  disordered.add(sessions);
  const { prepareQuery } = sessions;
  sessions.prepareQuery = function disorderly(query, ...rest) {
    const prepared = prepareQuery.call(this, query, ...rest);
    if (hasOrder(query.sql)) return prepared;
    const { execute } = prepared;
    prepared.execute = async (...args) => {
      const answer = await execute.apply(prepared, args);
      if (Array.isArray(answer)) answer.reverse();
      return answer;
    };
    return prepared;
  };
}

/** Whether the outermost select of a statement is ordered; other statements return rows in the order they wrote them. */
export function hasOrder(text: string): boolean {
  if (!/^\s*(select|with)\b/i.test(text)) return true;
  let outer = text;
  for (let before = ''; before !== outer; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)/g, ' ');
  }
  return /\border by\b/i.test(outer);
}
