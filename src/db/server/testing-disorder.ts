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
 * Rows of a select that asks for no order come backwards in tests. PostgreSQL promises them in none, yet nearly always gives
 * them as they were written: whoever trusts that, a test or the shop, fails here at once and not on one day in a hundred.
 */
export function disorder(db: Db): void {
  // Every transaction has a session of its own; all of them inherit this.
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

/** Whether the outermost select of a statement is ordered; what is no select answers in the order of what it wrote. */
export function hasOrder(text: string): boolean {
  if (!/^\s*(select|with)\b/i.test(text)) return true;
  let outer = text;
  for (let before = ''; before !== outer; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)/g, ' ');
  }
  return /\border by\b/i.test(outer);
}
