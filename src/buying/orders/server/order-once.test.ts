import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orderRequest } from '#buying/checkout/checkout.contract.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { putBackIntoCart } from '#catalogue/cart/server/cart-order.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { Refusal } from '#shared/errors.ts';
import { shopOrder } from './order.tables.ts';
import { cancelOrder } from './order-cancel.service.ts';
import { expireOrders } from './order-clock.service.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { openRefunds } from './order-refund.service.ts';
import { applyStaffStep } from './order-staff.service.ts';
import { placeOrder } from './place-order.service.ts';
import { firstPrint, newBuyers, orderMails, requestFor } from './testing-orders.ts';

type Buyer = Awaited<ReturnType<typeof newBuyers>>[number];

async function open(db: Db, buyers = 1) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const numbered = { sale_mode: 'edition', edition_size: 1_000 } as const;
  const [one, other] = [await hangWork(db, artist, 'Ridge', numbered), await hangWork(db, artist, 'Coast', numbered)];
  const prints = [(await firstPrint(db, one)).smallest, (await firstPrint(db, other)).smallest] as const;
  return { prints, people: await newBuyers(db, buyers) };
}

async function placed(db: Db, { member_id, address_id }: Buyer, items: readonly CartLine[]) {
  await db.transaction((tx) => putBackIntoCart(tx, member_id, items));
  const request = orderRequest.parse(requestFor({ headers: {}, address_id }, items));
  const { order } = await placeOrder(db, { member_id, request, lang: 'en', payments: {} });
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, order.code));
  if (!row) throw new Error('the order is not there');
  return row;
}

/** The result of each of several concurrent attempts: `done`, or the shop's reason. */
async function atOnce(attempts: (() => Promise<unknown>)[]): Promise<string[]> {
  const ends = attempts.map((attempt) =>
    attempt().then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    ),
  );
  return (await Promise.all(ends)).sort();
}

const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);
const staff = { staff_id: 1 };

describe('concurrently, and yet once', () => {
  test('one of eight staff confirms a transfer', async ({ database: { db } }) => {
    const { prints, people } = await open(db);
    const { code, total } = await placed(db, people[0] as Buyer, [prints[0]]);
    const confirm = () => applyStaffStep(db, { ...staff, code, action: 'confirm_transfer' }, { amount: total });

    const ends = await atOnce(times(8, confirm));

    expect(ends).toEqual([...times(7, 'conflict'), 'done']);
    expect(await db.select().from(orderPayment)).toMatchObject([{ amount: total, kept: true }]);
    expect(await orderMails(db)).toEqual(['order_received', 'paid']);
    const [work] = await db.select().from(item).where(eq(item.item_id, prints[0].item_id));
    expect(work?.sales).toBe(1);
  });

  test('one of eight staff records an unexpected payment', async ({ database: { db } }) => {
    const { prints, people } = await open(db);
    const { code } = await placed(db, people[0] as Buyer, [prints[0]]);
    const note = () => applyStaffStep(db, { ...staff, code, action: 'record_payment' }, { amount: 500, seen: 0 });

    const ends = await atOnce(times(8, note));

    expect(ends).toEqual([...times(7, 'conflict'), 'done']);
    expect(await db.select().from(orderPayment)).toMatchObject([{ amount: 500, kept: false }]);
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount: 500, done_at: null }]);
  });

  test('several refunds together never exceed the payment', async ({ database: { db } }) => {
    const { prints, people } = await open(db);
    const { code, total, order_id } = await placed(db, people[0] as Buyer, [prints[0]]);
    await applyStaffStep(db, { ...staff, code, action: 'confirm_transfer' }, { amount: total });
    const amount = Math.ceil(total * 0.4);
    const back = async () => {
      await applyStaffStep(db, { ...staff, code, action: 'owe_refund' }, { amount, reason: 'sorry' });
      const [due] = await openRefunds(db, order_id);
      await applyStaffStep(db, { ...staff, code, action: 'refund' }, { refund_id: due?.refund_id });
    };

    for (let round = 0; round < 4; round++) await atOnce(times(4, back));

    const refunds = await db.select().from(orderRefund);
    expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBe(2 * amount);
    expect(await db.select().from(shopOrder)).toMatchObject([{ payment_status: 'partially_refunded', refund_due: 0 }]);
  });

  test('production starts or the order is cancelled, never both', async ({ database: { db } }) => {
    const { prints, people } = await open(db);
    const { member_id } = people[0] as Buyer;
    for (let round = 0; round < 6; round++) {
      const { code, total, order_id } = await placed(db, people[0] as Buyer, [prints[0]]);
      await applyStaffStep(db, { ...staff, code, action: 'confirm_transfer' }, { amount: total });

      await atOnce([
        () => cancelOrder(db, { member_id, code }),
        () => applyStaffStep(db, { ...staff, code, action: 'start_production' }, {}),
      ]);

      const [row] = await db.select().from(shopOrder).where(eq(shopOrder.order_id, order_id));
      const began = row?.production_at !== null;
      expect([row?.cancellation, row?.payment_status]).toEqual(
        began ? ['requested', 'paid'] : ['accepted', 'refunding'],
      );
    }
  });

  test('four clocks end each order once', async ({ database: { db } }) => {
    const { prints, people } = await open(db, 3);
    for (let count = 0; count < 6; count++) await placed(db, people[count % 3] as Buyer, [prints[0]]);
    const later = new Date(Date.now() + 4 * 86_400_000);

    await atOnce(times(4, () => expireOrders(db, later)));

    const rows = await db.select().from(shopOrder);
    expect(rows.map(({ payment_status }) => payment_status)).toEqual(times(6, 'expired'));
    expect((await orderMails(db)).filter((kind) => kind === 'order_expired')).toHaveLength(6);
    const [work] = await db.select().from(item).where(eq(item.item_id, prints[0].item_id));
    expect(work?.edition_sold).toBe(0);
  });

  test('editions ordered in opposite order do not deadlock', async ({ database: { db } }) => {
    const { prints, people } = await open(db, 10);
    const [ridge, coast] = prints;
    const opposite = people.map((buyer, at) => () => placed(db, buyer, at % 2 === 0 ? [ridge, coast] : [coast, ridge]));

    const ends = await atOnce(opposite);

    expect(ends).toEqual(times(10, 'done'));
    const works = await db.select().from(item);
    expect(works.map(({ edition_sold }) => edition_sold)).toEqual([10, 10]);
  });
});
