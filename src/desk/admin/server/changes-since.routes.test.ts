import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { staffFaqReply } from '#catalogue/pages/faq.contract.ts';
import { legalReply } from '#catalogue/pages/legal.contract.ts';
import { deliveryReply } from '#catalogue/site/setting.contract.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { deskCategoriesReply } from '#desk/work-desk/category-desk.contract.ts';
import { overtakenReply } from '#ground/audit/overtaken.contract.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';

type Headers = Record<string, string>;
type Asked = Record<'subject' | 'subject_id' | 'since', string>;

const since = (api: TestApi, headers: Headers, asked: Partial<Asked>) =>
  api(`/api/admin/change/since?${new URLSearchParams(asked)}`, { headers });
/** A test is one transaction, in which the database's clock does not move. */
const justBefore = (moment: string | null) => new Date(Date.parse(moment ?? '') - 1).toISOString();

describe('an editor of something that was changed meanwhile', () => {
  test('learns who changed a question, before and after', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { list, changed_at } = (await api('/api/admin/faq', { headers })).as(staffFaqReply);
    const [first] = list;
    if (!first) throw new Error('the shop has no question');
    const { id, version, answer, hidden } = first;
    const question = { ...first.question, en: 'How long does it take?' };
    const json = { question, answer, hidden, version };

    const saved = (await api(`/api/admin/faq/${id}`, { method: 'PUT', headers, json })).as(staffFaqReply);
    expect((await api(`/api/admin/faq/${id}`, { method: 'PUT', headers, json })).code).toBe('conflict');

    const changes = (await since(api, headers, { subject: 'faq', subject_id: id })).as(overtakenReply).list;
    expect([first.updated_at, changed_at]).toEqual([null, null]);
    expect(changes).toMatchObject([
      {
        staff: expect.any(String),
        subject_id: id,
        before: { 'question en': first.question.en },
        after: { 'question en': question.en },
      },
    ]);
    const now = saved.list.find((one) => one.id === id)?.updated_at ?? '';
    expect(saved.changed_at).toBe(now);
    const later = await since(api, headers, { subject: 'faq', subject_id: id, since: now });
    expect(later.as(overtakenReply).list).toEqual([]);
    const earlier = await since(api, headers, { subject: 'faq', since: justBefore(now) });
    expect(earlier.as(overtakenReply).list).toHaveLength(1);
  });

  test('learns of changes of all categories', async ({ api, db }) => {
    await openWorkIndex(db);
    const { headers } = await newStaff(api, db, 'editor');
    const { version, list } = (await api('/api/admin/category', { headers })).as(deskCategoriesReply);
    const json = { version, list: list.map((one, at) => (at === 0 ? { ...one, hidden: true } : one)) };

    const saved = (await api('/api/admin/category', { method: 'PUT', headers, json })).as(deskCategoriesReply);

    const asked = { subject: 'category', since: justBefore(saved.changed_at) };
    expect((await since(api, headers, asked)).as(overtakenReply).list).toMatchObject([
      { subject_id: list[0]?.code, before: { hidden: false }, after: { hidden: true } },
    ]);
  });

  test('learns that a document was drafted', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const { words, changed_at } = (await api('/api/admin/legal/terms', { headers })).as(legalReply);
    const json = { revision: 0, ...words, title: { ...words.title, en: 'Our terms' } };

    const saved = await api('/api/admin/legal/terms', { method: 'PUT', headers, json });

    expect([changed_at, saved.as(legalReply).changed_at]).toEqual([null, expect.any(String)]);
    expect((await since(api, headers, { subject: 'page', subject_id: 'terms' })).as(overtakenReply).list).toMatchObject(
      [{ action: 'save_draft', after: { 'title en': 'Our terms' } }],
    );
  });

  test('learns nothing about what others edit', async ({ api, db }) => {
    const support = await newStaff(api, db, 'support');
    const finance = await newStaff(api, db, 'finance');
    const codeOf = async (headers: Headers, subject: string, subject_id: string) =>
      (await since(api, headers, { subject, subject_id })).code;
    const delivery = (await api('/api/admin/setting/delivery', { headers: finance.headers })).as(deliveryReply);

    expect(delivery.updated_at).toBeNull();
    expect(await codeOf(support.headers, 'article', '1')).toBe('forbidden');
    expect(await codeOf(finance.headers, 'setting', 'delivery')).toBe('success');
    expect(await codeOf(finance.headers, 'setting', 'bank')).toBe('forbidden');
    expect(await codeOf(finance.headers, 'member', '1')).toBe('validation');
  });
});
