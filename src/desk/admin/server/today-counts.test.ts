import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { REQUEST_STATES } from '#buying/account/data-request.rules.ts';
import { requestsWaiting } from '#buying/account/server/data-request.service.ts';
import { dataRequest } from '#buying/account/server/member-desk.tables.ts';
import { enquiryWaitsSince, stateOf } from '#buying/contact/enquiry.rules.ts';
import { enquiry } from '#buying/contact/server/contact.tables.ts';
import { listEnquiries, readEnquiry } from '#buying/contact/server/contact-desk.service.ts';
import { enquiriesWaiting } from '#buying/contact/server/enquiry-figures.service.ts';
import { lateEnquiries, lateMessages } from '#buying/contact/server/late-answers.service.ts';
import { messagesDue } from '#buying/messages/server/message-desk.service.ts';
import { insertOrders, reachableOrders } from '#buying/orders/server/testing-reachable.ts';
import { ATTEMPT_STATES, DECISION_STATE } from '#buying/payments/payment-states.rules.ts';
import { paymentAttempt } from '#buying/payments/server/payment.tables.ts';
import { paymentHealth } from '#buying/payments/server/payment-staff.service.ts';
import { countWorksFound } from '#catalogue/works/server/seller-works.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { backgroundJob } from '#ground/jobs/server/job.tables.ts';
import { failingJobs } from '#ground/jobs/server/job-health.ts';
import { APPLICATION_STATES, reviewStepsFrom } from '#people/applications/application.rules.ts';
import { application } from '#people/applications/server/application.tables.ts';
import { applicationsWaiting } from '#people/applications/server/application-figures.service.ts';
import { mailTrouble } from '#people/mail/mail-trouble.rules.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { mailHealth } from '#people/mail/server/mail-figures.service.ts';
import { thread } from '#people/threads/server/thread.tables.ts';
import { countDesk } from '#people/threads/server/thread-desk.service.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { THREAD_STATES, threadState } from '#people/threads/thread.rules.ts';
import { mayStep, REVIEW_STAGE, REVIEW_STEPS as WORK_REVIEW, WORK_STAGES } from '#selling/studio/studio-steps.rules.ts';

/** A Wednesday at noon in Taipei. */
const NOW = new Date('2026-03-18T04:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
/** Long past, just before and just after now, and in the future. */
const MOMENTS = [hoursAgo(24 * 40), hoursAgo(0.01), hoursAgo(-0.01), hoursAgo(-24 * 3)];
const isLate = ({ due_at }: { due_at: Date | null }) => due_at !== null && due_at < NOW;
const first = (dates: readonly (Date | null)[]) =>
  dates.flatMap((date) => date ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
const combined = <One, Other>(ones: readonly One[], others: readonly Other[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

test('applications are counted while a reviewer has to decide', async ({ db }) => {
  const rows = combined(APPLICATION_STATES, [...MOMENTS, null]).map(([state, due_at], at) => ({
    member_id: at + 1,
    kind: 'artist' as const,
    portfolio: '',
    statement: '',
    state,
    due_at,
  }));
  await db.insert(application).values(rows);

  // An approved seller can be suspended, but that is nobody's task.
  const waits = rows.filter(({ state }) =>
    reviewStepsFrom(state).some((step) => step !== 'suspend' && step !== 'reinstate'),
  );
  expect(await applicationsWaiting(db, NOW)).toEqual({
    count: waits.length,
    due: first(waits.map(({ due_at }) => due_at)),
    late: waits.filter(isLate).length,
  });
});

test('works are counted while a reviewer can decide', async ({ db }) => {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const works = WORK_STAGES.flatMap((stage) => {
    const paused =
      stage === 'paused' ? (['seller', 'shop'] as const) : stage === 'removed' ? ([null, 'shop'] as const) : [null];
    return paused.map((paused_by) => ({ stage, paused_by, is_reviewed: false }));
  });
  for (const [at, { stage, paused_by }] of works.entries()) {
    const item_id = await hangWork(db, artist, `Work ${at}`);
    if (stage !== 'online')
      await db.update(item).set({ status: 'offline', stage, paused_by }).where(eq(item.item_id, item_id));
  }

  const waits = works.filter((work) => WORK_REVIEW.some((step) => mayStep(step, work)));
  expect(waits.length).toBeGreaterThan(0);
  expect(await countWorksFound(db, { stage: REVIEW_STAGE })).toBe(waits.length);
});

test('messages are counted while a member waits, and late by the service hours', async ({ db }) => {
  const rows = combined(
    combined(['messages', 'enquiries', 'applications'] as const, [null, ...MOMENTS.slice(0, 2), hoursAgo(30)]),
    [null, hoursAgo(1)],
  ).map(([[desk, waiting_since], closed_at]) => ({
    member_id: 1,
    subject: 'Hello',
    last_by: 'member' as const,
    desk,
    waiting_since,
    closed_at,
  }));
  await db.insert(thread).values(rows);

  const own = rows.filter(({ desk }) => desk === 'messages');
  const waits = own.filter((row) => threadState(row) === 'waiting');
  const counts = Object.fromEntries(
    THREAD_STATES.map((state) => [state, own.filter((row) => threadState(row) === state).length]),
  );
  expect(await countDesk(db, { who: 'all' }, 1)).toEqual(counts);
  const oldest = first(waits.map(({ waiting_since }) => waiting_since));
  expect(await messagesDue(db)).toEqual({ count: waits.length, due: oldest && answerDueAt(oldest) });
  const late = waits.filter(({ waiting_since }) => waiting_since && answerDueAt(waiting_since) < NOW);
  expect(await lateMessages(db, NOW)).toBe(late.length);
  expect([late.length, waits.length]).toEqual([4, 6]);
});

/** Enquiry conversations, and enquiries with and without one, each sent at another time. */
async function addEnquiries(db: Db) {
  const threads = await db
    .insert(thread)
    .values(
      combined([null, hoursAgo(1)], [null, hoursAgo(2)]).map(([waiting_since, closed_at]) => ({
        member_id: 1,
        subject: '',
        last_by: 'member' as const,
        desk: 'enquiries' as const,
        waiting_since,
        closed_at,
      })),
    )
    .returning();
  const about: typeof enquiry.$inferInsert = {
    kind: 'contact',
    lang: 'en',
    title: 'ms',
    firstname: 'Mei',
    lastname: 'Lin',
    email: 'mei@example.com',
    phone: { code: '886', number: '912345678' },
    contents: 'Hello',
  };
  const visitors = combined([null, hoursAgo(1)], MOMENTS.slice(0, 2)).map(([answered_at, created_at]) => ({
    ...about,
    answered_at,
    created_at,
    thread_id: null,
  }));
  const members = threads.map(({ thread_id }, at) => ({
    ...about,
    answered_at: null,
    created_at: hoursAgo(24 * (at + 1)),
    thread_id,
    member_id: 1,
  }));
  const rows = await db
    .insert(enquiry)
    .values([...visitors, ...members])
    .returning();
  const waiting = new Map(threads.map((one) => [one.thread_id, one.waiting_since]));
  return rows.map((row) => {
    const since = enquiryWaitsSince(row, waiting.get(row.thread_id ?? 0) ?? null);
    return { ...row, since, state: stateOf(since) };
  });
}

test('enquiries are counted while they await an answer, and each says the same of itself', async ({ db }) => {
  const rows = await addEnquiries(db);
  const open = rows.filter(({ state }) => state === 'open');

  const waits = open.flatMap(({ since }) => since ?? []);
  const oldest = first(waits);
  expect(await enquiriesWaiting(db)).toEqual({ count: open.length, due: oldest && answerDueAt(oldest) });
  expect(await lateEnquiries(db, NOW)).toBe(waits.filter((since) => answerDueAt(since) < NOW).length);
  for (const state of ['open', 'answered'] as const) {
    const { list } = await listEnquiries(db, { state, who: 'all', page: 1 }, 1);
    const wanted = rows.filter((row) => row.state === state).map(({ enquiry_id }) => enquiry_id);
    expect(list.map(({ enquiry_id }) => enquiry_id).sort()).toEqual(wanted.sort());
  }
  for (const { enquiry_id, state } of rows) expect((await readEnquiry(db, 'en', enquiry_id)).state).toBe(state);
});

test('requests about data are counted while they are open', async ({ db }) => {
  const rows = combined(REQUEST_STATES, MOMENTS).map(([state, due_at], at) => ({
    member_id: at + 1,
    kind: 'export' as const,
    channel: 'mail' as const,
    received_on: '2026-03-01',
    note: '',
    registered_by: 1,
    state,
    due_at,
  }));
  await db.insert(dataRequest).values(rows);

  const open = rows.filter(({ state }) => state === 'open');
  expect(await requestsWaiting(db, NOW)).toEqual({
    count: open.length,
    due: first(open.map(({ due_at }) => due_at)),
    late: open.filter(isLate).length,
  });
});

test('mails are counted when they are late or were given up, payments while staff have to decide, jobs that fail', async ({
  db,
}) => {
  const ages = combined([0.1, 0.2, 24 * 6, 24 * 8].map(hoursAgo), [null, hoursAgo(0.03)]);
  const mails = combined(['queued', 'held', 'sent', 'dead'] as const, ages).map(
    ([status, [created_at, waits_until]]) => ({
      ...({ to: 'a@example.com', lang: 'en', kind: 'welcome' } as const),
      status,
      created_at,
      waits_until,
      retried_at: null,
    }),
  );
  await db.insert(mailOutbox).values(mails);
  const orders = await insertOrders(db, reachableOrders().slice(0, ATTEMPT_STATES.length));
  const attempts = ATTEMPT_STATES.map((state, at) => ({
    attempt_id: randomUUID(),
    order_id: orders[at] ?? 0,
    code: `CN-${at}`,
    number: 1,
    reference: `CN-${at}-1`,
    state,
    ...({ paytype: 'paypal', provider: 'paypal', amount: 100, currency: 'USD' } as const),
    created_at: NOW,
    changed_at: NOW,
  }));
  await db.insert(paymentAttempt).values(attempts);
  await db.execute(sql`delete from background_job`);
  await db.insert(backgroundJob).values([0, 1, 5].map((failures) => ({ name: `job ${failures}`, failures })));

  const inTrouble = (what: string) => mails.filter((mail) => mailTrouble(mail, NOW) === what).length;
  expect(await mailHealth(db, NOW)).toEqual({ late: inTrouble('late'), dead: inTrouble('dead') });
  expect([inTrouble('late'), inTrouble('dead')]).toEqual([3, 7]);
  expect((await paymentHealth(db)).held).toBe(attempts.filter(({ state }) => state === DECISION_STATE).length);
  expect((await failingJobs(db)).map(({ failures }) => failures)).toEqual([1, 5]);
});
