import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { deadMailsDone, deadMailsReply } from '../dead-mail.contract.ts';
import { WAITED_TOO_LONG } from '../dead-mail.rules.ts';
import { retryMails } from './dead-mail.service.ts';
import { queueMails } from './mail.service.ts';
import { mailOutbox } from './mail.tables.ts';
import { giveUpOldMails, leaseMail, settleFailed, settleSent } from './mail-lease.ts';

const PATH = '/api/admin/connection/mail/dead';
const SECRET = '/reset#very-secret';

/** Dead mails to `count` people: the first a password reset, the others a welcome. */
async function giveUp(db: Db, count: number, problem = '550 5.1.1 no such user'): Promise<number[]> {
  const to = (at: number) => ({ to: `reader${at}@example.com`, lang: 'en' as const });
  const reset = { name: 'Lin', path: SECRET, minutes: 30 };
  await queueMails(db, [
    { ...to(0), kind: 'password_reset', data: reset },
    ...Array.from({ length: count - 1 }, (_, at) => ({
      ...to(at + 1),
      kind: 'welcome' as const,
      data: { name: 'Lin' },
    })),
  ]);
  await db.update(mailOutbox).set({ status: 'dead', problem, attempts: 3 }).where(eq(mailOutbox.status, 'queued'));
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.status, 'dead')).orderBy(mailOutbox.mail_id);
  return rows.map(({ mail_id }) => mail_id);
}

function deskOf(api: TestApi, headers: Record<string, string>) {
  const post = (step: string, json: unknown) => api(`${PATH}/${step}`, { method: 'POST', headers, json });
  return {
    post,
    done: async (step: string, json: unknown) => (await post(step, json)).as(deadMailsDone).mail_ids,
    read: async (query = '') => (await api(`${PATH}${query}`, { headers })).as(deadMailsReply),
  };
}

const statusOf = async (db: Db, id = 0) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, id)))[0]?.status;

describe('mails that were given up', () => {
  test('are listed page by page with recipient, kind, subject and the reason in words, without their secrets', async ({
    api,
    db,
  }) => {
    await giveUp(db, 25);
    const desk = deskOf(api, (await newStaff(api, db, 'admin')).headers);

    const first = await desk.read();
    const second = await desk.read('?page=2');
    const resets = await desk.read('?kind=password_reset');

    expect([first.total, first.pages, first.list.length, second.list.length]).toEqual([25, 2, 20, 5]);
    expect(first.kinds).toEqual([
      { kind: 'password_reset', mails: 1 },
      { kind: 'welcome', mails: 24 },
    ]);
    expect(resets.list).toMatchObject([
      { to: 'reader0@example.com', kind: 'password_reset', attempts: 3, reason: 'no_recipient', retried_at: null },
    ]);
    expect(resets.list[0]?.subject).not.toBe('');
    expect(JSON.stringify([first, second, resets])).not.toContain('very-secret');
  });

  test('are only for administrators', async ({ api, db }) => {
    const [id] = await giveUp(db, 1);
    for (const role of ['support', 'editor'] as const) {
      const { headers } = await newStaff(api, db, role);
      expect((await api(PATH, { headers })).code).toBe('forbidden');
      expect((await deskOf(api, headers).post('retry', { mail_ids: [id] })).code).toBe('forbidden');
    }
  });

  test('are queued again one by one, once in ten minutes, and logged', async ({ api, db }) => {
    const [one = 0, two] = await giveUp(db, 2);
    const { headers } = await newStaff(api, db, 'admin');
    const desk = deskOf(api, headers);
    const [before] = await db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, one));

    expect(await desk.done('retry', { mail_ids: [one] })).toEqual([one]);

    const [queued] = await db.select().from(mailOutbox).where(eq(mailOutbox.mail_id, one));
    expect(queued).toMatchObject({ status: 'queued', attempts: 0, problem: null, created_at: before?.created_at });
    expect(await statusOf(db, two)).toBe('dead');
    const [logged] = await db.select().from(staffChange).where(eq(staffChange.action, 'retry_mails'));
    expect(logged).toMatchObject({
      after: { mails: 1, kinds: ['password_reset'], numbers: [one] },
    });

    expect((await desk.post('retry', { mail_ids: [one] })).code).toBe('conflict');
    await db.update(mailOutbox).set({ status: 'dead' }).where(eq(mailOutbox.mail_id, one));
    expect((await desk.post('retry', { mail_ids: [one] })).code).toBe('too_many_requests');
    await db
      .update(mailOutbox)
      .set({ retried_at: sql`now() - interval '11 minutes'` })
      .where(eq(mailOutbox.mail_id, one));
    expect(await desk.done('retry', { mail_ids: [one] })).toEqual([one]);
  });

  test('are retried all together or all of a kind, at most 200 per call, and thirty times an hour', async ({
    api,
    db,
  }) => {
    const ids = await giveUp(db, 203);
    const desk = deskOf(api, (await newStaff(api, db, 'admin')).headers);

    expect(await desk.done('retry', { all: true, kind: 'password_reset' })).toEqual([ids[0]]);
    expect(await desk.done('retry', { all: true })).toEqual(ids.slice(1, 201));
    expect(await desk.done('retry', { all: true })).toEqual(ids.slice(201));
    for (let times = 3; times < 30; times++) await desk.post('retry', { all: true });
    expect((await desk.post('retry', { all: true })).code).toBe('too_many_requests');
    expect((await desk.post('retry', { mail_ids: [] })).status).toBe(422);
    expect((await desk.post('retry', { mail_ids: ids })).status).toBe(422);
  });

  test('are dropped and restored', async ({ api, db }) => {
    const [one = 0, two = 0] = await giveUp(db, 2);
    const desk = deskOf(api, (await newStaff(api, db, 'admin')).headers);

    expect(await desk.done('drop', { mail_ids: [one] })).toEqual([one]);
    expect((await desk.read()).list.map(({ mail_id }) => mail_id)).toEqual([two]);
    expect((await desk.post('drop', { mail_ids: [one] })).code).toBe('conflict');
    expect((await desk.post('retry', { mail_ids: [one] })).code).toBe('conflict');
    expect(await statusOf(db, one)).toBe('dropped');
    for (let mail = await leaseMail(db); mail; mail = await leaseMail(db)) expect(mail.mail_id).not.toBe(one);

    expect(await desk.done('restore', { mail_ids: [one, two] })).toEqual([one]);
    expect((await desk.read()).total).toBe(2);
    expect((await desk.post('restore', { mail_ids: [one] })).code).toBe('conflict');
    expect(await desk.done('drop', { all: true })).toEqual([one, two]);
    const actions = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(actions.map(({ action }) => action)).toEqual(['drop_mails', 'restore_mails', 'drop_mails']);
  });

  test('are not given up as too old right after they were retried, and count again when they fail', async ({ db }) => {
    const [id = 0] = await giveUp(db, 1, WAITED_TOO_LONG);
    await db.update(mailOutbox).set({ created_at: sql`now() - interval '20 days'` });

    await retryMails(db, 1, { mail_ids: [id] });
    await giveUpOldMails(db);

    expect(await statusOf(db, id)).toBe('queued');
  });

  test('that a worker still holds lose their lease when they are retried', async ({ db }) => {
    await queueMails(db, [{ to: 'lin@example.com', lang: 'en', kind: 'welcome', data: { name: 'Lin' } }]);
    const leased = await leaseMail(db);
    if (!leased) throw new Error('the mail was not leased');
    await db.update(mailOutbox).set({ status: 'dead' });
    await retryMails(db, 1, { mail_ids: [leased.mail_id] });

    expect(await settleFailed(db, { ...leased, attempts: 14 }, 'late', true)).toBe(false);

    const again = await leaseMail(db);
    expect(again && (await settleSent(db, again))).toBe(true);
  });
});

// The embedded database has one connection, so nothing is concurrent there.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('at the same moment', () => {
  test('each mail is retried once by concurrent calls, and sent once by concurrent workers', async ({
    database: { db },
  }) => {
    const ids = await giveUp(db, 40);

    const presses = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => retryMails(db, at + 1, at % 2 ? { all: true } : { mail_ids: ids })),
    );
    const leased = await Promise.all(Array.from({ length: 50 }, () => leaseMail(db)));

    const retried = presses.flatMap((press) => (press.status === 'fulfilled' ? press.value : []));
    expect(retried.toSorted((one, other) => one - other)).toEqual(ids);
    const taken = leased.flatMap((mail) => mail?.mail_id ?? []);
    expect(taken.toSorted((one, other) => one - other)).toEqual(ids);
  });
});
