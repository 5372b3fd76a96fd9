import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { mailOutbox, unprovedAddress } from '#people/mail/server/mail.tables.ts';
import { mailHealth } from '#people/mail/server/mail-figures.service.ts';
import { member } from '#people/members/server/member.tables.ts';
import { payBy } from '../order.rules.ts';
import { shopOrder } from './order.tables.ts';
import { cancelOrder } from './order-cancel.service.ts';
import { expireOrder } from './order-clock.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { noteNumber, receivePayment } from './order-money.service.ts';
import { payAgain } from './order-payment.service.ts';
import { lockOrder, type OrderRow } from './order-write.service.ts';
import { order, test as orderTest } from './testing-orders.ts';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** An order that was just placed by card: its first mail waits for the payment. */
const test = orderTest.extend<{ placed: OrderRow }>({
  placed: async ({ api, db, shop }, use) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const now = new Date();
    const set = { paytype: 'cybersource', created_at: now, pay_by: payBy('cybersource', now, 3) } as const;
    await db.update(shopOrder).set(set).where(eq(shopOrder.code, code));
    await db.delete(mailOutbox);
    await db.delete(unprovedAddress);
    const placed = await lockOrder(db, code);
    await mailAbout(db, placed, { kind: 'order_received' });
    await use(placed.order);
  },
});

const outbox = (db: Db) => db.select().from(mailOutbox).orderBy(mailOutbox.mail_id);
const mails = async (db: Db) =>
  (await outbox(db)).map(({ kind, due_at }) => `${kind} ${due_at > new Date() ? 'waits' : 'leaves'}`);

const choose = (db: Db, { code, member_id }: OrderRow, paytype: PayType) =>
  payAgain(db, { code, member_id }, { lang: 'en', offered: () => ['linepay', 'ecpay_atm', 'transfer'] }, { paytype });

async function receive(db: Db, { code, total: amount }: OrderRow, paytype: PayType = 'cybersource') {
  const by = { actor: 'provider' } as const;
  const action = 'payment_received' as const;
  await receivePayment(db, await lockOrder(db, code), { action, amount, paytype, by, now: new Date() });
}

describe('the first mail of an order by card', () => {
  test('is the only one if the order is paid while it waits, also when the ten minutes are over', async ({
    db,
    placed,
  }) => {
    expect(await mails(db)).toEqual(['order_received waits']);
    await db.update(mailOutbox).set({ due_at: inMinutes(-1), waits_until: inMinutes(-1) });
    await db.update(shopOrder).set({ created_at: inMinutes(-11) });

    await receive(db, placed);

    expect(await mails(db)).toEqual(['order_paid leaves']);
  });

  test('is written again for an account number, and leaves before the number and the payment', async ({
    db,
    placed,
  }) => {
    await choose(db, placed, 'ecpay_atm');
    expect(await mails(db)).toEqual(['order_received leaves']);

    const number = { paytype: 'ecpay_atm', bank: '822', number: '9001', until: inMinutes(600).toISOString() } as const;
    await noteNumber(db, await lockOrder(db, placed.code), number, { lapses_at: inMinutes(660), now: new Date() });
    await receive(db, placed, 'ecpay_atm');

    expect(await mails(db)).toEqual(['order_received leaves', 'payment_number leaves', 'paid leaves']);
  });

  test('is written again for a transfer, with its account and its deadline', async ({ db, placed }) => {
    await choose(db, placed, 'transfer');

    expect(await mails(db)).toEqual(['order_received leaves']);
    const [mail] = await outbox(db);
    const { order: now } = await lockOrder(db, placed.code);
    expect(now.pay_by.getTime()).toBeGreaterThan(placed.pay_by.getTime());
    expect(mail?.data).toMatchObject({
      pay_by: now.pay_by.toISOString(),
      bank: { account_number: '000-1234-5678-901' },
    });
    await cancelOrder(db, placed);
    expect(await mails(db)).toEqual(['order_received leaves', 'cancellation_decided leaves']);
  });

  test('waits on for another provider, and is not written twice once it has left', async ({ db, placed }) => {
    await choose(db, placed, 'linepay');
    expect(await mails(db)).toEqual(['order_received waits']);

    await db.update(mailOutbox).set({ attempts: 1 });
    await choose(db, placed, 'transfer');
    expect(await mails(db)).toEqual(['order_received waits']);
  });

  test('is not sent to somebody who has cancelled', async ({ db, placed }) => {
    await cancelOrder(db, placed);

    expect(await mails(db)).toEqual(['cancellation_decided leaves']);
  });

  test('is not sent, held at an unverified address, when the order has lapsed', async ({ db, placed }) => {
    await db.update(mailOutbox).set({ status: 'held' });
    await expireOrder(db, await lockOrder(db, placed.code), { now: inMinutes(181) });

    expect(await mails(db)).toEqual(['order_expired leaves']);
  });

  test('is found at the address that the member had', async ({ db, placed }) => {
    await db.update(member).set({ email: 'new@example.com' }).where(eq(member.member_id, placed.member_id));

    await receive(db, placed);

    expect((await outbox(db)).map(({ kind, to }) => [kind, to])).toEqual([['order_paid', 'new@example.com']]);
  });

  test('is not late while it waits, nor right after', async ({ db, placed }) => {
    await db.update(mailOutbox).set({ created_at: placed.created_at });
    expect(await mailHealth(db, inMinutes(11))).toMatchObject({ late: 0 });
    expect(await mailHealth(db, inMinutes(21))).toMatchObject({ late: 1 });
  });
});
