import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { holdMails } from '#people/mail/server/held-mail.service.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { threadReply } from '#people/threads/thread.contract.ts';
import { enquiriesReply, enquiryReply } from '../contact-desk.contract.ts';
import { deleteEnquiriesOf, deleteOldEnquiries } from './contact.service.ts';
import { enquiry } from './contact.tables.ts';
import { answerEnquiry } from './enquiry-answer.service.ts';
import { enquiriesWaiting } from './enquiry-figures.service.ts';
import { lateEnquiries } from './late-answers.service.ts';
import { letter, sent } from './testing-contact.ts';

type Headers = Record<string, string>;

const list = async (api: TestApi, headers: Headers, query = '') =>
  (await api(`/api/admin/contact${query}`, { headers })).as(enquiriesReply);
const read = async (api: TestApi, headers: Headers, id: number) =>
  (await api(`/api/admin/contact/${id}`, { headers })).as(enquiryReply).enquiry;
const answer = (api: TestApi, headers: Headers, id: number, json: object, key = {}) =>
  api(`/api/admin/contact/${id}`, { method: 'POST', headers: { ...headers, ...key }, json });

/** Each enquiry comes from its own address. */
async function sendMany(api: TestApi, db: Db, many: number) {
  const rows = Array.from({ length: many }, (_, at) => ({
    kind: 'contact' as const,
    lang: 'en' as const,
    title: 'mx' as const,
    firstname: 'A',
    lastname: 'B',
    email: `v${at}@example.com`,
    phone: { code: '886', number: '1' },
    contents: `Question ${at}`,
  }));
  await db.insert(enquiry).values(rows);
  return list(api, (await newStaff(api, db, 'support')).headers);
}

describe('the enquiry desk', () => {
  test('shows a visitor’s enquiry, answers it by mail in their language, and marks it as answered', async ({
    api,
    db,
  }) => {
    const { headers } = await newStaff(api, db, 'support');
    const { enquiry_id } = await sent(api, db);

    expect(await list(api, headers)).toMatchObject({
      list: [{ enquiry_id, name: '林美', email: letter.email, lang: 'zh-Hant', member_id: null }],
      counts: { open: 1, answered: 0 },
    });
    const detail = await read(api, headers, enquiry_id);
    expect(detail).toMatchObject({
      state: 'open',
      phone: '+886 912 345 678',
      title: 'ms',
      company_phone: '0225551234',
    });
    expect(detail.letters).toMatchObject([{ letter_id: 0, side: 'sender', text: letter.contents }]);

    const after = (await answer(api, headers, enquiry_id, { text: '可以，請避開水氣。\n祝好', seen: 0 })).as(
      enquiryReply,
    );

    expect(after.enquiry.state).toBe('answered');
    expect(await list(api, headers)).toMatchObject({ list: [], counts: { open: 0, answered: 1 } });
    expect((await list(api, headers, '?state=answered')).list).toHaveLength(1);
    const mail = (await api('/api/mailbox')).as(mailboxReply).list[0];
    expect(mail).toMatchObject({ to: letter.email, lang: 'zh-Hant', kind: 'contact_answer' });
    for (const words of ['林美', '可以，請避開水氣。', '祝好', '> 請問這幅畫能掛在浴室嗎？'])
      expect(mail?.text).toContain(words);
  });

  test('answers a member in the conversation, which opens the enquiry again when the member replies', async ({
    api,
    db,
  }) => {
    const support = await newStaff(api, db, 'support');
    const { headers } = await newMember(api, db, 'mei@example.com');
    const { enquiry_id, thread_id } = await sent(api, db, { ...letter, language: 'en' }, headers);
    const before = await read(api, support.headers, enquiry_id);
    const seen = before.letters.at(-1)?.letter_id;

    await answer(api, support.headers, enquiry_id, { text: 'Better not.', seen });

    const thread = (await api(`/api/message/${thread_id}`, { headers })).as(threadReply);
    expect(thread.list.map(({ side, text }) => `${side}: ${text}`)).toEqual([
      `member: ${letter.contents}`,
      'shop: Better not.',
    ]);
    expect((await list(api, support.headers)).counts).toEqual({ open: 0, answered: 1 });
    await api(`/api/message/${thread_id}`, { method: 'POST', headers, json: { text: 'And in the hall?' } });
    expect((await list(api, support.headers)).counts).toEqual({ open: 1, answered: 0 });
    expect((await read(api, support.headers, enquiry_id)).letters).toHaveLength(3);
  });

  test('counts the hours of a member who writes again from the new letter, in the list and in its counts', async ({
    api,
    db,
  }) => {
    const support = await newStaff(api, db, 'support');
    const { headers } = await newMember(api, db, 'mei@example.com');
    const { enquiry_id, thread_id } = await sent(api, db, { ...letter, language: 'en' }, headers);
    const other = await sent(api, db);
    const back = (days: number) => new Date(Date.now() - days * 86_400_000);
    await db
      .update(enquiry)
      .set({ created_at: back(40) })
      .where(eq(enquiry.enquiry_id, enquiry_id));
    await db
      .update(enquiry)
      .set({ created_at: back(30) })
      .where(eq(enquiry.enquiry_id, other.enquiry_id));
    await db.execute(sql`update thread set waiting_since = ${back(40).toISOString()}::timestamptz`);
    expect(await lateEnquiries(db, new Date())).toBe(2);

    const seen = (await read(api, support.headers, enquiry_id)).letters.at(-1)?.letter_id;
    await answer(api, support.headers, enquiry_id, { text: 'Better not.', seen });
    expect(await read(api, support.headers, enquiry_id)).toMatchObject({ waiting_since: null, due_at: null });
    await api(`/api/message/${thread_id}`, { method: 'POST', headers, json: { text: 'And in the hall?' } });

    const open = await list(api, support.headers);
    const since = new Date(open.list[1]?.waiting_since ?? '');
    expect(Date.now() - since.getTime()).toBeLessThan(600_000);
    const due_at = answerDueAt(since).toISOString();
    expect(open.list.map((one) => one.enquiry_id)).toEqual([other.enquiry_id, enquiry_id]);
    expect(open.list[1]).toMatchObject({ due_at });
    expect(await read(api, support.headers, enquiry_id)).toMatchObject({ state: 'open', due_at });
    expect(await lateEnquiries(db, new Date())).toBe(1);
    const { count, due } = await enquiriesWaiting(db);
    expect([count, due?.toISOString()]).toEqual([2, open.list[0]?.due_at]);
  });

  test('a conversation that was closed without an answer does not leave its enquiry open', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const mei = await newMember(api, db, 'mei@example.com');
    const { enquiry_id, thread_id } = await sent(api, db, { ...letter, language: 'en' }, mei.headers);

    const json = { closed: true, was: 'waiting' };
    await api(`/api/admin/thread/${thread_id}/close`, { method: 'PUT', headers, json });

    expect((await list(api, headers)).counts).toEqual({ open: 0, answered: 1 });
    expect((await read(api, headers, enquiry_id)).state).toBe('answered');
  });

  test('refuses an answer whose author had not seen the latest letter', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const { enquiry_id } = await sent(api, db);
    await answer(api, headers, enquiry_id, { text: 'One', seen: 0 });

    const late = await answer(api, headers, enquiry_id, { text: 'Two', seen: 0 });

    expect(late.code).toBe('conflict');
    const { letters } = await read(api, headers, enquiry_id);
    expect(letters.map(({ text }) => text)).toEqual([letter.contents, 'One']);
    const seen = letters.at(-1)?.letter_id;
    expect((await answer(api, headers, enquiry_id, { text: 'Two', seen })).code).toBe('success');
  });

  for (const whose of ['visitor', 'member'] as const) {
    test(`treats an answer to a ${whose} that is sent twice as one: one mail, one row in the log`, async ({
      api,
      db,
    }) => {
      const { headers } = await newStaff(api, db, 'support');
      const asked = whose === 'member' ? (await newMember(api, db, 'mei@example.com')).headers : undefined;
      const { enquiry_id } = await sent(api, db, { ...letter, email: 'mei@example.com' }, asked);
      const seen = (await read(api, headers, enquiry_id)).letters.at(-1)?.letter_id;
      const send = () => answer(api, headers, enquiry_id, { text: 'Yes.', seen }, { 'idempotency-key': 'answer-0001' });

      expect([(await send()).status, (await send()).status]).toEqual([200, 200]);

      const logged = await db.select().from(staffChange).where(eq(staffChange.action, 'answer'));
      const subjects = whose === 'member' ? ['enquiry', 'message'] : ['enquiry'];
      expect(logged.map(({ subject }) => subject).sort()).toEqual(subjects);
      const { list: mails } = (await api('/api/mailbox')).as(mailboxReply);
      expect(mails.filter(({ kind }) => /answer/.test(kind))).toHaveLength(1);
      expect((await read(api, headers, enquiry_id)).letters).toHaveLength(2);
    });
  }

  test('assigns an enquiry to a staff member, who finds it among their own, with its due time', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const other = await newStaff(api, db, 'support', 'other');
    const { enquiry_id } = await sent(api, db);
    const { assigned, colleagues, due_at } = await read(api, headers, enquiry_id);
    const me = colleagues[0]?.member_id ?? 0;
    const assign = (to: number | null, was: number | null) =>
      api(`/api/admin/contact/${enquiry_id}/assign`, { method: 'PUT', headers, json: { to, was } });
    expect([assigned, colleagues.length, Date.parse(due_at ?? '') > Date.now()]).toEqual([null, 2, true]);
    expect((await list(api, headers, '?who=unassigned')).total).toBe(1);

    expect((await assign(me, null)).as(enquiryReply).enquiry.assigned).toEqual({ member_id: me, name: 'Mei Lin' });

    expect((await assign(null, null)).code).toBe('conflict');
    expect((await assign(2_147_483_000, me)).code).toBe('not_found');
    expect((await list(api, headers, '?who=mine')).counts).toEqual({ open: 1, answered: 0 });
    expect((await list(api, other.headers, '?who=mine')).total).toBe(0);
    expect((await list(api, other.headers, '?who=unassigned')).total).toBe(0);
    expect((await list(api, other.headers)).list[0]?.assigned?.member_id).toBe(me);
  });

  test('shows twenty at a time, the longest open first', async ({ api, db }) => {
    const first = await sendMany(api, db, 23);

    expect(first).toMatchObject({ total: 23, page: 1, pages: 2, counts: { open: 23 } });
    expect(first.list).toHaveLength(20);
    expect(first.list[0]?.excerpt).toBe('Question 0');
  });

  test('is only for support and admins', async ({ api, db }) => {
    const { enquiry_id } = await sent(api, db);
    for (const role of ['finance', 'editor', 'reviewer', 'workshop'] as const) {
      const { headers } = await newStaff(api, db, role);
      expect((await api('/api/admin/contact', { headers })).status).toBe(403);
      expect((await answer(api, headers, enquiry_id, { text: 'Hello', seen: 0 })).status).toBe(403);
    }
    const { headers } = await newStaff(api, db, 'admin');
    expect((await read(api, headers, enquiry_id)).enquiry_id).toBe(enquiry_id);
    expect((await api('/api/admin/contact/2147483000', { headers })).status).toBe(404);
  });

  test('mails an answer even to an address that another account has not verified', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    await holdMails(db, letter.email);
    const { enquiry_id } = await sent(api, db);

    await answer(api, headers, enquiry_id, { text: 'Yes', seen: 0 });

    const { list: all } = (await api('/api/mailbox')).as(mailboxReply);
    const mine = all.filter(({ to }) => to === letter.email).map(({ kind, held }) => `${kind} ${held}`);
    expect(mine).toEqual(['contact_answer false', 'contact_received true']);
  });
});

describe('stored enquiries', () => {
  test('of visitors are deleted after two years, of members when they leave', async ({ api, db }) => {
    const { headers } = await newMember(api, db, 'mei@example.com');
    await sent(api, db, letter, headers);
    const [mine] = await db.select().from(enquiry);
    await sendMany(api, db, 2);
    await db.insert(enquiry).values({
      kind: 'contact',
      lang: 'en',
      title: 'mx',
      firstname: 'A',
      lastname: 'B',
      email: 'old@example.com',
      phone: { code: '886', number: '1' },
      contents: 'Old',
      created_at: new Date('2020-01-01'),
    });

    await deleteOldEnquiries(db);
    expect((await db.select().from(enquiry)).map(({ email }) => email)).not.toContain('old@example.com');
    await deleteEnquiriesOf(db, mine?.member_id ?? 0);
    expect(await db.select().from(enquiry)).toHaveLength(2);
  });
});

test('of ten concurrent answers one succeeds', async ({ api: _, database: { db } }) => {
  const staff = { member_id: 2, session_id: 1, email: 's@shop.example', lang: 'en' } as const;
  const person = { ...staff, type: 'basic', standing: 'none', staff_role: 'support' } as const;
  const [row] = await db
    .insert(enquiry)
    .values({
      kind: 'contact',
      lang: 'en',
      title: 'mx',
      firstname: 'A',
      lastname: 'B',
      email: 'v@example.com',
      phone: { code: '886', number: '1' },
      contents: 'Who answers?',
    })
    .returning();

  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_end, at) =>
      answerEnquiry(db, person, row?.enquiry_id ?? 0, { text: `${at}`, seen: 0 }),
    ),
  );

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
