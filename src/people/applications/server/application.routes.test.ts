import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { profileReply } from '#people/members/member.contract.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, gallery, person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { threadReply, unreadReply } from '#people/threads/thread.contract.ts';
import { ownApplicationReply, reviewReply } from '../application.contract.ts';
import { APPLICATION_STATES, type ApplicationState, mayStep, REVIEW_STEPS } from '../application.rules.ts';
import { application } from './application.tables.ts';
import { tickAll } from './testing-checks.ts';

type Headers = Record<string, string>;

const read = async (api: TestApi, headers: Headers) =>
  (await api('/api/application', { headers })).as(ownApplicationReply).application;
const standing = async (api: TestApi, headers: Headers) =>
  (await api('/api/member/profile', { headers })).as(profileReply).standing;
/** The text of the latest mail of a kind. */
const mailText = async (api: TestApi, kind: string) =>
  (await api('/api/mailbox')).as(mailboxReply).list.find((mail) => mail.kind === kind)?.text;
const unread = async (api: TestApi, headers: Headers) =>
  (await api('/api/message/unread', { headers })).as(unreadReply).unread;
const mailKinds = async (db: Db) => (await db.select().from(mailOutbox)).map(({ kind }) => kind);

function reviewing(api: TestApi, headers: Headers, id: number) {
  return (step: string, reason?: string) =>
    api(`/api/admin/application/${id}/${step}`, { method: 'POST', headers, json: { reason } });
}

const answer = (api: TestApi, headers: Headers, text: string) =>
  api('/api/application/answer', { method: 'POST', headers, json: { text } });
const again = { portfolio: 'https://mei.example/new', statement: 'I paint more.', agree: true };

/** An artist who has applied, and a reviewer. */
async function applied(api: TestApi, db: Db, form: object = artist) {
  const { headers } = await newMember(api, db, 'mei@example.com', form);
  const reviewer = await newStaff(api, db, 'reviewer');
  const id = (await read(api, headers))?.application_id ?? 0;
  await tickAll(db, id);
  return { headers, id, reviewer: reviewer.headers, review: reviewing(api, reviewer.headers, id) };
}

describe('registering', () => {
  test('as an artist applies immediately, says when an answer is due, and sends a mail', async ({ api, db }) => {
    const { headers } = await applied(api, db);

    const own = await read(api, headers);

    expect(own).toMatchObject({ kind: 'artist', state: 'submitted', portfolio: 'https://mei.example', asked: null });
    expect(new Date(own?.due_at ?? 0).getTime()).toBeGreaterThan(Date.now() + 4 * 24 * 3_600_000);
    expect(own?.history).toMatchObject([{ state: 'submitted', by: 'member' }]);
    expect(await standing(api, headers)).toBe('pending');
    expect(await mailKinds(db)).toContain('application_received');
  });

  test.for([
    ['artist', ['portfolio', 'statement']],
    ['gallery', ['portfolio', 'statement', 'gallery_name', 'contact']],
  ] as const)(
    'as an %s with the specification’s fields alone applies, incompletely',
    async ([type, lacks], { api, db }) => {
      const { headers, id, reviewer } = await applied(api, db, { ...person, type });
      const seen = (await api(`/api/admin/application/${id}`, { headers: reviewer })).as(reviewReply).application;
      const before = await read(api, headers);
      const { email: _email, password: _password, ...profile } = person;
      const given = {
        portfolio: 'https://mei.example',
        statement: 'I paint.',
        company: { name: 'Lin', contact: 'Mei' },
      };
      const saved = await api(`/api/member/${type}`, { method: 'POST', headers, json: { ...profile, ...given } });

      expect(before).toMatchObject({ state: 'submitted', missing: lacks });
      expect(seen.missing).toEqual(lacks);
      expect(saved.status).toBe(200);
      expect((await read(api, headers))?.missing).toEqual([]);
    },
  );

  test('as a basic member applies for nothing', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);

    expect(await read(api, headers)).toBeNull();
    expect((await api('/api/application', { method: 'POST', headers, json: again })).code).toBe('forbidden');
  });
});

describe('a review', () => {
  test('ends with an approval, and the artist may sell from the next request on', async ({ api, db }) => {
    const { headers, review } = await applied(api, db);

    expect((await review('start')).as(reviewReply).application.state).toBe('in_review');
    expect(await read(api, headers)).toMatchObject({ due_at: expect.any(String) });
    expect((await review('approve')).as(reviewReply).application).toMatchObject({
      state: 'approved',
      steps: ['suspend'],
    });

    expect(await standing(api, headers)).toBe('approved');
    expect(await read(api, headers)).toMatchObject({ due_at: null });
    expect(await mailKinds(db)).toContain('application_approved');
  });

  test('may ask a question, and continues when the conversation has the answer', async ({ api, db }) => {
    const { headers, id, reviewer, review } = await applied(api, db);

    await review('ask', 'Which printer do you use?');
    const asked = await read(api, headers);
    expect(asked).toMatchObject({ state: 'needs_info', due_at: null, asked: 'Which printer do you use?' });
    expect(await unread(api, headers)).toBe(1);

    expect((await answer(api, headers, 'An old one.')).body).toMatchObject({
      application: { state: 'submitted', asked: null },
    });
    expect((await answer(api, headers, 'Again.')).code).toBe('conflict');

    const thread = await api(`/api/message/${asked?.thread_id}`, { headers });
    expect(thread.body).toMatchObject({ application_id: id, subject: '' });
    expect(thread.as(threadReply).list.map(({ side, text }) => [side, text])).toEqual([
      ['shop', 'Which printer do you use?'],
      ['member', 'An old one.'],
    ]);
    expect(await mailText(api, 'application_needs_info')).toContain('Which printer do you use?');
    const reviewed = await api(`/api/admin/application/${id}`, { headers: reviewer });
    expect(reviewed.as(reviewReply).application.events).toHaveLength(3);
  });

  test('treats a reply in the conversation as the answer', async ({ api, db }) => {
    const { headers, review } = await applied(api, db);
    await review('ask', 'Which printer do you use?');
    const thread_id = (await read(api, headers))?.thread_id;

    await api(`/api/message/${thread_id}`, { method: 'POST', headers, json: { text: 'An old one.' } });
    await api(`/api/message/${thread_id}`, { method: 'POST', headers, json: { text: 'By the way …' } });

    const own = await read(api, headers);
    expect(own?.state).toBe('submitted');
    expect(own?.history.map(({ text }) => text)).toEqual(['', 'Which printer do you use?', 'An old one.']);
  });

  test('that rejects says why, and the artist may apply again, once', async ({ api, db }) => {
    const { headers, id, review } = await applied(api, db);

    expect((await api('/api/application', { method: 'POST', headers, json: again })).code).toBe('conflict');
    await review('reject', 'Too small.');
    expect(await read(api, headers)).toMatchObject({ state: 'rejected', asked: 'Too small.' });
    expect(await standing(api, headers)).toBe('rejected');

    const next = await api('/api/application', { method: 'POST', headers, json: again });
    const { application: newer } = next.as(ownApplicationReply);
    expect(newer).toMatchObject({ state: 'submitted', statement: 'I paint more.' });
    expect(newer?.application_id).not.toBe(id);
    expect(await standing(api, headers)).toBe('pending');
    expect((await api('/api/application', { method: 'POST', headers, json: again })).code).toBe('conflict');
    expect((await review('approve')).code).toBe('conflict');
    expect(await mailText(api, 'application_rejected')).toContain('Too small.');
  });

  test('can suspend an approved artist and reinstate them', async ({ api, db }) => {
    const { headers, review } = await applied(api, db);
    await review('approve');

    await review('suspend', 'A complaint.');
    expect(await standing(api, headers)).toBe('suspended');
    expect(await read(api, headers)).toMatchObject({ state: 'suspended', asked: 'A complaint.' });
    await review('reinstate', 'Settled.');

    expect(await standing(api, headers)).toBe('approved');
    expect(await unread(api, headers)).toBe(2);
  });

  test('of a gallery needs two reviewers, and the same one counts once', async ({ api, db }) => {
    const { headers, id, review } = await applied(api, db, gallery);
    const other = reviewing(api, (await newStaff(api, db, 'admin')).headers, id);

    expect((await review('approve', 'Looks good to me.')).as(reviewReply).application).toMatchObject({
      state: 'in_review',
      approvals: 1,
    });
    expect((await review('approve')).as(reviewReply).application).toMatchObject({ state: 'in_review', approvals: 1 });
    expect(await standing(api, headers)).toBe('pending');
    expect(JSON.stringify(await read(api, headers))).not.toContain('Looks good');
    expect(await mailKinds(db)).not.toContain('application_approved');
    expect((await other('approve')).as(reviewReply).application).toMatchObject({ state: 'approved', approvals: 2 });
    expect(await standing(api, headers)).toBe('approved');
  });

  test('discards approvals from before the gallery answered a question', async ({ api, db }) => {
    const { headers, id, review } = await applied(api, db, gallery);
    const other = reviewing(api, (await newStaff(api, db, 'admin')).headers, id);
    await review('approve');
    await other('ask', 'Whom do you represent?');
    await answer(api, headers, 'Nobody yet.');

    expect((await other('approve')).as(reviewReply).application).toMatchObject({ state: 'in_review', approvals: 1 });
  });

  test.for(APPLICATION_STATES.flatMap((state) => REVIEW_STEPS.map((step) => [state, step] as const)))(
    'of a %s application may %s, or not',
    async ([state, step], { api, db }) => {
      const { review } = await applied(api, db);
      await db.update(application).set({ state: state as ApplicationState });

      const { status } = await review(step, 'Because.');

      expect(status).toBe(mayStep(step, state) ? 200 : 409);
    },
  );

  test('needs a message for a question, a rejection and a suspension', async ({ api, db }) => {
    const { review } = await applied(api, db);

    for (const step of ['ask', 'reject', 'suspend'])
      expect((await review(step)).body).toMatchObject({ code: 'validation', errors: { reason: expect.any(String) } });
    expect((await review('ask', '   ')).status).toBe(422);
    expect((await review('ask', 'x'.repeat(2_001))).status).toBe(422);
    expect((await review('delete', 'x')).status).toBe(404);
  });

  test('is for reviewers, and never for their own application', async ({ api, db }) => {
    const { headers, id, reviewer } = await applied(api, db);
    const support = await newStaff(api, db, 'support');
    const stranger = await newMember(api, db, 'stranger@example.com');

    for (const who of [headers, support.headers, stranger.headers]) {
      expect((await reviewing(api, who, id)('approve')).status).toBe(403);
      expect((await api('/api/admin/application', { headers: who })).status).toBe(403);
      expect((await api(`/api/admin/application/${id}`, { headers: who })).status).toBe(403);
    }
    expect((await api('/api/admin/application?state=submitted', { headers: reviewer })).body).toMatchObject({
      total: 1,
      list: [{ application_id: id, member: { name: 'Mei Lin', email: 'mei@example.com' } }],
    });
    expect((await api('/api/admin/application/999999', { headers: reviewer })).status).toBe(404);
    const { uid } = (await api('/api/member/profile', { headers: reviewer })).as(profileReply);
    await db.update(application).set({ member_id: uid });
    await newStaff(api, db, 'admin');
    expect((await reviewing(api, reviewer, id)('approve')).code).toBe('own_review');
  });
});

test("nobody sees or answers another member's application", async ({ api, db }) => {
  const { headers, id, review } = await applied(api, db);
  await review('ask', 'Whose canary is this?');
  const thief = await newMember(api, db, 'thief@example.com', artist);
  const thread_id = (await read(api, headers))?.thread_id;

  expect(JSON.stringify(await read(api, thief.headers))).not.toContain('canary');
  expect((await answer(api, thief.headers, 'Mine.')).code).toBe('conflict');
  const bound = { subject: 'About it', text: 'Hello', application_id: id };
  expect((await api('/api/message', { method: 'POST', headers: thief.headers, json: bound })).status).toBe(404);
  const reply = await api(`/api/message/${thread_id}`, { method: 'POST', headers: thief.headers, json: { text: 'x' } });
  expect(reply.status).toBe(404);
  expect((await read(api, headers))?.state).toBe('needs_info');
});
