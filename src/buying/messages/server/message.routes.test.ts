import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { orderPlacedReply } from '#buying/orders/order.contract.ts';
import { fillCart, openOrderShop, requestFor } from '#buying/orders/server/testing-orders.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { profileReply } from '#people/members/member.contract.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { post } from '#people/threads/server/testing-files.ts';
import { message, thread } from '#people/threads/server/thread.tables.ts';
import { deleteMessagesOf, exportMessages } from '#people/threads/server/thread-member.service.ts';
import {
  postedReply,
  staffThreadReply,
  staffThreadsReply,
  type ThreadDetail,
  threadReply,
  threadsReply,
  unreadReply,
} from '#people/threads/thread.contract.ts';
import { STAFF_ROLES } from '#shared/rights.ts';

type Headers = Record<string, string>;

const question = { subject: 'A scratch', text: 'The frame came with a scratch.\nWhat now?' };

const begin = async (api: TestApi, headers: Headers, form: object = question) =>
  (await post(api, headers, '/api/message', form)).as(postedReply).thread_id;
const list = async (api: TestApi, headers: Headers, query = '') =>
  (await api(`/api/message${query}`, { headers })).as(threadsReply);
const read = async (api: TestApi, headers: Headers, id: number, query = '') =>
  (await api(`/api/message/${id}${query}`, { headers })).as(threadReply);
const unread = async (api: TestApi, headers: Headers) =>
  (await api('/api/message/unread', { headers })).as(unreadReply).unread;
const waiting = async (api: TestApi, headers: Headers) =>
  (await api('/api/admin/message', { headers })).as(staffThreadsReply).list;
const texts = ({ list: messages }: ThreadDetail) => messages.map(({ side, text }) => `${side}: ${text}`);

describe('a conversation', () => {
  test('is begun, answered by the shop, read and replied to', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const support = await newStaff(api, db, 'support');
    const id = await begin(api, headers);

    expect(await waiting(api, support.headers)).toMatchObject([
      { thread_id: id, unread: 1, member: { name: 'Mei Lin' } },
    ]);
    expect(await unread(api, headers)).toBe(0);

    await post(api, support.headers, `/api/admin/message/${id}`, { text: 'We send a new one.' });
    expect(await unread(api, headers)).toBe(1);
    expect((await list(api, headers)).list).toMatchObject([
      { subject: 'A scratch', unread: 1, last_by: 'shop', excerpt: 'We send a new one.' },
    ]);

    expect(texts(await read(api, headers, id))).toEqual([`member: ${question.text}`, 'shop: We send a new one.']);
    expect(await unread(api, headers)).toBe(0);
    await post(api, headers, `/api/message/${id}`, { text: 'Thank you!' });
    const detail = await api(`/api/admin/message/${id}`, { headers: support.headers });
    expect(detail.as(staffThreadReply).list).toHaveLength(3);
    expect((await waiting(api, support.headers))[0]?.unread).toBe(0);
  });

  test('is reported by mail in the language of the member', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const support = await newStaff(api, db, 'support');
    await db.update(member).set({ lang: 'zh-Hant' }).where(eq(member.email, 'mei@example.com'));
    const id = await begin(api, headers);

    await post(api, support.headers, `/api/admin/message/${id}`, { text: 'We send a new one.' });

    const mails = (await db.select().from(mailOutbox)).filter(({ kind }) => kind === 'message_answered');
    expect(mails).toMatchObject([
      { to: 'mei@example.com', lang: 'zh-Hant', data: { subject: 'A scratch', path: `/account/message/${id}` } },
    ]);
    const [mail] = (await api('/api/mailbox')).as(mailboxReply).list;
    expect(mail?.text).toContain('We send a new one.');
    expect(mail?.text).toContain(`https://shop.test/zh-Hant/account/message/${id}`);
  });

  test('is about an order, a work, or nothing, and never about two things', async ({ api, db }) => {
    const { buyer, poppies } = await openOrderShop(db, api);
    const { headers } = buyer;
    const { item_id } = poppies;
    await fillCart(api, buyer, [poppies]);
    const placed = await post(api, headers, '/api/order/order', requestFor(buyer, [poppies]));
    const { order } = placed.as(orderPlacedReply);

    await begin(api, headers, { ...question, order_code: order.code });
    await begin(api, headers, { ...question, item_id });

    const { list: threads } = await list(api, headers);
    expect(threads.map(({ order_code }) => order_code)).toContain(order.code);
    expect(threads.map(({ item }) => item?.title)).toContain('Poppies');
    expect((await post(api, headers, '/api/message', { ...question, item_id: 999_999 })).status).toBe(404);
    expect((await post(api, headers, '/api/message', { ...question, item_id, order_code: order.code })).status).toBe(
      422,
    );
    const thief = await newMember(api, db, 'thief@example.com');
    const foreign = await post(api, thief.headers, '/api/message', { ...question, order_code: order.code });
    expect(foreign.status).toBe(404);
  });

  test('accepts 1 to 2,000 characters as people count them, and no control characters', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const id = await begin(api, headers);
    const reply = async (text: unknown) => (await post(api, headers, `/api/message/${id}`, { text })).status;

    for (const good of ['a', '字'.repeat(2_000), '😀'.repeat(2_000), 'two\nlines']) expect(await reply(good)).toBe(200);
    for (const bad of ['', '   ', 'x'.repeat(2_001), 'a\u0000b', 'a\u001bb', 7, undefined])
      expect(await reply(bad)).toBe(422);
    const subject = { ...question, subject: 'a\nb' };
    expect(Object.keys((await post(api, headers, '/api/message', subject)).errors)).toEqual(['subject']);
    expect((await post(api, headers, '/api/message', { ...question, member_id: 1 })).status).toBe(422);
  });

  test('is posted once, even if it is sent several times with the same key', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const other = await newMember(api, db, 'other@example.com');

    const first = await post(api, headers, '/api/message', question, 'key-00000001');
    const second = await post(api, headers, '/api/message', question, 'key-00000001');
    expect(second.body).toEqual(first.body);
    expect((await post(api, headers, '/api/message', { ...question, text: 'Else.' }, 'key-00000001')).code).toBe(
      'conflict',
    );
    const id = first.as(postedReply).thread_id;
    for (let times = 0; times < 3; times++)
      await post(api, headers, `/api/message/${id}`, { text: 'Hello?' }, 'key-00000002');
    // Another member's key with the same value is another key.
    await post(api, other.headers, '/api/message', question, 'key-00000001');

    expect((await read(api, headers, id)).list).toHaveLength(2);
    expect((await list(api, headers)).total).toBe(1);
    expect((await list(api, other.headers)).total).toBe(1);
    expect((await post(api, headers, '/api/message', question, 'k y')).status).toBe(422);
  });

  test('cannot be begun more than ten times an hour', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    for (let times = 0; times < 10; times++) await begin(api, headers);

    const eleventh = await post(api, headers, '/api/message', question);

    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a list', () => {
  test('has pages, unread conversations first and then the latest', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const { uid } = (await api('/api/member/profile', { headers })).as(profileReply);
    const rows = Array.from({ length: 45 }, (_, at) => ({
      member_id: uid,
      subject: `No ${at}`,
      last_by: 'shop' as const,
      last_at: new Date(Date.UTC(2026, 0, 1, at)),
      member_unread: at === 3 ? 2 : 0,
    }));
    await db.insert(thread).values(rows);

    const first = await list(api, headers);
    const third = await list(api, headers, '?page=3');

    expect(first).toMatchObject({ total: 45, page: 1, pages: 3 });
    expect(first.list.slice(0, 3).map(({ subject }) => subject)).toEqual(['No 3', 'No 44', 'No 43']);
    expect(third.list.at(-1)?.subject).toBe('No 0');
    expect((await list(api, headers, '?page=9')).list).toEqual([]);
    expect((await api('/api/message?page=0', { headers })).status).toBe(422);
  });

  test('of many messages shows the latest and links to earlier ones', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const id = await begin(api, headers);
    const values = Array.from({ length: 60 }, (_, at) => ({
      thread_id: id,
      side: 'shop' as const,
      author_id: 1,
      text: `${at}`,
    }));
    await db.insert(message).values(values);

    const latest = await read(api, headers, id);
    const before = await read(api, headers, id, `?before=${latest.list[0]?.message_id}`);

    expect(latest.list).toHaveLength(50);
    expect(latest.list.at(-1)?.text).toBe('59');
    expect(latest.has_earlier).toBe(true);
    expect(before.list).toHaveLength(11);
    expect(before.has_earlier).toBe(false);
  });
});

describe('a conversation is closed', () => {
  test('to every other member, even with a guessed id', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const id = await begin(api, mei.headers, { subject: 'canary', text: 'canary' });
    const before = await db.select().from(thread);

    expect((await api(`/api/message/${id}`, { headers: thief.headers })).status).toBe(404);
    expect((await post(api, thief.headers, `/api/message/${id}`, { text: 'Mine now.' })).status).toBe(404);
    const missing = await api('/api/message/2147483647', { headers: thief.headers });
    expect((await api(`/api/message/${id}`, { headers: thief.headers })).body).toEqual(missing.body);
    expect(JSON.stringify(await list(api, thief.headers))).not.toContain('canary');
    expect(await unread(api, thief.headers)).toBe(0);
    expect(await db.select().from(thread)).toEqual(before);
    for (const guess of ['0', '-1', '1.5', 'x', '99999999999'])
      expect((await api(`/api/message/${guess}`, { headers: mei.headers })).status).toBe(404);
  });

  test('to all staff but support and administrators', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    const id = await begin(api, headers);

    for (const role of STAFF_ROLES) {
      const staff = await newStaff(api, db, role);
      const status = role === 'support' || role === 'admin' ? 200 : 403;
      expect([role, (await api('/api/admin/message', { headers: staff.headers })).status]).toEqual([role, status]);
      expect((await api(`/api/admin/message/${id}`, { headers: staff.headers })).status).toBe(status);
      expect((await post(api, staff.headers, `/api/admin/message/${id}`, { text: 'Hello.' })).status).toBe(status);
      expect((await api(`/api/message/${id}`, { headers: staff.headers })).status).toBe(404);
    }
    expect((await api('/api/admin/message', { headers })).status).toBe(403);
    expect((await post(api, headers, `/api/admin/message/${id}`, { text: 'I am the shop.' })).status).toBe(403);
  });
});

test('a deleted member’s messages are deleted', async ({ api, db }) => {
  const { headers } = await newMember(api, db, 'mei@example.com');
  const other = await newMember(api, db, 'other@example.com');
  const id = await begin(api, headers);
  await begin(api, headers, { ...question, subject: 'A question' });
  await post(api, headers, `/api/message/${id}`, { text: 'It is long.' });
  await begin(api, other.headers);
  const { uid } = (await api('/api/member/profile', { headers })).as(profileReply);
  expect(await exportMessages(db, uid)).toMatchObject([
    { subject: 'A scratch', list: [{ text: question.text }, { text: 'It is long.' }] },
    { subject: 'A question', list: [{ text: question.text }] },
  ]);

  await deleteMessagesOf(db, uid);

  expect(await exportMessages(db, uid)).toEqual([]);
  expect(await db.select().from(message)).toHaveLength(1);
});
