import { type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { pdf, post, upload } from '#people/threads/server/testing-files.ts';
import { countDesk, deskRows } from '#people/threads/server/thread-desk.service.ts';
import {
  attachmentReply,
  postedReply,
  staffThreadReply,
  staffThreadsReply,
  threadReply,
} from '#people/threads/thread.contract.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

type Headers = Record<string, string>;

const begin = async (api: TestApi, headers: Headers, text = 'What now?') =>
  (await post(api, headers, '/api/message', { subject: 'A scratch', text })).as(postedReply).thread_id;
const desk = async (api: TestApi, headers: Headers, query = '') =>
  (await api(`/api/admin/message${query}`, { headers })).as(staffThreadsReply);
const read = async (api: TestApi, headers: Headers, id: number) =>
  (await api(`/api/admin/message/${id}`, { headers })).as(staffThreadReply);
const sendPdf = async (api: TestApi, headers: Headers) =>
  (await upload(api, headers, new Uint8Array(pdf))).as(attachmentReply).attachment_id;
const fetchFile = (api: TestApi, headers: Headers, id: string) => api(`/api/message/attachment/${id}`, { headers });
const put = (api: TestApi, headers: Headers, path: string, json: object) => api(path, { method: 'PUT', headers, json });
const idOf = async (db: Db, email: string) =>
  (await db.execute<{ id: number }>(sql`select member_id as id from member where email = ${email}`)).rows[0]?.id ?? 0;

async function opened(api: TestApi, db: Db) {
  const support = await newStaff(api, db, 'support');
  const mei = await newMember(api, db, 'mei@example.com');
  return { support: support.headers, mei: mei.headers, id: await begin(api, mei.headers) };
}

describe('the message desk', () => {
  test('calculates due times by the shop’s own calendar', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    const { headers } = await newStaff(api, db, 'admin');
    // A Friday; without the holiday the answer would be due on Monday.
    await db.execute(sql`update thread set waiting_since = '2026-11-13T17:00+08:00'`);
    const value = { closed: ['2026-11-16'], working: [] };
    expect((await put(api, headers, '/api/admin/setting', { key: 'calendar', version: 0, value })).status).toBe(200);

    const due_at = new Date('2026-11-17T17:00+08:00').toISOString();
    expect((await desk(api, support)).list[0]).toMatchObject({ thread_id: id, due_at });
    expect(await read(api, support, id)).toMatchObject({ due_at });
  });

  test('lists the longest waiting member first, page after page', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    await db.execute(sql`insert into thread (member_id, subject, last_by, last_at, waiting_since, desk)
      select member_id, 'Old ' || n, 'member', now(), now() - n * interval '1 microsecond', 'messages'
      from thread, generate_series(1, 45) n`);
    const seen: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { list, next }: { list: { thread_id: number }[]; next: string | null } = await desk(
        api,
        support,
        after && `?after=${after}`,
      );
      seen.push(...list.map(({ thread_id }) => thread_id));
      after = next;
    }

    expect(seen).toHaveLength(46);
    expect(new Set(seen).size).toBe(46);
    expect((await desk(api, support)).list[0]).toMatchObject({ subject: 'Old 45', due_at: expect.any(String) });
    expect((await desk(api, support)).counts).toEqual({ waiting: 46, answered: 0, closed: 0 });
    expect((await api('/api/admin/message?after=yesterday', { headers: support })).status).toBe(422);
    expect((await post(api, mei, `/api/message/${id}`, { text: 'Are you there?' })).status).toBe(200);
    // A member who writes again has been waiting since the first message.
    expect((await desk(api, support)).list.map(({ thread_id }) => thread_id)).not.toContain(id);
  });

  test('assigns a conversation to a colleague; refuses if the assignee has changed', async ({ api, db }) => {
    const { support, id } = await opened(api, db);
    const other = await newStaff(api, db, 'support', 'other');
    const finance = await newStaff(api, db, 'finance');
    const [me, them] = [await idOf(db, 'support@shop.example'), await idOf(db, 'other@shop.example')];
    const assign = (to: number | null, was: number | null) =>
      put(api, support, `/api/admin/thread/${id}/assign`, { to, was });

    expect((await assign(me, null)).as(staffThreadReply).assigned).toMatchObject({ member_id: me });
    expect((await assign(them, null)).code).toBe('conflict');
    expect((await assign(await idOf(db, 'finance@shop.example'), me)).status).toBe(404);
    expect((await desk(api, support, '?who=mine')).list).toHaveLength(1);
    expect((await desk(api, other.headers, '?who=mine')).list).toEqual([]);
    expect((await desk(api, support, '?who=unassigned')).list).toEqual([]);
    expect((await api('/api/admin/message', { headers: finance.headers })).status).toBe(403);
    // A former staff member has no conversations, and blocks nobody.
    await db.execute(sql`update member set staff_role = null where member_id = ${me}`);
    const taken = await put(api, other.headers, `/api/admin/thread/${id}/assign`, { to: them, was: null });
    expect(taken.as(staffThreadReply).assigned).toMatchObject({ member_id: them });
  });

  test('closes a conversation that needs no answer; a new message of the member reopens it', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    const close = (closed: boolean, was: string) => put(api, support, `/api/admin/thread/${id}/close`, { closed, was });

    expect((await close(true, 'waiting')).as(staffThreadReply)).toMatchObject({ state: 'closed', due_at: null });
    expect((await close(true, 'waiting')).code).toBe('conflict');
    expect((await close(false, 'closed')).as(staffThreadReply).state).toBe('waiting');
    await close(true, 'waiting');
    await post(api, mei, `/api/message/${id}`, { text: 'One more thing.' });

    expect((await read(api, support, id)).state).toBe('waiting');
    expect((await desk(api, support)).counts).toEqual({ waiting: 1, answered: 0, closed: 0 });
  });

  test('finds conversations by their member, and leaves out enquiries and applications, which have their own desks', async ({
    api,
    db,
  }) => {
    const { support, id } = await opened(api, db);
    const other = await newMember(api, db, 'anna@north.example');
    const hers = await begin(api, other.headers);
    await db.execute(sql`update thread set desk = 'enquiries' where thread_id = ${id}`);

    expect((await desk(api, support)).list.map(({ thread_id }) => thread_id)).toEqual([hers]);
    expect((await desk(api, support, '?keyword=north')).list).toHaveLength(1);
    expect((await desk(api, support, '?keyword=south')).list).toEqual([]);
    expect((await read(api, support, id)).subject).toBe('A scratch');
  });

  test('reads many conversations through indexes', async ({ api, db }) => {
    await opened(api, db);
    await db.execute(sql`insert into thread (member_id, subject, last_by, last_at, waiting_since, closed_at)
      select n, '', 'member', now() - n * interval '1 minute', case when n % 50 = 0 then now() - n * interval '1 minute' end,
        case when n % 3 = 0 then now() end from generate_series(1, 20000) n`);
    await db.execute(sql`update thread set desk = 'messages'`);
    await db.execute(sql`analyze thread`);
    const planOf = async (state: 'waiting' | 'answered' | 'closed', after?: string) => {
      const rows = deskRows(db, { state, who: 'all', after }, 1) as unknown as SQLWrapper;
      return JSON.stringify((await db.execute(sql`explain ${rows.getSQL()}`)).rows);
    };

    expect(await planOf('waiting')).toContain('thread_waiting');
    for (const plan of [await planOf('answered'), await planOf('closed'), await planOf('closed', '1700000000000000~5')])
      expect(plan).toMatch(/thread_(rest|last)/);
    const [waiting, many] = [401, MOST_COUNTED + 1];
    expect(await countDesk(db, { who: 'all' }, 1)).toEqual({ waiting, answered: many, closed: many });
  });
});

describe('an answer of the shop', () => {
  test('has files that the member may open, which do not count towards the member’s quota', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    const stranger = await newMember(api, db, 'stranger@example.com');
    const file = await sendPdf(api, support);
    const theirs = await sendPdf(api, mei);
    const answer = (attachments: string[]) =>
      post(api, support, `/api/admin/message/${id}`, { text: 'See the paper.', attachments });

    expect((await answer([theirs])).code).toBe('attachment_gone');
    expect((await answer([file])).status).toBe(200);

    const { list } = (await api(`/api/message/${id}`, { headers: mei })).as(threadReply);
    expect(list.at(-1)).toMatchObject({ side: 'shop', attachments: [{ attachment_id: file }] });
    expect((await fetchFile(api, mei, file)).status).toBe(200);
    expect((await fetchFile(api, stranger.headers, file)).status).toBe(404);
    const { rows } = await db.execute<{ bytes: number }>(
      sql`select coalesce(sum(size), 0)::int as bytes from attachment where side = 'member' and message_id is not null`,
    );
    expect(rows).toEqual([{ bytes: 0 }]);
  });

  test('whose author had not seen the latest message is refused', async ({ api, db }) => {
    const { support, mei, id } = await opened(api, db);
    const seen = (await read(api, support, id)).list.at(-1)?.message_id;
    await post(api, mei, `/api/message/${id}`, { text: 'It is solved.' });
    const answer = (after: number | undefined) =>
      post(api, support, `/api/admin/message/${id}`, { text: 'We send a new one.', seen: after });

    expect((await answer(seen)).code).toBe('conflict');
    expect((await answer((await read(api, support, id)).list.at(-1)?.message_id)).status).toBe(200);
    expect((await read(api, support, id)).state).toBe('answered');
  });
});
