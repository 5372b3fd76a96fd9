import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shopOrder } from './order.tables.ts';
import { receivePayment } from './order-money.service.ts';
import { lockOrder } from './order-write.service.ts';
import { firstPrint, order, test } from './testing-orders.ts';
import { newSeller, represent } from './testing-sellers.ts';

/** Buyer's data that only the shop may know. */
const SECRETS = {
  name: 'Zhang Wei',
  street: '中山北路 7 號',
  address: '中山北路 7 號',
  email: 'wei@example.net',
  phone: '+886 900 111 222',
};

async function pay(db: Db, code: string, quiet = false): Promise<void> {
  const placed = await lockOrder(db, code);
  const { total: amount, paytype } = placed.order;
  const by = { actor: 'finance' } as const;
  await receivePayment(db, placed, { action: 'confirm_transfer', amount, paytype, by, now: new Date(), quiet });
}

const saleMails = (db: Db) =>
  db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'sale_made')).orderBy(asc(mailOutbox.to));

test.for(['en', 'zh-Hant', 'zh-Hans'] as const)(
  'a seller gets a mail in %s, without the buyer’s data',
  async (lang, { api, db, shop }) => {
    await newSeller(api, db, 'lin@example.com', { page: shop.artist, lang });
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.harbour]);

    await db.update(shopOrder).set({ receiver: sql`${shopOrder.receiver} || ${JSON.stringify(SECRETS)}` });

    await pay(db, code);

    const mail = (await api('/api/mailbox')).as(mailboxReply).list.find(({ kind }) => kind === 'sale_made');
    const { lines } = await lockOrder(db, code);
    const prefix = { en: '', 'zh-Hant': '/zh-Hant', 'zh-Hans': '/zh-CN' }[lang];
    const before = { en: 'before tax, × 30%', 'zh-Hant': '未稅', 'zh-Hans': '不含税' }[lang];
    const dollars = (amount = 0) => `NT$${amount.toLocaleString('en')}`;
    expect(mail?.subject).toContain('Poppies');
    for (const part of [
      ...[code, before, '÷ 1.05', '30%', `https://shop.test${prefix}/account/sales`],
      ...lines.flatMap(({ line_total, net }) => [dollars(line_total), dollars(net), dollars(Math.round(net * 0.3))]),
      { en: 'Edition no. 1', 'zh-Hant': '編號 1', 'zh-Hans': '编号 1' }[lang],
    ])
      expect(mail?.text).toContain(part);
    const content = `${mail?.html}${mail?.text}`;
    expect(content).not.toMatch(/undefined|\[object|\{\w+\}/);
    for (const secret of Object.values(SECRETS)) expect(content).not.toContain(secret);
  },
);

test('each seller gets one mail about their own works; a gallery gets it instead of its artists', async ({
  api,
  db,
  shop,
}) => {
  const wu = await addArtist(db, 'Wu');
  const chen = await addArtist(db, 'Chen');
  const [ridge, coast] = [
    (await firstPrint(db, await hangWork(db, wu, 'Ridge'))).smallest,
    (await firstPrint(db, await hangWork(db, chen, 'Coast'))).smallest,
  ];
  await newSeller(api, db, 'lin@example.com', { page: shop.artist });
  await newSeller(api, db, 'wu@example.com', { page: wu });
  const gallery = await newSeller(api, db, 'gallery@example.com', { type: 'gallery' });
  for (const artist of [wu, chen]) await represent(db, gallery, artist, '2020-01-01');

  await pay(db, await order(api, shop.buyer, [shop.poppies, ridge, shop.larger, coast]));

  const sent = (await saleMails(db)).map(({ to, data }) => [
    to,
    (data as { lines: { title: string; rate_bp: number }[] }).lines.map(({ title, rate_bp }) => `${title} ${rate_bp}`),
  ]);
  expect(sent).toEqual([
    ['gallery@example.com', ['Ridge 4000', 'Coast 4000']],
    ['lin@example.com', ['Poppies 3000', 'Poppies 3000']],
  ]);
});

test('suspended and former sellers get no mail, nor does anybody for a quiet order', async ({ api, db, shop }) => {
  const member_id = await newSeller(api, db, 'lin@example.com', { page: shop.artist });
  const set = (change: Partial<typeof member.$inferInsert>) =>
    db.update(member).set(change).where(eq(member.member_id, member_id));
  await pay(db, await order(api, shop.buyer, [shop.poppies]), true);
  for (const standing of ['pending', 'rejected', 'suspended'] as const) {
    await set({ standing });
    await pay(db, await order(api, shop.buyer, [shop.poppies]));
  }
  await set({ standing: 'approved', deleted_at: new Date() });
  await pay(db, await order(api, shop.buyer, [shop.poppies]));

  expect(await saleMails(db)).toEqual([]);
});
