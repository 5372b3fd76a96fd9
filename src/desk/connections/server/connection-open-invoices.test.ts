import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoice } from '#buying/invoices/server/invoice.tables.ts';
import { payRandom } from '#buying/invoices/server/testing-random-orders.ts';
import { test } from '#db/server/testing.ts';
import { asAdmin, openConnectedShop } from './testing-connections.ts';

const KEYS = { mode: 'test', merchant_id: '2000132', hash_key: 'ejCk326UnaZWKisg', hash_iv: 'q9jcZX8Ib9LM8wYk' };

test('before ECPay’s keys are removed, the page names the invoices that need them', async ({ db }) => {
  const admin = await asAdmin(await openConnectedShop(db), db);
  const open = async () => (await admin.list()).open_invoices;
  const codes: string[] = [];
  for (let order = 1; order <= 12; order++) codes.push((await payRandom(db, order, new Date())).code);
  // Without keys they are the accountant's.
  expect(await open()).toEqual({ count: 0, first: [] });

  expect((await admin.enter('ecpay_invoice', KEYS)).code).toBe('success');
  // ECPay has begun none of them: without keys they would be the accountant's again.
  expect((await open()).count).toBe(0);
  await db.update(invoice).set({ way: 'ecpay' });
  expect((await open()).count).toBe(12);
  expect((await open()).first.map(({ code }) => code)).toEqual(codes.slice(0, 10));

  await db.update(invoice).set({ way: 'manual' }).where(eq(invoice.order_id, 1));
  await db.update(invoice).set({ state: 'failed' }).where(eq(invoice.order_id, 2));
  await db.update(invoice).set({ state: 'void', next_at: null }).where(eq(invoice.order_id, 3));
  expect((await open()).count).toBe(10);
  expect((await open()).first[0]?.code).toBe(codes[1]);

  expect((await admin.remove('ecpay_invoice', 1)).code).toBe('success');
  expect(await open()).toEqual({ count: 0, first: [] });
});
