import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { newStaff, order } from '#buying/orders/server/testing-orders.ts';
import { staffOf } from '#buying/orders/server/testing-sellers.ts';
import type { Db } from '#db/server/connect.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { test } from './testing-invoices.ts';
import { paid } from './testing-paid.ts';

/** The data of the mail that an order's parcel has left. */
async function shippedMail(api: TestApi, db: Db, admin: Record<string, string>, code: string) {
  const staff = staffOf(api, admin, code);
  for (const step of ['start_production', 'complete'] as const) await staff.step(step);
  await staff.step('ship', { carrier: 'Post', tracking: '901' });
  const mails = await db.select({ data: mailOutbox.data }).from(mailOutbox).where(eq(mailOutbox.kind, 'shipped'));
  return mails.find(({ data }) => data !== null && 'code' in data && data.code === code)?.data;
}

test('the mail about the parcel names an issued invoice', async ({ api, db, shop, desk }) => {
  const [invoiced, early] = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.larger])];
  const admin = await newStaff(api, db, 'admin');
  const ship = (code: string) => shippedMail(api, db, admin, code);
  await paid(db, invoiced, desk.now());
  await desk.work();
  await paid(db, early, desk.now());

  expect(await ship(invoiced)).toMatchObject({ invoice_number: (await desk.books()).invoices[0]?.number });
  expect(await ship(early)).not.toHaveProperty('invoice_number');
});

test('abroad, the mail about the parcel names the invoice of a buyer who asked for one', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const codes = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.larger])] as const;
  const [asked, usual] = codes;
  const admin = await newStaff(api, db, 'admin');
  for (const code of codes) await paid(db, code, desk.now());
  await desk.work();
  await db.update(shopOrder).set({ tax_rate: 0, tax: 0, net: sql`${shopOrder.total}` });
  const company = { type: 'company', tax_id: '04595257', title: 'Wu Ltd.' } as const;
  await db.update(shopOrder).set({ invoice: company }).where(eq(shopOrder.code, asked));

  expect(await shippedMail(api, db, admin, asked)).toHaveProperty('invoice_number');
  expect(await shippedMail(api, db, admin, usual)).not.toHaveProperty('invoice_number');
});
