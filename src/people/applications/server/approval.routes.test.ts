import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { gallery, person } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { staffReply } from '#people/members/staff.contract.ts';
import { ownApplicationReply, reviewReply } from '../application.contract.ts';
import { CHECKLIST } from '../application.rules.ts';
import { tickAll } from './testing-checks.ts';

type Headers = Record<string, string>;

async function applicant(api: TestApi, db: Db, form: object) {
  const { headers } = await newMember(api, db, 'mei@example.com', form);
  const own = (await api('/api/application', { headers })).as(ownApplicationReply).application;
  const id = own?.application_id ?? 0;
  const path = `/api/admin/application/${id}`;
  return {
    headers,
    id,
    read: async (by: Headers) => (await api(path, { headers: by })).as(reviewReply).application,
    approve: (by: Headers) => api(`${path}/approve`, { method: 'POST', headers: by, json: {} }),
    check: (by: Headers, point: string) =>
      api(`${path}/check`, { method: 'PUT', headers: by, json: { point, checked: true } }),
  };
}

describe('an approval', () => {
  test('is refused as long as a part is missing or unchecked, and names each in the reviewer’s language', async ({
    api,
    db,
  }) => {
    const { headers, approve, check, read } = await applicant(api, db, { ...person, type: 'artist' });
    const reviewer = (await newStaff(api, db, 'reviewer')).headers;

    const refused = await approve({ ...reviewer, lang: 'zh-Hant' });
    expect([refused.status, refused.code]).toEqual([409, 'application_incomplete']);
    expect(refused.body).toMatchObject({
      missing: ['portfolio', 'statement'],
      unchecked: CHECKLIST.artist,
      errors: { 'missing.portfolio': '作品集', 'unchecked.identity': expect.any(String) },
    });
    const { email: _email, password: _password, ...profile } = person;
    const given = { portfolio: 'https://mei.example', statement: 'I paint.' };
    await api('/api/member/artist', { method: 'POST', headers, json: { ...profile, ...given } });
    for (const point of CHECKLIST.artist.slice(1)) await check(reviewer, point);
    expect((await approve(reviewer)).body).toMatchObject({ missing: [], unchecked: ['identity'] });
    expect(await read(reviewer)).toMatchObject({ state: 'submitted', portfolio: 'https://mei.example' });
    await check(reviewer, 'identity');
    expect((await approve(reviewer)).as(reviewReply).application.state).toBe('approved');
  });
});

describe('a gallery', () => {
  test('needs one approval where one person may review, and the page says so beforehand', async ({ api, db }) => {
    const { id, read, approve } = await applicant(api, db, gallery);
    const admin = (await newStaff(api, db, 'admin')).headers;
    await tickAll(db, id);

    expect(await read(admin)).toMatchObject({ approvals: 0, approvals_needed: 1 });
    expect((await approve(admin)).as(reviewReply).application.state).toBe('approved');
  });

  test('needs two where two may, and can be approved after the other one has lost the role', async ({ api, db }) => {
    const { id, read, approve } = await applicant(api, db, gallery);
    const admin = (await newStaff(api, db, 'admin')).headers;
    await newStaff(api, db, 'reviewer');
    await tickAll(db, id);

    expect(await read(admin)).toMatchObject({ approvals: 0, approvals_needed: 2 });
    expect((await approve(admin)).as(reviewReply).application).toMatchObject({
      state: 'in_review',
      approvals: 1,
      approvers: ['Mei Lin'],
      steps: ['ask', 'reject'],
    });
    await db.update(member).set({ staff_role: null }).where(eq(member.email, 'reviewer@shop.example'));
    expect(await read(admin)).toMatchObject({ approvals_needed: 1, steps: ['ask', 'approve', 'reject'] });
    expect((await approve(admin)).as(reviewReply).application.state).toBe('approved');
  });

  test('who is on the staff does not count among the reviewers of their own application', async ({ api, db }) => {
    const { headers, id, read, approve } = await applicant(api, db, gallery);
    const admin = (await newStaff(api, db, 'admin')).headers;
    await db.update(member).set({ staff_role: 'reviewer' }).where(eq(member.email, 'mei@example.com'));
    await tickAll(db, id);

    expect(await read(headers)).toMatchObject({ is_own: true, steps: [] });
    expect((await approve(headers)).code).toBe('own_review');
    expect(await read(admin)).toMatchObject({ is_own: false, approvals_needed: 1 });
    expect((await approve(admin)).as(reviewReply).application.state).toBe('approved');
  });

  test('needs one if the admin has chosen so, which is in the log', async ({ api, db }) => {
    const { id, read } = await applicant(api, db, gallery);
    const admin = (await newStaff(api, db, 'admin')).headers;
    const reviewer = (await newStaff(api, db, 'reviewer')).headers;
    const choose = (by: Headers, needed: number, was: number) =>
      api('/api/admin/staff/gallery_reviewers', { method: 'PUT', headers: by, json: { needed, was } });

    expect((await choose(reviewer, 1, 2)).status).toBe(403);
    expect((await choose(admin, 3, 2)).status).toBe(422);
    expect((await choose(admin, 2, 1)).code).toBe('conflict');
    expect((await choose(admin, 1, 2)).as(staffReply)).toMatchObject({ gallery_reviewers: 1, reviewers: 2 });
    expect(await read(reviewer)).toMatchObject({ approvals_needed: 1 });
    expect(await db.select().from(staffChange)).toMatchObject([
      { subject: 'setting', subject_id: 'gallery_reviewers', before: { needed: 2 }, after: { needed: 1 } },
    ]);
    expect((await choose(admin, 2, 1)).as(staffReply).gallery_reviewers).toBe(2);
    expect(id).toBeGreaterThan(0);
  });
});
