import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, gallery, person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { pdf, post, upload } from '#people/threads/server/testing-files.ts';
import { attachmentReply, postedReply } from '#people/threads/thread.contract.ts';
import { applicationsReply, ownApplicationReply, reviewReply, reviewThreadReply } from '../application.contract.ts';
import { application } from './application.tables.ts';
import { tickAll } from './testing-checks.ts';

type Headers = Record<string, string>;

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const list = async (api: TestApi, headers: Headers, query = '') =>
  (await api(`/api/admin/application${query}`, { headers })).as(applicationsReply);
const one = async (api: TestApi, headers: Headers, id: number) =>
  (await api(`/api/admin/application/${id}`, { headers })).as(reviewReply).application;

async function applicant(api: TestApi, db: Db, email: string, form: object = artist) {
  const { headers } = await newMember(api, db, email, form);
  const own = (await api('/api/application', { headers })).as(ownApplicationReply).application;
  return { headers, id: own?.application_id ?? 0 };
}
const step = (api: TestApi, headers: Headers, id: number, name: string, json: object = {}) =>
  api(`/api/admin/application/${id}/${name}`, { method: 'POST', headers, json });
const check = (api: TestApi, headers: Headers, id: number, json: object) =>
  api(`/api/admin/application/${id}/check`, { method: 'PUT', headers, json });

/** Sends a message with a PDF and returns the attachment's id. */
async function sendFile(api: TestApi, headers: Headers, about: object) {
  const { attachment_id } = (await upload(api, headers, new Uint8Array(pdf))).as(attachmentReply);
  const form = { subject: 'Files', text: 'Here they are.', attachments: [attachment_id], ...about };
  const posted = await post(api, headers, '/api/message', form);
  return { attachment_id, thread_id: posted.as(postedReply).thread_id };
}

describe('the queue', () => {
  test('lists the earliest due first, marks overdue ones, and counts every state', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const late = await applicant(api, db, 'late@example.com');
    const asked = await applicant(api, db, 'asked@example.com');
    const fresh = await applicant(api, db, 'fresh@example.com', gallery);
    await step(api, reviewer.headers, asked.id, 'ask', { reason: 'Which?' });
    const past = new Date(Date.now() - 60_000);
    await db.update(application).set({ due_at: past }).where(eq(application.application_id, late.id));

    const all = await list(api, reviewer.headers);

    expect(all.list.map(({ application_id, is_overdue }) => [application_id, is_overdue])).toEqual([
      [late.id, true],
      [fresh.id, false],
      [asked.id, false],
    ]);
    expect(all.list.map((entry) => entry.gallery?.name)).toEqual([undefined, 'Lin Gallery', undefined]);
    expect(all.counts).toEqual({
      submitted: 2,
      in_review: 0,
      needs_info: 1,
      approved: 0,
      rejected: 0,
      suspended: 0,
    });
    const some = async (query: string) =>
      (await list(api, reviewer.headers, query)).list.map(({ application_id }) => application_id);
    expect(await some('?state=needs_info')).toEqual([asked.id]);
    expect(await some('?kind=gallery')).toEqual([fresh.id]);
    expect(await some('?keyword=LATE@')).toEqual([late.id]);
    expect(await some('?keyword=lin%20gallery')).toEqual([fresh.id]);
    expect(await some('?keyword=mei%20lin')).toHaveLength(3);
    expect(await some('?keyword=%25')).toEqual([]);
    expect(await some('?page=2')).toEqual([]);
    expect((await list(api, reviewer.headers, '?state=approved&kind=gallery')).total).toBe(0);
    expect((await list(api, reviewer.headers, '?state=needs_info')).total).toBe(1);
  });
});

describe('a reviewer', () => {
  test('ticks the checklist, and every reviewer sees who ticked', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const other = await newStaff(api, db, 'admin');
    const { id } = await applicant(api, db, 'mei@example.com');

    await check(api, reviewer.headers, id, { point: 'portfolio', checked: true });
    await check(api, other.headers, id, { point: 'portfolio', checked: true });
    const seen = await one(api, other.headers, id);

    expect(seen.checklist.map(({ point, checked }) => [point, checked?.by])).toEqual([
      ['identity', undefined],
      ['portfolio', 'Mei Lin'],
      ['own_work', undefined],
      ['print_quality', undefined],
      ['statement', undefined],
    ]);
    await check(api, other.headers, id, { point: 'portfolio', checked: false });
    expect((await one(api, reviewer.headers, id)).checklist[1]?.checked).toBeNull();
    expect((await check(api, reviewer.headers, id, { point: 'mandate', checked: true })).status).toBe(422);
    expect((await check(api, reviewer.headers, id, { point: 'mood', checked: true })).status).toBe(422);
    expect((await check(api, reviewer.headers, 999_999, { point: 'portfolio', checked: true })).status).toBe(404);
  });

  test('is refused after an event that they have not seen, and nothing changes', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const other = await newStaff(api, db, 'admin');
    const { id, headers } = await applicant(api, db, 'mei@example.com', gallery);
    const seen = (await one(api, reviewer.headers, id)).events.at(-1)?.event_id;
    await step(api, other.headers, id, 'ask', { reason: 'Whom do you represent?' });
    await api('/api/application/answer', { method: 'POST', headers, json: { text: 'Nobody, to be honest.' } });

    expect((await step(api, reviewer.headers, id, 'approve', { seen })).code).toBe('conflict');
    const now = await one(api, reviewer.headers, id);
    expect([now.state, now.approvals]).toEqual(['submitted', 0]);
    const latest = now.events.at(-1)?.event_id;
    await tickAll(db, id);
    const approved = await step(api, reviewer.headers, id, 'approve', { seen: latest });

    expect(approved.as(reviewReply).application).toMatchObject({
      state: 'in_review',
      approvals: 1,
      approvals_needed: 2,
      approvers: ['Mei Lin'],
      approved_by_me: true,
    });
    expect((await one(api, other.headers, id)).approved_by_me).toBe(false);
  });

  test('reads the application together with the profile', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const { id } = await applicant(api, db, 'mei@example.com', gallery);

    expect(await one(api, reviewer.headers, id)).toMatchObject({
      lang: 'en',
      portfolio: 'https://mei.example',
      gallery: { name: 'Lin Gallery', contact: 'Mei Lin' },
      profile: { mobile: '+886 912 345 678', country_code: 'TW' },
      artist: null,
      checklist: [{ point: 'identity' }, { point: 'company' }, { point: 'mandate' }, {}, {}, {}],
    });
  });

  test('opens the files of the application’s conversation and no others', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const mine = await applicant(api, db, 'mei@example.com');
    const another = await applicant(api, db, 'an@example.com');
    await step(api, reviewer.headers, mine.id, 'ask', { reason: 'Show us a scan.' });
    const { attachment_id } = await sendFile(api, mine.headers, { application_id: mine.id });
    const elsewhere = await sendFile(api, mine.headers, {});
    const open = (headers: Headers, id: number, file: string) =>
      api(`/api/admin/application/${id}/attachment/${file}`, { headers });

    const thread = (await api(`/api/admin/application/${mine.id}/thread`, { headers: reviewer.headers })).as(
      reviewThreadReply,
    );
    expect(thread.list.map(({ side, attachments }) => [side, attachments.length])).toEqual([
      ['shop', 0],
      ['member', 1],
    ]);
    const file = await open(reviewer.headers, mine.id, attachment_id);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('attachment');

    expect((await open(reviewer.headers, another.id, attachment_id)).status).toBe(404);
    expect((await open(reviewer.headers, mine.id, elsewhere.attachment_id)).status).toBe(404);
    // Until the message is sent, only the sender has access to the file.
    const loose = (await upload(api, mine.headers, new Uint8Array(pdf))).as(attachmentReply).attachment_id;
    expect((await open(reviewer.headers, mine.id, loose)).status).toBe(404);
    const closed = `/api/admin/message/attachment/${elsewhere.attachment_id}`;
    expect((await api(closed, { headers: reviewer.headers })).status).toBe(403);
    const support = await newStaff(api, db, 'support');
    for (const headers of [mine.headers, another.headers, support.headers])
      expect((await open(headers, mine.id, attachment_id)).status).toBe(403);
    expect((await open({}, mine.id, attachment_id)).status).toBe(401);
  });

  test('finds an empty conversation, and none for an unknown application', async ({ api, db }) => {
    const reviewer = await newStaff(api, db, 'reviewer');
    const { id } = await applicant(api, db, 'mei@example.com', { ...person, type: 'artist' });
    const thread = (which: number) => api(`/api/admin/application/${which}/thread`, { headers: reviewer.headers });

    expect((await thread(id)).as(reviewThreadReply)).toEqual({ code: 'success', list: [], has_earlier: false });
    expect((await thread(999_999)).status).toBe(404);
  });
});
