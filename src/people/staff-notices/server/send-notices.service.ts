import { and, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { kindsFor, NOTICE_KIND_NAMES } from '#ground/staff-notices/notice.rules.ts';
import { type DueLine, lockUnsent, peopleWithDue, setDue } from '#ground/staff-notices/server/inbox.service.ts';
import { countAttempt } from '#ground/throttle/server/throttle.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { readStaff, type StaffReader } from '#people/members/server/staff/staff-readers.service.ts';
import type { Channel } from '../choice.rules.ts';
import { readChoices } from './choice.service.ts';
import { linePush } from './staff-notice.tables.ts';

/** Wakes the sender of LINE messages. */
export const LINE_CHANNEL = 'line_push';
const PEOPLE_AT_ONCE = 50;
/** Lines that one mail counts; the rest follow in the next. */
const MOST_COUNTED = 500;
/** Lines that one mail names. */
const MOST_NAMED = 20;

interface Sending {
  /** Whether the shop has a LINE channel. */
  hasLine: boolean;
}

/** Sends every person what is due for them. Returns how many messages were queued. */
export async function sendDueNotices(db: Db, sending: Sending, now = new Date()): Promise<number> {
  let queued = 0;
  for (const id of await peopleWithDue(db, now, PEOPLE_AT_ONCE))
    queued += await inTransaction(db, (tx) => sendTo(tx, id, sending, now));
  return queued;
}

/** One transaction takes the lines from the inbox and queues the mail, so neither happens without the other. */
async function sendTo(tx: Db, memberId: number, { hasLine }: Sending, now: Date): Promise<number> {
  const unsent = await lockUnsent(tx, memberId, MOST_COUNTED);
  const [reader] = await readStaff(tx, [memberId]);
  const mine = reader ? kindsFor(reader) : [];
  // Colleagues may have handled some, and the person may have lost a role.
  const wanted = unsent.filter(({ handled, kind }) => !handled && mine.includes(kind));
  await setDue(tx, memberId, idsOf(unsent.filter((line) => !wanted.includes(line))), null);
  if (!reader) return 0;
  const { channel } = (await readChoices(tx, [memberId]))(memberId);
  let queued = 0;
  for (const pace of ['now', 'digest'] as const) {
    // Notices that are not due yet are sent too: a second mail a minute later helps nobody.
    const lines = wanted.filter((line) => line.pace === pace);
    if (!lines.some(({ due_at }) => due_at <= now)) continue;
    const { allowed, retryAfter } = await countAttempt(tx, { limit: 'staff_notice', who: String(memberId) });
    if (!allowed) {
      await setDue(tx, memberId, idsOf(lines), new Date(now.getTime() + retryAfter * 1_000));
      continue;
    }
    await queueFor(tx, reader, { pace, lines, channel: hasLine && reader.line_id ? channel : 'mail' });
    await setDue(tx, memberId, idsOf(lines), null);
    queued += 1;
  }
  return queued;
}

async function queueFor(
  tx: Db,
  { member_id, name, email: to, lang }: StaffReader,
  { pace, lines, channel }: { pace: DueLine['pace']; lines: readonly DueLine[]; channel: Channel },
): Promise<void> {
  const data = mailData(name, lines);
  if (pace === 'digest') return queueMail(tx, { to, lang, kind: 'staff_digest', data });
  if (channel !== 'line') await queueMail(tx, { to, lang, kind: 'staff_notice', data });
  if (channel === 'mail') return;
  await tx.insert(linePush).values({ member_id, data });
  await sendNotice(tx, LINE_CHANNEL, '');
}

function mailData(name: string, lines: readonly DueLine[]): NoticeSummary {
  const counts = NOTICE_KIND_NAMES.flatMap((kind) => {
    const count = lines.filter((line) => line.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });
  const named = lines.slice(0, MOST_NAMED).map(({ kind, subject, facts }) => ({ kind, subject, facts }));
  return { name, counts, lines: named };
}

function idsOf(lines: readonly DueLine[]): number[] {
  return lines.map(({ notice_id }) => notice_id);
}

/** Deletes LINE messages that were sent or given up a while ago. */
export async function dropOldPushes(db: Db): Promise<void> {
  const isOld = lt(linePush.created_at, sql`now() - interval '7 days'`);
  await db.delete(linePush).where(and(ne(linePush.status, 'queued'), isOld));
}

/** Mails what could not be sent by LINE, to a person who is still staff. */
export async function mailInstead(tx: Db, memberId: number, data: NoticeSummary): Promise<void> {
  const [reader] = await readStaff(tx, [memberId]);
  const { channel } = (await readChoices(tx, [memberId]))(memberId);
  // With both, the mail has been sent already.
  if (!reader || channel === 'both') return;
  await queueMail(tx, { to: reader.email, lang: reader.lang, kind: 'staff_notice', data });
}
