import { expect } from 'vitest';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { findOrder } from './order.service.ts';
import { mailAbout, type OrderNews } from './order-mail.service.ts';
import { order, test } from './testing-orders.ts';

/** One mail of every kind, with its data beyond the order. */
const news: OrderNews[] = [
  { kind: 'order_received' },
  { kind: 'order_paid' },
  { kind: 'payment_reminder' },
  { kind: 'transfer_reported', digits: '4321', amount: 2_460, wait_until: '2026-11-20T10:00:00.000Z' },
  { kind: 'transfer_not_found' },
  { kind: 'paid' },
  { kind: 'order_expired' },
  { kind: 'shipped', carrier: 'Black Cat', tracking: '9001' },
  { kind: 'pickup_ready', pickup_code: '012345', pickup_until: '2026-11-28T15:59:59.999Z' },
  { kind: 'pickup_reminder', pickup_code: '012345', pickup_until: '2026-11-28T15:59:59.999Z' },
  { kind: 'pickup_reminder', pickup_code: '012345', pickup_until: '2026-11-28T15:59:59.999Z', late: true },
  { kind: 'arrived', return_until: '2026-11-28T04:00:00Z' },
  { kind: 'cancellation_requested' },
  { kind: 'cancellation_decided', accepted: true, reason: '' },
  { kind: 'cancellation_decided', accepted: false, reason: 'It is framed <already>.' },
  { kind: 'return_decided', approved: true, reason: '' },
  { kind: 'return_decided', approved: false, reason: 'It is wet.' },
  { kind: 'refunded', amount: 2_460 },
];

test.for(['en', 'zh-Hant', 'zh-Hans'] as const)(
  'every mail about an order can be written in %s',
  async (lang, { api, db, shop }) => {
    const placed = await findOrder(db, await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]));
    for (const one of news) await mailAbout(db, { ...placed, order: { ...placed.order, lang } }, one);

    const { list } = (await api('/api/mailbox')).as(mailboxReply);

    const mails = list.slice(0, news.length).reverse();
    expect(mails.map(({ kind }) => kind)).toEqual(news.map(({ kind }) => kind));
    const prefix = { en: '', 'zh-Hant': '/zh-Hant', 'zh-Hans': '/zh-CN' }[lang];
    const { item_id, size_id, frame_id } = shop.poppies;
    for (const { subject, html, text } of mails) {
      expect(subject).not.toBe('');
      expect(text).toContain(`https://shop.test${prefix}/account/order/${placed.order.code}`);
      expect(html).toContain(`src="https://shop.test/framed/${item_id}-${size_id}-${frame_id}-320.jpg"`);
      expect(text).toMatch(
        { en: / · Oak · Quantity 2$/m, 'zh-Hant': / · 橡木 · 數量 2$/m, 'zh-Hans': / · 橡木 · 数量 2$/m }[lang],
      );
      expect(`${html}${text}`).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
  },
);

test('the mails that ask for money say where, how much and until when', async ({ api, db, shop }) => {
  const { order: row, lines } = await findOrder(db, await order(api, shop.buyer, [shop.poppies]));
  const pay_by = new Date('2026-11-17T04:00:00Z');
  await mailAbout(db, { order: { ...row, total: 2_460, pay_by }, lines }, { kind: 'payment_reminder' });

  const [reminder] = (await api('/api/mailbox')).as(mailboxReply).list;

  for (const part of [
    'NT$2,460',
    'Sample Commercial Bank (000)',
    '000-1234-5678-901',
    'November 17, 2026',
    '12:00',
    '(Taipei)',
  ])
    expect(reminder?.text).toContain(part);
});

test.for([
  ['transfer', true],
  ['cybersource', false],
] as const)('who pays by %s is asked to report a transfer: %s', async ([paytype, isAsked], { api, db, shop }) => {
  const { order: row, lines } = await findOrder(db, await order(api, shop.buyer, [shop.poppies]));
  for (const kind of ['order_received', 'payment_reminder'] as const)
    await mailAbout(db, { order: { ...row, paytype }, lines }, { kind });

  const { list } = (await api('/api/mailbox')).as(mailboxReply);

  for (const { text } of list.slice(0, 2)) expect(text.includes('the last five digits')).toBe(isAsked);
});

test('the first mail waits for a payment on a provider’s page, and leaves before other news', async ({
  api,
  db,
  shop,
}) => {
  const { order: row, lines } = await findOrder(db, await order(api, shop.buyer, [shop.poppies]));
  const byCard = { order: { ...row, paytype: 'cybersource' as const, created_at: new Date() }, lines };
  await db.delete(mailOutbox);
  const minutesToWait = async () => {
    const [first] = await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id);
    return Math.round(((first?.due_at.getTime() ?? 0) - Date.now()) / 60_000);
  };

  await mailAbout(db, byCard, { kind: 'order_received' });
  expect(await minutesToWait()).toBe(10);
  await mailAbout(db, byCard, { kind: 'payment_failed' });
  expect(await minutesToWait()).toBeLessThanOrEqual(0);
});

test('what staff write is quoted as text, never as HTML', async ({ api, db, shop }) => {
  const placed = await findOrder(db, await order(api, shop.buyer, [shop.poppies]));
  await mailAbout(db, placed, { kind: 'cancellation_decided', accepted: false, reason: '<b>framed</b>' });

  const [mail] = (await api('/api/mailbox')).as(mailboxReply).list;

  expect(mail?.html).toContain('&lt;b&gt;framed&lt;/b&gt;');
  expect(mail?.text).toContain('<b>framed</b>');
});
