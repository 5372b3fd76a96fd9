import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { freezeShares } from '#selling/shares/server/share-write.service.ts';
import { orderReply } from '../order.contract.ts';
import { bookingShares, bookMissingShares } from './order-shares-backfill.service.ts';
import { lockOrder } from './order-write.service.ts';
import { act, newStaff, type OrderShop, order, orderMails, test } from './testing-orders.ts';
import { ledger, leftOfLines, newSeller, represent, staffOf } from './testing-sellers.ts';

/** Rows without their serial columns. */
const written = async (db: Db) => (await ledger(db)).map(({ entry_id: _entry, ...row }) => row);

/** Empties the ledger by truncation: a trigger prevents even tests from deleting rows. */
async function forgetShares(db: Db): Promise<void> {
  await db.execute(sql`truncate share_entry, payout_entry`);
}

/** Three orders: one only paid, one with goodwill and a returned print, one cancelled and refunded. */
async function liveThroughOrders(api: TestApi, db: Db, { buyer, poppies, larger }: OrderShop) {
  const admin = await newStaff(api, db, 'admin');
  const codes: string[] = [];
  const begin = async (lines: (typeof poppies)[]) => {
    const code = await order(api, buyer, lines);
    codes.push(code);
    const staff = staffOf(api, admin, code);
    await staff.pay();
    return { code, staff };
  };
  await begin([poppies]);
  const { code, staff } = await begin([{ ...poppies, nums: 2 }, larger]);
  await staff.payBack(333);
  await staff.arrive();
  const { lines } = (await api(`/api/order/${code}`, { headers: buyer.headers })).as(orderReply).order;
  const back = { lines: [{ line_id: lines[0]?.line_id, nums: 1 }], reason: 'Too small' };
  await act(api, buyer.headers, `order/${code}/refund`, back);
  await staff.step('receive_return');
  await staff.refund({ reference: 'B-2' });
  await staff.payBack(17);
  const off = await begin([larger]);
  await act(api, buyer.headers, `order/${off.code}/cancel`, { reason: 'Another wall' });
  await off.staff.refund({ reference: 'B-3' });
  return { codes, staff };
}

test('old orders get their shares with all refunds, and a second run adds nothing', async ({ api, db, shop }) => {
  const gallery = await newSeller(api, db, 'gallery@example.com', { type: 'gallery' });
  await represent(db, gallery, shop.artist, '2020-01-01');
  await liveThroughOrders(api, db, shop);
  const live = await written(db);
  const mails = await orderMails(db);
  await forgetShares(db);

  expect(await bookMissingShares(db)).toBe(3);
  const once = await written(db);
  await bookingShares(db).run(new AbortController().signal);

  const byRow = (one: { line_id: number; refund_id: number | null }) => [one.line_id, one.refund_id ?? 0].join();
  const sorted = (rows: typeof live) => rows.toSorted((one, other) => byRow(one).localeCompare(byRow(other)));
  expect(sorted(once)).toEqual(sorted(live));
  expect(live.length).toBe(4 + 2 + 1 + 2 + 1);
  expect(await written(db)).toEqual(once);
  expect(await orderMails(db), 'nobody is notified of old sales').toEqual(mails);
});

test('it can be interrupted after any order and continues with the next', async ({ api, db, shop }) => {
  await liveThroughOrders(api, db, shop);
  const complete = await leftOfLines(db);
  await forgetShares(db);
  let orders = 0;
  const closing = {
    get aborted() {
      return orders++ > 0;
    },
  };

  expect(await bookMissingShares(db, closing)).toBe(1);
  expect(await bookMissingShares(db)).toBe(2);

  expect(await leftOfLines(db)).toEqual(complete);
});

test('a refund of an order that has no shares yet writes them all', async ({ api, db, shop }) => {
  const { staff } = await liveThroughOrders(api, db, shop);
  await staff.payBack(5);
  const complete = await written(db);
  const [code] = complete.filter(({ kind }) => kind === 'refund').map((row) => row.code);
  await forgetShares(db);

  await staff.payBack(6);

  const rows = await written(db);
  const expected = complete.filter((row) => row.code === code);
  expect(rows.slice(0, expected.length)).toEqual(expected);
  expect(rows.length).toBeGreaterThan(expected.length);
  expect(await bookMissingShares(db)).toBe(2);
});

test('existing shares are not written again', async ({ api, db, shop }) => {
  await liveThroughOrders(api, db, shop);
  const before = await ledger(db);
  const { order: row, lines } = await lockOrder(db, before[0]?.code ?? '');
  const { order_id, code, currency, tax_rate } = row;
  const again = lines.map((line) => ({
    ...line,
    artist_id: shop.artist,
    artist: line.artist.name,
    frame: line.frame.name,
    gross: line.line_total,
    picture: '',
  }));

  await freezeShares(db, { order_id, code, currency, tax_rate, country: 'TW' }, again, { at: new Date() });

  expect(await ledger(db)).toEqual(before);
});
