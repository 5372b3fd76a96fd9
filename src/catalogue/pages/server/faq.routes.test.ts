import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { proposalReply, type StaffFaqEntry, staffFaqReply } from '../faq.contract.ts';
import { faqReply } from '../page.contract.ts';

type Headers = Record<string, string>;
const same = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });
const entry = (question: string, answer: string) => ({
  question: same(question),
  answer: [{ kind: 'paragraph', words: same(answer) }],
  hidden: false,
});

const shown = async (api: TestApi, lang = 'en') => (await api('/api/faq', { headers: { lang } })).as(faqReply).list;
const listed = async (api: TestApi, headers: Headers) =>
  (await api('/api/admin/faq', { headers })).as(staffFaqReply).list;
const send = (api: TestApi, headers: Headers, method: 'POST' | 'PUT', path: string, json?: object) =>
  api(`/api/admin/faq${path}`, { method, headers, ...(json && { json }) });
const edit = ({ question, answer, hidden, version }: StaffFaqEntry, more: object) => ({
  question,
  answer,
  hidden,
  version,
  ...more,
});

describe('the questions and answers', () => {
  test('are changed by an editor, immediately visible to visitors, and logged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const [first] = await listed(api, headers);
    if (!first) throw new Error('no question');

    const changed = edit(first, { answer: [{ kind: 'steps', words: same('Wait\nOpen') }] });
    const saved = (await send(api, headers, 'PUT', `/${first.id}`, changed)).as(staffFaqReply).list[0];

    expect(saved).toMatchObject({ id: first.id, version: 1, untouched: false, question: first.question });
    expect((await shown(api, 'zh-Hant'))[0]?.answer).toEqual([
      { kind: 'list', items: ['Wait', 'Open（繁）'], ordered: true },
    ]);
    const log = await db.select().from(staffChange);
    expect(log).toMatchObject([{ subject: 'faq', subject_id: first.id, after: { 'answer en': 'Wait\nOpen' } }]);
    expect(Object.keys(log[0]?.after ?? {}).sort()).toEqual(['answer en', 'answer zh-Hans', 'answer zh-Hant', 'parts']);
  });

  test('follow the software again when its own words are saved', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const own = await listed(api, headers);
    const [first] = own;
    if (!first) throw new Error('no question');

    await send(api, headers, 'PUT', `/${first.id}`, edit(first, { question: same('Other?') }));
    const back = (await send(api, headers, 'PUT', `/${first.id}`, edit(first, { version: 1 }))).as(staffFaqReply);

    const updated_at = expect.any(String);
    expect(back.list).toEqual([{ ...first, version: 2, updated_at, untouched: true }, ...own.slice(1)]);
  });

  test('are not changed by someone who saw an older version', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const [first] = await listed(api, headers);
    if (!first) throw new Error('no question');
    const save = (en: string) => send(api, headers, 'PUT', `/${first.id}`, edit(first, { question: same(en) }));

    const both = await Promise.all([save('One?'), save('Two?')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await send(api, headers, 'POST', `/${first.id}/remove`, { version: 0 })).code).toBe('conflict');
  });

  test('can be added, hidden, removed and restored', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const added = (await send(api, headers, 'POST', '', entry('Do you gift-wrap?', 'Yes.'))).as(staffFaqReply).list;
    const gift = added.at(-1);
    if (!gift) throw new Error('nothing added');

    expect(gift).toMatchObject({ id: 'do-you-gift-wrap', version: 1, untouched: false });
    expect((await shown(api)).at(-1)?.id).toBe(gift.id);
    await send(api, headers, 'PUT', `/${gift.id}`, edit(gift, { hidden: true }));
    expect(await shown(api)).toHaveLength(6);
    await send(api, headers, 'POST', `/${gift.id}/remove`, { version: 2 });
    expect(await listed(api, headers)).toHaveLength(6);
    expect((await send(api, headers, 'PUT', `/${gift.id}`, edit(gift, { version: 3 }))).code).toBe('not_found');
    // An id is never reused, or a link to the old question would open the new one.
    const again = (await send(api, headers, 'POST', '', entry('Do you gift-wrap?', 'No.'))).as(staffFaqReply).list;
    expect(again.at(-1)?.id).toBe('do-you-gift-wrap-2');
    const back = (await send(api, headers, 'POST', `/${gift.id}/restore`)).as(staffFaqReply).list;
    expect(back.find(({ id }) => id === gift.id)).toMatchObject({ hidden: true, version: 4 });
  });

  test('are in the order that staff give them', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const from = (await listed(api, headers)).map(({ id }) => id);
    const to = [...from.slice(1), ...from.slice(0, 1)];

    expect((await send(api, headers, 'PUT', '', { from, to })).as(staffFaqReply).list.map(({ id }) => id)).toEqual(to);
    expect((await shown(api)).map(({ id }) => id)).toEqual(to);
    // Someone else saw the former order.
    expect((await send(api, headers, 'PUT', '', { from, to })).code).toBe('conflict');
    expect((await send(api, headers, 'PUT', '', { from: to, to: to.slice(1) })).code).toBe('conflict');
    expect((await listed(api, headers)).every(({ untouched, version }) => untouched && version === 0)).toBe(true);
  });

  test('are refused if a language is missing, and a proposal fills in Simplified Chinese', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const half = { ...entry('Why?', 'So.'), question: { ...same('Why?'), 'zh-Hans': '' } };

    expect((await send(api, headers, 'POST', '', half)).body).toMatchObject({
      code: 'validation',
      errors: { 'question.zh-Hans': 'Please fill this in.' },
    });
    const proposed = await api('/api/admin/words/simplified', {
      method: 'POST',
      headers,
      json: { texts: ['多久會送到？', ''] },
    });
    expect(proposed.as(proposalReply).texts).toEqual(['多久会送到？', '']);
  });
});
