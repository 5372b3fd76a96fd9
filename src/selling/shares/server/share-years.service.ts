import { max, min } from 'drizzle-orm';
import { remembered } from '#db/server/remembered.ts';
import { shareEntry } from './share.tables.ts';

/** The years in which the shop has sold anything, latest first: the same for everyone. */
export const soldYears = remembered(async (db): Promise<number[]> => {
  const [span] = await db.select({ first: min(shareEntry.day), last: max(shareEntry.day) }).from(shareEntry);
  if (!span?.first || !span.last) return [];
  const last = Number(span.last.slice(0, 4));
  return Array.from({ length: last - Number(span.first.slice(0, 4)) + 1 }, (_, at) => last - at);
});
