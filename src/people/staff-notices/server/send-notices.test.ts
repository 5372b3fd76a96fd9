import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { dropOldNotices } from '#ground/staff-notices/server/inbox.service.ts';
import { staffInbox, staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { handleNotices, raiseFailingJob, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { readConfig } from '#http/server/config.ts';
import { composeMail } from '#people/mail/server/compose-mail.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { STANDARD_CHOICES } from '../choice.rules.ts';
import { deleteStaffNoticesOf, saveChoices } from './choice.service.ts';
import { noticeJobs } from './notice-jobs.service.ts';
import { listNotices, readNotices, unreadNotices } from './notice-list.service.ts';
import { sendDueNotices } from './send-notices.service.ts';
import { shareNewNotices } from './share-notices.service.ts';
import { staffNoticeChoice } from './staff-notice.tables.ts';
import { addStaff, noticeMails, raiseOrders } from './testing-notices.ts';

/** Three in the afternoon in Taipei. */
const NOON = new Date('2026-11-18T15:00:00+08:00');
const laterBy = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const share = (db: Db) => shareNewNotices(db, { gatherMs: 120_000 });
const send = (db: Db, now: Date) => sendDueNotices(db, { hasLine: false }, now);
const SUPPORT = 'support@shop.example';
const WORKSHOP = 'workshop@shop.example';

describe('a notice', () => {
  test('reaches the roles that may see it, once, however often it is raised or shared', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    const editor = await addStaff(db, 'editor', 'editor');
    await raiseOrders(db, ['A1'], NOON);
    await raiseNotice(db, { kind: 'new_order', subject: 'A1' });

    expect(await share(db)).toBe(1);
    expect(await share(db)).toBe(0);

    expect(await unreadNotices(db, support)).toEqual({ unread: 1 });
    expect(await unreadNotices(db, editor)).toEqual({ unread: 0 });
    expect((await listNotices(db, support, undefined)).list).toMatchObject([{ kind: 'new_order', subject: 'A1' }]);
  });

  test('exists only if its transaction commits', async ({ db }) => {
    const failing = db.transaction(async (tx) => {
      await raiseNotice(tx, { kind: 'enquiry', subject: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');

    expect(await db.$count(staffNotice)).toBe(0);
  });

  test('raised and shared by several processes at the same time is in each inbox once', async ({
    database: { db },
  }) => {
    const support = await addStaff(db, 'support', 'support');
    const raising = Array.from({ length: 8 }, () => raiseNotice(db, { kind: 'new_order', subject: 'A1' }));
    await Promise.all(raising);
    const counts = await Promise.all([share(db), share(db), share(db)]);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await unreadNotices(db, support)).toEqual({ unread: 1 });
    const later = new Date(Date.now() + 48 * 3_600_000);
    const mails = await Promise.all([send(db, later), send(db, later), send(db, later)]);
    expect(mails.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('of a failing job is raised once a day', async ({ db }) => {
    await raiseFailingJob(db, 'painting', NOON);
    await raiseFailingJob(db, 'painting', laterBy(60));
    await raiseFailingJob(db, 'painting', laterBy(24 * 60));

    expect(await db.$count(staffNotice)).toBe(2);
  });

  test('is deleted after 60 days, also from the inboxes', async ({ db }) => {
    await addStaff(db, 'support', 'support');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);
    await db.update(staffNotice).set({ created_at: sql`now() - interval '61 days'` });

    await dropOldNotices(db);

    expect([await db.$count(staffNotice), await db.$count(staffInbox)]).toEqual([0, 0]);
  });
});

describe('the mail', () => {
  test('of thirty orders in a minute is one, which counts them', async ({ db }) => {
    await addStaff(db, 'support', 'support');
    await raiseOrders(
      db,
      Array.from({ length: 30 }, (_, at) => `A${at}`),
      NOON,
    );
    await share(db);

    expect(await send(db, laterBy(1))).toBe(0);
    expect(await send(db, laterBy(2))).toBe(1);
    expect(await send(db, laterBy(3))).toBe(0);

    const [mail, ...more] = await noticeMails(db, SUPPORT);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'staff_notice', counts: [{ kind: 'new_order', count: 30 }] });
    expect(mail?.lines).toHaveLength(20);
  });

  test('waits as long as the shop is configured to gather', async ({ db }) => {
    const me = await addStaff(db, 'support', 'support');
    await saveChoices(db, me, { ...STANDARD_CHOICES, quiet_from: null, quiet_to: null, version: 0 });
    const run = async (noticeSeconds: number | undefined) => {
      const config = { ...readConfig({ DEMO: 'off' }), noticeSeconds };
      for (const job of noticeJobs(db, config, pino({ level: 'silent' }))) await job.run(new AbortController().signal);
    };
    await raiseNotice(db, { kind: 'new_order', subject: 'A1' });

    await run(undefined);
    expect(await noticeMails(db, SUPPORT)).toEqual([]);
    await raiseNotice(db, { kind: 'new_order', subject: 'A2' });
    await run(0);
    // The first one is sent too.
    expect((await noticeMails(db, SUPPORT)).map(({ counts }) => counts)).toEqual([[{ kind: 'new_order', count: 2 }]]);
  });

  test('names an order and its amount, and nobody', async ({ db }) => {
    await addStaff(db, 'support', 'support');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);
    await send(db, laterBy(2));

    const [row] = await db.select().from(mailOutbox);
    if (!row) throw new Error('no mail');
    const { subject, text } = await composeMail(db, row, 'https://shop.test');
    expect(subject).toBe('New order A1: NT$3,680');
    expect(text).toContain('https://shop.test/admin/order/A1');
  });

  test('is neither lost nor sent twice if the worker dies before it has marked the lines', async ({ db }) => {
    await addStaff(db, 'support', 'support');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);
    const killed = db.transaction(async (tx) => {
      await send(tx, laterBy(2));
      expect(await noticeMails(tx, SUPPORT)).toHaveLength(1);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await noticeMails(db, SUPPORT)).toEqual([]);

    await send(db, laterBy(3));
    await send(db, laterBy(4));

    expect(await noticeMails(db, SUPPORT)).toHaveLength(1);
  });

  test('is not sent about what a colleague has handled, and the bell names them', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    const colleague = await addStaff(db, 'admin', 'boss');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);

    await handleNotices(db, { kinds: ['new_order'], subjects: ['A1'], by: colleague.member_id });
    await send(db, laterBy(2));

    expect(await noticeMails(db, SUPPORT)).toEqual([]);
    expect(await unreadNotices(db, support)).toEqual({ unread: 0 });
    const [notice] = (await listNotices(db, support, undefined)).list;
    expect(notice?.handled).toMatchObject({ by: expect.stringContaining('boss'), by_me: false });
  });

  test('is no longer sent to a person who has lost the role', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);

    await db.update(member).set({ staff_role: null }).where(eq(member.member_id, support.member_id));
    await send(db, laterBy(2));

    expect(await noticeMails(db, SUPPORT)).toEqual([]);
    expect(await db.$count(staffInbox, sql`due_at is not null`)).toBe(0);
  });

  test('waits if the person has had twelve in an hour, and then counts what was gathered', async ({ db }) => {
    await addStaff(db, 'support', 'support');
    for (let at = 0; at < 14; at++) {
      await raiseOrders(db, [`A${at}`], laterBy(at * 3));
      await share(db);
      await send(db, laterBy(at * 3 + 2));
    }
    expect(await noticeMails(db, SUPPORT)).toHaveLength(12);

    await db.execute(sql`update throttle set since = now() - interval '2 hours'`);
    await send(db, laterBy(200));

    expect((await noticeMails(db, SUPPORT)).at(-1)).toMatchObject({ counts: [{ kind: 'new_order', count: 2 }] });
  });
});

describe('the daily summary', () => {
  test('comes at its hour, and after days of downtime once', async ({ db }) => {
    await addStaff(db, 'workshop', 'workshop');
    await raiseOrders(db, ['A1'], NOON);
    await raiseOrders(db, ['A2'], laterBy(24 * 60));
    await raiseOrders(db, ['A3'], laterBy(48 * 60));
    await share(db);

    expect(await send(db, laterBy(60))).toBe(0);
    expect(await send(db, laterBy(5 * 24 * 60))).toBe(1);
    expect(await send(db, laterBy(5 * 24 * 60 + 1))).toBe(0);

    expect(await noticeMails(db, WORKSHOP)).toMatchObject([
      { kind: 'staff_digest', counts: [{ kind: 'new_order', count: 3 }] },
    ]);
  });
});

describe('a person', () => {
  const chosen = (kinds: object, version = 0) => ({ ...STANDARD_CHOICES, kinds, version });

  test('chooses a pace for each kind, and unsent notices follow', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    await raiseOrders(db, ['A1'], NOON);
    await share(db);

    await saveChoices(db, support, chosen({ new_order: 'digest', message: 'off' }), NOON);
    await raiseNotice(db, { kind: 'message', subject: 7, occurrence: 1 });
    await share(db);
    await send(db, laterBy(2));
    expect(await noticeMails(db, SUPPORT)).toEqual([]);
    await send(db, laterBy(18 * 60));

    expect(await noticeMails(db, SUPPORT)).toMatchObject([{ kind: 'staff_digest' }]);
    expect((await listNotices(db, support, undefined)).list.map(({ kind }) => kind)).toEqual(['new_order']);
  });

  test('cannot choose a kind of another role, nor overwrite a newer version', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    await saveChoices(db, support, chosen({ new_order: 'off', payment_problem: 'now' }));

    await expect(saveChoices(db, support, chosen({}))).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.select().from(staffNoticeChoice)).toMatchObject([{ kinds: { new_order: 'off' }, version: 1 }]);
  });

  test('marks what they have seen as read, not what came meanwhile', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    await raiseOrders(
      db,
      Array.from({ length: 22 }, (_, at) => `A${at}`),
      NOON,
    );
    await share(db);
    const page = await listNotices(db, support, undefined);
    expect(page.list).toHaveLength(20);
    expect((await listNotices(db, support, page.next ?? 0)).list).toHaveLength(2);
    await raiseOrders(db, ['B1'], NOON);
    await share(db);

    expect(await readNotices(db, support, { upto: page.list[0]?.notice_id ?? 0 })).toEqual({ unread: 1 });
  });

  test('is forgotten when they leave', async ({ db }) => {
    const support = await addStaff(db, 'support', 'support');
    await saveChoices(db, support, chosen({ new_order: 'now' }));
    await raiseOrders(db, ['A1'], NOON);
    await share(db);

    await deleteStaffNoticesOf(db, support.member_id);

    expect([await db.$count(staffInbox), await db.$count(staffNoticeChoice)]).toEqual([0, 0]);
  });
});
