import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { overtakenReply } from '#ground/audit/overtaken.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { cannedAnswersReply } from '../canned-answer.contract.ts';

const path = '/api/admin/canned_answer';
const bath = {
  title: 'Bathroom',
  text: { en: 'Dear {name}, better not.', 'zh-Hant': '{name} 您好，不建議。', 'zh-Hans': '{name} 您好，不建议。' },
};
const add = async (api: TestApi, headers: Record<string, string>) =>
  (await api(path, { method: 'POST', headers, json: bath })).as(cannedAnswersReply).list[0];

describe('a saved reply', () => {
  test('is stored in three languages, edited by version, removed and restored', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const added = await add(api, headers);
    const one = `${path}/${added?.canned_id}`;
    const edit = (title: string, version: number) =>
      api(one, { method: 'PUT', headers, json: { ...bath, title, version } });

    expect(added).toMatchObject({ ...bath, version: 1 });
    expect((await edit('Damp', 1)).as(cannedAnswersReply).list).toMatchObject([{ title: 'Damp', version: 2 }]);
    expect((await edit('Steam', 1)).code).toBe('conflict');
    expect((await api(one, { method: 'DELETE', headers })).as(cannedAnswersReply).list).toEqual([]);
    expect((await edit('Steam', 2)).code).toBe('not_found');
    expect((await api(`${one}/restore`, { method: 'POST', headers })).as(cannedAnswersReply).list).toHaveLength(1);
    const logged = await db.select().from(staffChange).orderBy(staffChange.change_id);
    expect(logged.map(({ action }) => action)).toEqual(['add', 'edit', 'remove', 'restore']);
    expect(logged[1]).toMatchObject({ before: { title: 'Bathroom' }, after: { title: 'Damp' } });
  });

  test('tells the author of an outdated edit who saved first, and what they changed', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const added = await add(api, headers);
    const text = { ...bath.text, en: 'Dear {name}, please do not.' };
    const json = { title: bath.title, text, version: 1 };
    await api(`${path}/${added?.canned_id}`, { method: 'PUT', headers, json });
    // A test is one transaction, in which the database's clock does not move.
    const since = new Date(Date.parse(added?.updated_at ?? '') - 1).toISOString();
    const asked = new URLSearchParams({ subject: 'canned_answer', subject_id: String(added?.canned_id), since });
    const changesSince = (role: Record<string, string>) => api(`/api/admin/change/since?${asked}`, { headers: role });

    const { list } = (await changesSince(headers)).as(overtakenReply);

    const edit = list.find(({ action }) => action === 'edit');
    expect(edit).toMatchObject({ staff: 'Mei Lin', subject_id: String(added?.canned_id) });
    expect(edit).toMatchObject({ before: { 'text en': bath.text.en }, after: { 'text en': text.en } });
    expect((await changesSince((await newStaff(api, db, 'editor')).headers)).status).toBe(403);
  });

  test('needs all three languages, and only support can write it', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    const reviewer = await newStaff(api, db, 'reviewer');
    const json = { ...bath, text: { ...bath.text, en: '' } };

    expect((await api(path, { method: 'POST', headers, json })).errors).toHaveProperty(['text.en']);
    expect((await api(path, { headers: reviewer.headers })).status).toBe(403);
  });
});
