import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { fillCart, type OrderShop, requestFor, sendOrder, test } from '#buying/orders/server/testing-orders.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { LANGS } from '#shared/locale.ts';
import { type MailTextEdit, mailKindsReply, mailTextsReply, previewReply } from '../preview.contract.ts';

type Headers = Record<string, string>;
const mails = async (api: TestApi) => (await api('/api/mailbox')).as(mailboxReply).list;
const preview = (api: TestApi, headers: Headers, kind: string, query = 'lang=en') =>
  api(`/api/admin/mail/${kind}?${query}`, { headers });
const codeOf = (reply: Awaited<ReturnType<typeof sendOrder>>) => (reply.body as { order: { code: string } }).order.code;

describe('previews of mails', () => {
  test('show every kind in every language, with an order and a work of the shop', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await fillCart(api, shop.buyer, [shop.poppies]);
    const code = codeOf(await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies])));
    const before = (await mails(api)).length;

    const { list } = (await api('/api/admin/mail', { headers })).as(mailKindsReply);
    expect(list.length).toBeGreaterThan(30);
    expect(list.every(({ subject }) => subject)).toBe(true);
    for (const { kind, source } of list)
      for (const lang of LANGS) {
        const { mail } = (await preview(api, headers, kind, `lang=${lang}`)).as(previewReply);
        expect(mail.html, `${kind} ${lang}`).toContain(`lang="${lang === 'zh-Hans' ? 'zh-CN' : lang}"`);
        if (source === 'order') expect(mail).toMatchObject({ about: code, html: expect.stringContaining(code) });
      }
    const money = (await preview(api, headers, 'order_received')).as(previewReply).mail;
    expect(money.text).toContain('Account number');
    // Nothing was sent, and nothing was logged.
    expect(await mails(api)).toHaveLength(before);
    expect(await db.select().from(staffChange)).toEqual([]);
  });

  test('are about the chosen order or work', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await fillCart(api, shop.buyer, [shop.poppies, shop.larger]);
    const first = codeOf(await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies])));
    await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.larger]));

    const about = async (kind: string, of: string | number) =>
      (await preview(api, headers, kind, `lang=en&about=${of}`)).as(previewReply).mail.about;
    expect(await about('paid', first)).toBe(first);
    expect(await about('work_online', shop.poppies.item_id)).toBe(String(shop.poppies.item_id));
    expect((await preview(api, headers, 'paid', 'lang=en&about=CN-200101-AAAAAA')).code).toBe('not_found');
    expect((await preview(api, headers, 'work_online', 'lang=en&about=x')).code).toBe('not_found');
    expect((await preview(api, headers, 'nonsense')).code).toBe('not_found');
  });

  test('show an editor no member but themselves', async ({ api, db, shop }) => {
    const editor = await newStaff(api, db, 'editor');
    const admin = await newStaff(api, db, 'admin');
    const query = 'lang=en&about=mei@example.com';

    expect((await preview(api, editor.headers, 'welcome')).as(previewReply).mail.about).toBe('editor@shop.example');
    expect((await preview(api, editor.headers, 'welcome', query)).code).toBe('forbidden');
    expect((await preview(api, admin.headers, 'welcome', query)).as(previewReply).mail.text).toContain('Mei');
    expect(shop.buyer).toBeDefined();
  });

  test('of an empty shop leave out mails without data', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');

    expect((await preview(api, headers, 'paid')).code).toBe('not_found');
    expect((await preview(api, headers, 'welcome')).status).toBe(200);
  });

  test('are sent only to the viewer, and limited in number', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const send = () => api('/api/admin/mail/welcome/send', { method: 'POST', headers, json: { lang: 'zh-Hant' } });

    expect((await send()).body).toMatchObject({ to: 'editor@shop.example' });
    expect((await mails(api))[0]).toMatchObject({ to: 'editor@shop.example', kind: 'welcome', lang: 'zh-Hant' });
    expect(await db.select().from(staffChange)).toMatchObject([{ subject: 'shop', action: 'send_preview' }]);
    for (let more = 1; more < 20; more++) await send();
    expect((await send()).code).toBe('too_many_requests');
  });
});

describe('the texts of a mail', () => {
  const texts = async (api: TestApi, headers: Headers, kind: string, lang = 'en') =>
    (await api(`/api/admin/mail/${kind}/text?lang=${lang}`, { headers })).as(mailTextsReply);
  const save = (api: TestApi, headers: Headers, kind: string, edit: Omit<MailTextEdit, 'lang'>) =>
    api(`/api/admin/mail/${kind}/text`, { method: 'POST', headers, json: { lang: 'en', ...edit } });
  const standard = 'We have received your order {code}';
  const subjectOf = async (api: TestApi, headers: Headers) => {
    const { id = '' } =
      (await texts(api, headers, 'order_received')).texts.find((one) => one.standard === standard) ?? {};
    return id;
  };
  const order = async (api: TestApi, { buyer, poppies }: OrderShop) => {
    await fillCart(api, buyer, [poppies]);
    return codeOf(await sendOrder(api, buyer, requestFor(buyer, [poppies])));
  };

  test('are the owner’s: the next mail is in their words, in that language only', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const code = await order(api, shop);
    const id = await subjectOf(api, headers);

    const saved = await save(api, headers, 'order_received', { id, version: 0, words: 'Ordered: {code} (thank you!)' });
    expect(saved.as(mailTextsReply).texts).toContainEqual(expect.objectContaining({ id, version: 1, standard }));
    const sent = (await mails(api)).find(({ kind }) => kind === 'order_received');
    expect(sent?.subject).toBe(`Ordered: ${code} (thank you!)`);
    expect((await preview(api, headers, 'order_received', 'lang=zh-Hant')).as(previewReply).mail.subject).toContain(
      '訂單',
    );
    expect(await db.select().from(staffChange)).toMatchObject([
      { action: 'save_words', before: { words: standard }, after: { words: 'Ordered: {code} (thank you!)' } },
    ]);

    await save(api, headers, 'order_received', { id, version: 1, words: null });
    const { mail } = (await preview(api, headers, 'order_received')).as(previewReply);
    expect(mail.subject).toBe(`We have received your order ${code}`);
  });

  test('are not saved over those of a colleague', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await order(api, shop);
    const id = await subjectOf(api, headers);
    await save(api, headers, 'order_received', { id, version: 0, words: 'Mine {code}' });

    expect((await save(api, headers, 'order_received', { id, version: 0, words: 'Theirs {code}' })).code).toBe(
      'conflict',
    );
    expect((await save(api, headers, 'order_received', { id, version: 0, words: null })).code).toBe('conflict');
  });

  test('name no fact that the mail does not have', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await order(api, shop);
    const id = await subjectOf(api, headers);

    for (const words of ['Dear {buyer}', 'Order {code', '{ code }', '']) {
      const refused = await save(api, headers, 'order_received', { id, version: 0, words });
      expect([refused.code, Object.keys((refused.body as { errors?: object }).errors ?? {})], words).toEqual([
        'validation',
        ['words'],
      ]);
    }
    expect((await save(api, headers, 'order_received', { id: 'nothing', version: 0, words: 'Hello' })).code).toBe(
      'not_found',
    );
    expect((await save(api, headers, 'nonsense', { id, version: 0, words: 'Hello' })).code).toBe('not_found');
  });

  test('that the law requires stay as they are', async ({ api, db, shop }) => {
    const { headers } = await newStaff(api, db, 'editor');
    await order(api, shop);
    const binding = (await texts(api, headers, 'arrived')).texts.filter(({ is_binding }) => is_binding);

    expect(binding.map((one) => one.standard.includes('statutory withdrawal period'))).toEqual([true]);
    const { id = '' } = binding[0] ?? {};
    expect((await save(api, headers, 'arrived', { id, version: 0, words: 'No returns.' })).code).toBe('forbidden');
  });
});
