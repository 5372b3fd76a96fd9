import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

const CHANNEL = /^[a-z][a-z_]{0,62}$/;

/** The channel itself; other spellings would mean different channels to the two drivers, which quote differently. */
export function checkedChannel(channel: string): string {
  if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is not a channel: use lower-case letters and underscores`);
  return channel;
}

/** Tells every process that listens; inside a transaction they hear it when, and only if, it commits. */
export async function sendNotice(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(noticeOf(channel, payload));
}

/** The same as a statement, for one that writes at the same time. */
export function noticeOf(channel: string, payload: string): SQL {
  return sql`select pg_notify(${checkedChannel(channel)}, ${payload})`;
}
