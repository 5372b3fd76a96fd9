import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

const CHANNEL = /^[a-z][a-z_]{0,62}$/;

/** Validates the channel's name; the two drivers quote other spellings differently. */
export function checkedChannel(channel: string): string {
  if (!CHANNEL.test(channel)) throw new Error(`"${channel}" is not a channel: use lower-case letters and underscores`);
  return channel;
}

/** Notifies every listening process; inside a transaction only when it commits. */
export async function sendNotice(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(noticeOf(channel, payload));
}

/** The same as an SQL expression, for a statement that also writes. */
export function noticeOf(channel: string, payload: string): SQL {
  return sql`select pg_notify(${checkedChannel(channel)}, ${payload})`;
}
