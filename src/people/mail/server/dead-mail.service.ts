import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { DeadMail, DeadMailsForm, DeadMailsQuery } from '../dead-mail.contract.ts';
import { deadReasonOf, MOST_AT_ONCE, RETRY_PAUSE_MINUTES } from '../dead-mail.rules.ts';
import { composeMail } from './compose-mail.ts';
import { MAIL_CHANNEL } from './mail.service.ts';
import { mailOutbox } from './mail.tables.ts';

const PAGE = 20;
/** The log names at most this many mails. */
const NAMED = 20;
const isDead = eq(mailOutbox.status, 'dead');
const isRested = or(
  isNull(mailOutbox.retried_at),
  sql`${mailOutbox.retried_at} < clock_timestamp() - make_interval(mins => ${RETRY_PAUSE_MINUTES})`,
);

const ofKind = (kind: string | undefined) => (kind === undefined ? undefined : sql`${mailOutbox.kind} = ${kind}`);

/** A page of dead mails, latest first, and the kinds that occur. */
export async function listDeadMails(db: Db, { kind, page }: DeadMailsQuery, baseUrl: string) {
  const wanted = and(isDead, ofKind(kind));
  const { mail_id } = mailOutbox;
  const counted = await db.$count(
    db
      .select({ mail_id })
      .from(mailOutbox)
      .where(wanted)
      .limit(MOST_COUNTED + 1)
      .as('found'),
  );
  const found = pagesOf(counted, page, PAGE);
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(wanted)
    .orderBy(desc(mailOutbox.created_at), desc(mail_id))
    .limit(PAGE)
    .offset((found.page - 1) * PAGE);
  const list: DeadMail[] = [];
  for (const row of rows) {
    const { to, lang, attempts, problem, created_at, retried_at } = row;
    const subject = await composeMail(db, row, baseUrl).then(
      (mail) => mail.subject,
      // A mail of an older version that we cannot write must not hide the others.
      () => '',
    );
    list.push({
      mail_id: row.mail_id,
      to,
      lang,
      kind: row.kind,
      subject,
      attempts,
      reason: deadReasonOf(problem),
      problem: problem ?? '',
      created_at: created_at.toISOString(),
      retried_at: retried_at?.toISOString() ?? null,
    });
  }
  const kinds = await db
    .select({ kind: mailOutbox.kind, mails: count() })
    .from(mailOutbox)
    .where(isDead)
    .groupBy(mailOutbox.kind)
    .orderBy(asc(mailOutbox.kind));
  return { list, kinds, ...found };
}

/** Queues dead mails again; each at most every ten minutes, with a limit of calls per hour. */
export async function retryMails(db: Db, staff_id: number, form: DeadMailsForm): Promise<number[]> {
  await requireWithinLimit(db, { limit: 'mail_retry', who: String(staff_id) });
  return inTransaction(db, async (tx) => {
    const ids = await change(tx, and(isDead, isRested, chosen(form, isRested)), {
      status: 'queued',
      attempts: 0,
      problem: null,
      due_at: sql`clock_timestamp()`,
      retried_at: sql`clock_timestamp()`,
      // A worker that still had the mail when we gave it up has lost its lease.
      lease: sql`${mailOutbox.lease} + 1`,
    });
    if (ids.length === 0) await refuseNone(tx, form);
    await record(tx, { staff_id, action: 'retry_mails' }, ids);
    await handleNotices(tx, { kinds: ['mail_given_up'], subjects: ids, by: staff_id });
    await sendNotice(tx, MAIL_CHANNEL, '');
    return ids;
  });
}

/** Removes dead mails from the list; they are never sent, but can be restored. */
export function dropMails(db: Db, staff_id: number, form: DeadMailsForm): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const ids = await change(tx, and(isDead, chosen(form)), { status: 'dropped' });
    if (ids.length === 0) throw new Refusal('conflict');
    await record(tx, { staff_id, action: 'drop_mails' }, ids);
    await handleNotices(tx, { kinds: ['mail_given_up'], subjects: ids, by: staff_id });
    return ids;
  });
}

/** Puts dropped mails back on the list. */
export function restoreMails(db: Db, staff_id: number, mailIds: readonly number[]): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    const isDropped = and(eq(mailOutbox.status, 'dropped'), inArray(mailOutbox.mail_id, [...mailIds]));
    const ids = await change(tx, isDropped, { status: 'dead' });
    if (ids.length === 0) throw new Refusal('conflict');
    await record(tx, { staff_id, action: 'restore_mails' }, ids);
    return ids;
  });
}

/** The named mails, or the oldest ones. */
function chosen(form: DeadMailsForm, more?: SQL): SQL {
  const { mail_id, created_at } = mailOutbox;
  if ('mail_ids' in form) return inArray(mail_id, form.mail_ids);
  const where = and(isDead, ofKind(form.kind), more);
  return sql`${mail_id} in (select ${mail_id} from ${mailOutbox} where ${where}
    order by ${created_at}, ${mail_id} limit ${MOST_AT_ONCE})`;
}

async function change(tx: Db, where: SQL | undefined, set: Parameters<ReturnType<Db['update']>['set']>[0]) {
  // Locked in a fixed order, so that of two concurrent calls the second waits and then finds none left.
  const { mail_id } = mailOutbox;
  const locked = await tx.select({ mail_id }).from(mailOutbox).where(where).orderBy(mail_id).for('update');
  const ids = locked.map((row) => row.mail_id);
  if (ids.length > 0) await tx.update(mailOutbox).set(set).where(inArray(mail_id, ids));
  return ids;
}

/** Nothing to retry: someone was faster, or all mails were retried a moment ago. */
async function refuseNone(tx: Db, form: DeadMailsForm): Promise<never> {
  const isResting = (await tx.$count(mailOutbox, and(isDead, chosen(form)))) > 0;
  throw isResting
    ? new Refusal('too_many_requests', { retryAfter: RETRY_PAUSE_MINUTES * 60 })
    : new Refusal('conflict');
}

async function record(tx: Db, change: { staff_id: number; action: string }, ids: readonly number[]): Promise<void> {
  const kinds = await tx
    .selectDistinct({ kind: mailOutbox.kind })
    .from(mailOutbox)
    .where(inArray(mailOutbox.mail_id, [...ids]))
    .orderBy(asc(mailOutbox.kind));
  await recordChange(tx, {
    ...change,
    subject: 'shop',
    subject_id: 'mail',
    after: { mails: ids.length, kinds: kinds.map(({ kind }) => kind), numbers: ids.slice(0, NAMED) },
  });
}
