import { and, eq, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { readStaff } from '#people/members/server/staff/staff-readers.service.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, type Lang, localeOf } from '#shared/locale.ts';
import type { LineClient, PushOutcome } from './line-client.ts';
import { pushText } from './line-text.ts';
import { mailInstead } from './send-notices.service.ts';
import { linePush } from './staff-notice.tables.ts';

/** Longer than a call to LINE may take. */
const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 60 * 60;
/** Later it is outdated, and LINE deletes the retry key after a day. */
const GOOD_FOR_MS = 12 * 60 * 60_000;

type Push = typeof linePush.$inferSelect;

interface PushWork {
  line: LineClient;
  baseUrl: string;
  log: Log;
}

/** Sends all due LINE messages, one after the other; returns how many LINE accepted. */
export async function sendDuePushes(db: Db, work: PushWork, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (let push = await leasePush(db); push; push = signal?.aborted ? undefined : await leasePush(db))
    if (await sendPush(db, push, work)) sent += 1;
  return sent;
}

/** Leases the next due message: no other process sends it for a minute. */
async function leasePush(db: Db): Promise<Push | undefined> {
  const next = sql`(select push_id from line_push where status = 'queued' and due_at <= clock_timestamp()
    order by due_at limit 1 for update skip locked)`;
  const [push] = await db
    .update(linePush)
    .set({
      lease: sql`${linePush.lease} + 1`,
      attempts: sql`${linePush.attempts} + 1`,
      due_at: sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(eq(linePush.push_id, next))
    .returning();
  return push;
}

async function sendPush(db: Db, push: Push, { line, baseUrl, log }: PushWork): Promise<boolean> {
  const { push_id, member_id, data, attempts } = push;
  const [reader] = await readStaff(db, [member_id]);
  const outcome: PushOutcome =
    data && reader?.line_id
      ? await line.push({ to: reader.line_id, text: await textOf(db, data, reader.lang, baseUrl), key: push_id })
      : { state: 'refused', problem: 'unlinked' };
  if (outcome.state === 'accepted') {
    await settle(db, push, { status: 'sent', data: null, problem: null });
    return true;
  }
  const isTooLate = Date.now() - push.created_at.getTime() > GOOD_FOR_MS;
  log.warn({ push_id, attempts, problem: outcome.problem, state: outcome.state }, 'a LINE message could not be sent');
  if (outcome.state === 'later' && !isTooLate) {
    const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
    const due_at = sql`clock_timestamp() + make_interval(secs => ${pause})`;
    await settle(db, push, { due_at, problem: outcome.problem });
    return false;
  }
  await inTransaction(db, async (tx) => {
    const isMine = await settle(tx, push, { status: 'dead', data: null, problem: outcome.problem });
    if (isMine && data) await mailInstead(tx, member_id, data);
  });
  return false;
}

/** False if the lease was lost. */
async function settle(db: Db, { push_id, lease }: Push, change: Parameters<ReturnType<Db['update']>['set']>[0]) {
  const settled = await db
    .update(linePush)
    .set(change)
    .where(and(eq(linePush.push_id, push_id), eq(linePush.lease, lease), eq(linePush.status, 'queued')))
    .returning({ id: linePush.push_id });
  return settled.length > 0;
}

/** In the person's language, with links on the shop's own address. */
async function textOf(db: Db, data: NoticeSummary, lang: Lang, baseUrl: string): Promise<string> {
  const locale = localeOf(lang);
  const [i18n, { info }] = await Promise.all([i18nFor(locale), readSettings(db)]);
  const urlOf = (path: string) => new URL(joinPath(locale, path), `${baseUrl}/`).href;
  return pushText(data, { i18n, brand: info.brand[lang], urlOf });
}
