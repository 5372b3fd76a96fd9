import { statfs } from 'node:fs/promises';
import { requestsWaiting } from '#buying/account/server/data-request.service.ts';
import { enquiriesWaiting } from '#buying/contact/server/enquiry-figures.service.ts';
import { lateEnquiries, lateMessages } from '#buying/contact/server/late-answers.service.ts';
import { countTroubled } from '#buying/invoices/server/invoice.service.ts';
import { messagesDue } from '#buying/messages/server/message-desk.service.ts';
import { countQueues, paidByDay, placedSince, stuckRefunds } from '#buying/orders/server/order-figures.service.ts';
import { paymentHealth } from '#buying/payments/server/payment-staff.service.ts';
import { countOpenProposals } from '#catalogue/artists/server/proposal.service.ts';
import { commonMisses } from '#catalogue/search/server/search-miss.service.ts';
import { countWorksFound } from '#catalogue/works/server/seller-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { countCasesUpTo } from '#ground/books-cases/server/books-case-read.service.ts';
import { failingJobs } from '#ground/jobs/server/job-health.ts';
import { lastBackup } from '#ground/storage/server/backup-watch.ts';
import { readStorageHealth } from '#ground/storage/server/storage-health.service.ts';
import type { ShopContext } from '#http/server/context.ts';
import { applicationsWaiting } from '#people/applications/server/application-figures.service.ts';
import { mailHealth } from '#people/mail/server/mail-figures.service.ts';
import { openRuns } from '#selling/payouts/server/run-read.service.ts';
import { REVIEW_STAGE } from '#selling/studio/studio-steps.rules.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import { type Access, type Person, verdict } from '#shared/rights.ts';
import { shopDay, shopMidnight } from '#shared/shop-time.ts';
import type { Today } from '../admin.contract.ts';
import {
  CHART_DAYS,
  isOrderQueue,
  lastDays,
  WAITING,
  WAITING_NAMES,
  type Waiting,
  type WaitingElsewhere,
} from '../today.rules.ts';
import { readSetup } from './setup.service.ts';

/** With less than this, a painting's master may not fit. */
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

export async function readToday(
  shop: Pick<ShopContext, 'config' | 'db' | 'log'>,
  person: Person,
  now = new Date(),
): Promise<Today> {
  const { db, config } = shop;
  const may = (access: Access) => verdict(access, person) === 'allowed';
  const day = shopDay(now);
  const days = lastDays(day, CHART_DAYS);
  const since = shopMidnight(days[0] ?? day);
  return {
    day,
    waiting: await readWaitingOf(db, person, now),
    placed: may('finance') ? await placedSince(db, shopMidnight(day)) : null,
    sales: may('finance') ? salesOf(days, await paidByDay(db, since)) : null,
    misses: may('editor') ? await commonMisses(db, days[0] ?? day) : null,
    setup: may('admin') ? await readSetup(shop) : null,
    health: may('admin') ? await readHealth(db, config, now) : null,
  };
}

const dueBy = ({ count, due, late }: { count: number; due: Date | null; late: number }) => ({
  count,
  due: due?.toISOString() ?? null,
  late,
});

/** The tasks that a person's roles allow. */
export function readWaitingOf(db: Db, person: Person, now = new Date()): Promise<Today['waiting']> {
  const wanted = WAITING_NAMES.filter((what) => verdict(WAITING[what], person) === 'allowed');
  return readWaiting(db, wanted, now);
}

/** The tasks of these kinds. */
export async function readWaiting(db: Db, wanted: readonly Waiting[], now: Date): Promise<Today['waiting']> {
  const queues = await countQueues(db, wanted.filter(isOrderQueue));
  const plain = (count: number) => ({ count, due: null, late: 0 });
  const others: Record<WaitingElsewhere, () => Promise<Omit<Today['waiting'][number], 'what'>>> = {
    payments_held: async () => plain((await paymentHealth(db)).held),
    payouts: async () => plain(await openRuns(db)),
    invoices: async () => plain(await countTroubled(db)),
    books_cases: async () => plain(await countCasesUpTo(db, { state: 'open' }, MOST_COUNTED)),
    works: async () => plain(await countWorksFound(db, { stage: REVIEW_STAGE })),
    messages: async () => dueBy({ ...(await messagesDue(db)), late: await lateMessages(db, now) }),
    enquiries: async () => dueBy({ ...(await enquiriesWaiting(db)), late: await lateEnquiries(db, now) }),
    requests: async () => dueBy(await requestsWaiting(db, now)),
    applications: async () => dueBy(await applicationsWaiting(db, now)),
    proposals: async () => plain(await countOpenProposals(db)),
  };
  const waiting: Today['waiting'] = [];
  for (const what of wanted)
    waiting.push({ what, ...(isOrderQueue(what) ? plain(queues.get(what) ?? 0) : await others[what]()) });
  return waiting;
}

function salesOf(days: readonly string[], paid: Awaited<ReturnType<typeof paidByDay>>): NonNullable<Today['sales']> {
  const sum = (day: string, currency: string) =>
    paid.find((one) => one.day === day && one.currency === currency)?.total ?? 0;
  return days.map((day) => ({ day, NTD: sum(day, 'NTD'), USD: sum(day, 'USD') }));
}

/** Whether each part of the shop is well. */
export async function readHealth(
  db: Db,
  { dataDir, demo, s3, smtpUrl }: ShopContext['config'],
  now: Date,
): Promise<NonNullable<Today['health']>> {
  const mail = await mailHealth(db, now);
  // A demo without a mail server keeps its mails, and shows them in a mailbox.
  const keepsMails = demo !== 'off' && smtpUrl === undefined;
  const late = keepsMails ? 0 : mail.late + mail.dead;
  const isSent = smtpUrl !== undefined || keepsMails;
  const { differences } = await paymentHealth(db);
  const payments = differences + (await stuckRefunds(db));
  const jobs = await failingJobs(db);
  // The folder is created with the first file; until then we measure the disk it will be on.
  const { bavail, bsize } = await statfs(dataDir).catch(() => statfs('.'));
  const free = bavail * bsize;
  const bucket = s3 && (await readStorageHealth(db));
  const problem = bucket?.problem ?? undefined;
  const backup = await lastBackup(dataDir, now);
  return [
    { part: 'mail', well: isSent && late === 0, count: late },
    { part: 'payments', well: payments === 0, count: payments },
    { part: 'storage', well: free > LEAST_FREE_BYTES, count: Math.floor(free / 1024 ** 3) },
    ...(s3 ? [{ part: 'bucket' as const, well: !problem, count: 0, ...(problem && { problem }) }] : []),
    ...(backup ? [{ part: 'backup' as const, well: !backup.isLate, count: backup.hours }] : []),
    { part: 'jobs', well: jobs.length === 0, count: jobs.length },
  ];
}
