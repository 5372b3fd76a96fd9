import { describe, expect } from 'vitest';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act } from '#buying/orders/server/testing-orders.ts';
import { shopDay } from '#shared/shop-time.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { formOf, test as journey, type ProviderOrder, post } from './testing-journeys.ts';

const NOTIFY = '/api/payment/ecpay/notify';
const INFO = '/api/payment/ecpay/info';
const HOUR_MS = 3_600_000;

interface Trade {
  trade_no: string;
  number: string | null;
  bank: string | null;
  refunded: number;
}

const test = journey
  // The buyer on ECPay's page: opens it with the shop's form, and acts.
  .extend('atEcpay', ({ simulator }) => async (order: ProviderOrder, ...choices: object[]) => {
    await simulator.control('messages', { ecpay: { send: false } });
    const fields = formOf(await order.start());
    let trade = await simulator.control<Trade>('ecpay', { fields });
    for (const choice of choices)
      trade = await simulator.control<Trade>('ecpay', { trade: fields.MerchantTradeNo, ...choice });
    return { ...trade, fields };
  })
  // The messages for one payment as ECPay sends them.
  .extend('bodies', ({ simulator }) => async (tradeNo = '') => {
    const sent = await simulator.sent();
    return sent.filter(({ body }) => body.includes(tradeNo)).map(({ body }) => body);
  });

describe('a card through ECPay', () => {
  test('is paid by its message, once, and a repeated message is acknowledged', async ({
    api,
    db,
    place,
    atEcpay,
    bodies,
  }) => {
    const order = await place('ecpay_credit');
    const { fields } = await atEcpay(order, { choice: 'pay' });
    const [paid = ''] = await bodies(fields.MerchantTradeNo);

    expect(fields).toMatchObject({ ChoosePayment: 'Credit', CreditInstallment: '3,6,12' });
    expect(fields.MerchantTradeNo).toMatch(/^[A-Za-z0-9]{1,20}$/);
    for (let time = 0; time < 3; time++) {
      const answer = await post(api, NOTIFY, paid);
      expect([answer.status, answer.text]).toEqual([200, '1|OK']);
    }
    expect(await order.read()).toMatchObject({ payment_status: 'paid', paytype: 'ecpay_credit' });
    expect(await db.select().from(orderPayment)).toHaveLength(1);
  });

  test('a forged, a simulated and an altered message change nothing', async ({ api, db, place, atEcpay, bodies }) => {
    const order = await place('ecpay_credit');
    const { fields } = await atEcpay(order, { choice: 'pay', forged: true }, { choice: 'pay', simulated: true });
    const [forged = '', simulated = ''] = await bodies(fields.MerchantTradeNo);

    expect([(await post(api, NOTIFY, forged)).status, (await post(api, NOTIFY, forged)).text]).toEqual([
      400,
      '0|CheckMacValue',
    ]);
    expect((await post(api, NOTIFY, simulated)).text).toBe('1|OK');
    const altered = simulated.replace('SimulatePaid=1', 'SimulatePaid=0');
    expect((await post(api, NOTIFY, altered)).status).toBe(400);
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    expect(await db.select().from(orderPayment)).toEqual([]);
    expect(await db.select().from(paymentEvent)).not.toEqual([]);
  });

  test('is found by asking when the message is lost', async ({ place, atEcpay, payments }) => {
    const order = await place('ecpay_credit');
    await atEcpay(order, { choice: 'pay' });
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  });

  test('that is charged after the buyer chose a bank transfer pays the order', async ({
    api,
    db,
    shop,
    place,
    atEcpay,
    payments,
  }) => {
    const order = await place('ecpay_credit');
    await atEcpay(order, { choice: 'pay' });
    await act(api, shop.buyer.headers, `order/${order.code}/pay`, { paytype: 'transfer' });
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'paid', paytype: 'ecpay_credit' });
    expect(await db.select().from(orderPayment)).toMatchObject([{ kept: true }]);
  });

  test('that is charged after a transfer was reported is recorded and owed back', async ({
    api,
    db,
    shop,
    place,
    atEcpay,
    payments,
  }) => {
    const order = await place('ecpay_credit');
    await atEcpay(order, { choice: 'pay' });
    const { total: amount } = await order.read();
    await act(api, shop.buyer.headers, `order/${order.code}/pay`, { paytype: 'transfer' });
    const report = { digits: '12345', amount, day: shopDay(new Date()) };
    await act(api, shop.buyer.headers, `order/${order.code}/transfer`, report);
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'reported' });
    expect(await db.select().from(orderPayment)).toMatchObject([{ amount, kept: false }]);
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount, why: 'unexpected_payment' }]);
  });

  test('another amount is held for finance', async ({ api, place, atEcpay, bodies }) => {
    const order = await place('ecpay_credit');
    const { fields } = await atEcpay(order, { choice: 'pay', amount: 1 });
    const [paid = ''] = await bodies(fields.MerchantTradeNo);
    await post(api, NOTIFY, paid);

    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'held' });
  });

  test('is refunded by ECPay', async ({ api, db, shop, place, atEcpay, payments, simulator }) => {
    const order = await place('ecpay_credit');
    const { fields } = await atEcpay(order, { choice: 'pay' });
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    await refundDue(payments);

    const { total, payment_status } = await order.read();
    expect(payment_status).toBe('refunded');
    expect(await simulator.control('ecpay', { trade: fields.MerchantTradeNo })).toMatchObject({ refunded: total });
    expect(await db.select().from(orderRefund)).toMatchObject([{ through: 'provider', stuck: null }]);
  });

  test('a refund whose answer was lost is not asked for twice', async ({
    api,
    db,
    shop,
    place,
    atEcpay,
    payments,
    simulator,
  }) => {
    const order = await place('ecpay_credit');
    const { fields } = await atEcpay(order, { choice: 'pay' });
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    await simulator.control('faults', {
      match: { method: 'POST', path: '/CreditDetail' },
      times: 1,
      fault: 'close-after',
    });
    await refundDue(payments);
    await refundDue(payments, undefined, () => new Date(Date.now() + HOUR_MS));

    const { total } = await order.read();
    expect(await simulator.control('ecpay', { trade: fields.MerchantTradeNo })).toMatchObject({ refunded: total });
    expect(await db.select().from(orderRefund)).toMatchObject([{ done_at: null, stuck: 'answer_lost' }]);
  });
});

describe.each([
  ['ecpay_atm', '118'],
  ['ecpay_cvs', null],
] as const)('a number by %s', (paytype, bank) => {
  test('is shown with its deadline, and confirms itself', async ({ api, db, place, atEcpay, bodies }) => {
    const order = await place(paytype);
    const { fields, number } = await atEcpay(order, { choice: 'number' }, { choice: 'pay' });
    const [given = '', paid = ''] = await bodies(fields.MerchantTradeNo);

    expect((await post(api, INFO, given)).text).toBe('1|OK');
    expect((await post(api, INFO, given)).text).toBe('1|OK');
    const waiting = await order.read();
    expect(waiting).toMatchObject({ payment_status: 'unpaid', pay_number: { paytype, bank, number } });
    expect(Date.parse(waiting.pay_by ?? '')).toBeGreaterThan(Date.parse(waiting.pay_number?.until ?? ''));
    expect(await db.select().from(paymentAttempt)).toMatchObject([{ pay_number: number, state: 'open' }]);

    expect((await post(api, NOTIFY, paid)).text).toBe('1|OK');
    expect(await order.read()).toMatchObject({ payment_status: 'paid', pay_number: null });
  });

  test('is refunded by transfer, to an account that the buyer gives', async ({
    api,
    db,
    shop,
    place,
    atEcpay,
    payments,
  }) => {
    const order = await place(paytype);
    await atEcpay(order, { choice: 'number' }, { choice: 'pay' });
    await settleDue(payments, undefined, () => new Date(Date.now() + 5 * 60_000));
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    await refundDue(payments);

    expect(await db.select().from(orderRefund)).toMatchObject([{ through: 'hand', done_at: null }]);
    expect(await order.read()).toMatchObject({ payment_status: 'refunding', refund_account: { wanted: true } });
  });

  test('is asked about until a day after it has expired', async ({ api, db, place, atEcpay, bodies, payments }) => {
    const order = await place(paytype);
    const { fields } = await atEcpay(order, { choice: 'number' });
    const [given = ''] = await bodies(fields.MerchantTradeNo);
    await post(api, INFO, given);
    const at = (hours: number) => () => new Date(Date.now() + hours * HOUR_MS);
    await settleDue(payments, undefined, at(30));
    expect(await db.select().from(paymentAttempt)).toMatchObject([{ state: 'open' }]);

    await settleDue(payments, undefined, at(24 * 6));
    expect(await db.select().from(paymentAttempt)).toMatchObject([{ state: 'gone', reason: 'left' }]);
  });

  test('whose messages were all lost is found when it is paid days later', async ({
    db,
    place,
    atEcpay,
    payments,
    simulator,
  }) => {
    const order = await place(paytype);
    const { fields } = await atEcpay(order, { choice: 'number' });
    const at = (hours: number) => () => new Date(Date.now() + hours * HOUR_MS);
    await settleDue(payments, undefined, at(4));
    await simulator.control('ecpay', { trade: fields.MerchantTradeNo, choice: 'pay' });
    await settleDue(payments, undefined, at(70));

    const { total: amount } = await order.read();
    expect(await db.select().from(orderPayment)).toMatchObject([{ amount, paytype }]);
  });

  test('is given once: leaving again shows the page with the number', async ({ api, place, atEcpay, bodies }) => {
    const order = await place(paytype);
    const { fields } = await atEcpay(order, { choice: 'number' });
    const [given = ''] = await bodies(fields.MerchantTradeNo);
    await post(api, INFO, given);

    expect((await order.start()).headers.get('location')).toContain('/cart/check');
  });
});
