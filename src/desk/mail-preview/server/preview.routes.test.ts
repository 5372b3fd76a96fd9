import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { fillCart, requestFor, sendOrder, test } from '#buying/orders/server/testing-orders.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { LANGS } from '#shared/locale.ts';
import { mailKindsReply, previewReply } from '../preview.contract.ts';

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
    // Nothing was sent, and nothing told the log.
    expect(await mails(api)).toHaveLength(before);
    expect(await db.select().from(staffChange)).toEqual([]);
  });

  test('tell of the order or work that was chosen', async ({ api, db, shop }) => {
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

  test('of an empty shop leave out what there is nothing to tell of', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');

    expect((await preview(api, headers, 'paid')).code).toBe('not_found');
    expect((await preview(api, headers, 'welcome')).status).toBe(200);
  });

  test('are sent to whoever looks and to nobody else, and not without end', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'editor');
    const send = () => api('/api/admin/mail/welcome/send', { method: 'POST', headers, json: { lang: 'zh-Hant' } });

    expect((await send()).body).toMatchObject({ to: 'editor@shop.example' });
    expect((await mails(api))[0]).toMatchObject({ to: 'editor@shop.example', kind: 'welcome', lang: 'zh-Hant' });
    expect(await db.select().from(staffChange)).toMatchObject([{ subject: 'shop', action: 'send_preview' }]);
    for (let more = 1; more < 20; more++) await send();
    expect((await send()).code).toBe('too_many_requests');
  });
});
