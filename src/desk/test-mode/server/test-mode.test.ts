import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { paidByDay, placedSince } from '#buying/orders/server/order-figures.service.ts';
import { orderPayment } from '#buying/orders/server/order-money.tables.ts';
import { act, fillCart, requestFor, sendOrder, staffQueue } from '#buying/orders/server/testing-orders.ts';
import { ledger } from '#buying/orders/server/testing-sellers.ts';
import { paymentAttempt, testPayment } from '#buying/payments/server/payment.tables.ts';
import { refundDue, settleDue } from '#buying/payments/server/payment-jobs.service.ts';
import { paymentsOf } from '#buying/payments/server/payments.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { noticeText } from '#ground/staff-notices/notice.words.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { readConfig } from '#http/server/config.ts';
import { composeMail } from '#people/mail/server/compose-mail.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { i18nFor } from '#shared/i18n.ts';
import { test, wayOf } from './testing-test-mode.ts';

const CHOOSE = '/api/payment/test/choose';

describe('test mode', () => {
  test('is switched by an administrator with the password, once per version, and each change is logged', async ({
    api,
    db,
    owner,
  }) => {
    expect(await owner.see()).toMatchObject({ can_switch: true, is_on: false, version: 0, orders: 0 });
    const { headers } = await newStaff(api, db, 'finance');
    expect((await api('/api/admin/test-mode', { headers })).code).toBe('forbidden');

    expect((await owner.turn(true, { password: 'wrong-Password-1' })).code).toBe('wrong_password');
    expect((await owner.turn(true, { delete_orders: true })).code).toBe('validation');
    expect((await owner.turn(true)).code).toBe('success');
    expect((await owner.turn(true)).code).toBe('conflict');
    expect((await owner.turn(false, { version: 0 })).code).toBe('conflict');
    expect(await owner.see()).toMatchObject({ is_on: true, version: 1, changed_by: expect.any(String) });
    expect((await owner.turn(false)).code).toBe('success');

    const log = await db
      .select()
      .from(staffChange)
      .where(eq(staffChange.subject_id, 'test_mode'))
      .orderBy(asc(staffChange.change_id));
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['turn_on', { orders: 0 }],
      ['leave', { orders: 0 }],
    ]);
  });

  test('makes orders that are marked, paid at the simulator, and part of no figure', async ({
    api,
    db,
    owner,
    shop,
    place,
  }) => {
    await owner.turn(true);
    const order = await place('paypal', shop.harbour);
    const page = wayOf(await order.start());
    const shown = await api(page);
    expect(page).toMatch(/^\/api\/payment\/test\/page\?attempt=/);
    expect(shown.text).toContain('Test mode: no money is taken; orders are not delivered.');
    const attempt = new URLSearchParams(page.split('?')[1]).get('attempt') ?? '';

    const back = await api(`${CHOOSE}?attempt=${attempt}&choice=pay&lang=en`, { method: 'POST' });

    expect(wayOf(back)).toBe(`/cart/check?status=success&code=${order.code}`);
    const paid = await order.read();
    expect(paid).toMatchObject({ test: true, payment_status: 'paid', status: 'preparing' });
    expect(paid.lines[0]?.edition_numbers).toEqual([]);
    const [work] = await db.select().from(item).where(eq(item.item_id, shop.harbour.item_id));
    expect(work).toMatchObject({ edition_sold: 0, sales: 0 });
    expect(await ledger(db)).toEqual([]);
    const since = new Date(Date.now() - 3_600_000);
    expect([await placedSince(db, since), await paidByDay(db, since)]).toEqual([[], []]);
    expect(await staffQueue(api, owner.headers, 'kind=test')).toEqual([order.code]);
    expect(await staffQueue(api, owner.headers, 'kind=real')).toEqual([]);
    expect(wayOf(await api(page))).toBe(`/cart/check?status=success&code=${order.code}`);
  });

  test.for([
    ['ecpay_atm', '000'],
    ['ecpay_cvs', null],
  ] as const)(
    'gives a number for %s, which confirms itself or is never paid',
    async ([paytype, bank], { api, db, log, owner, shop, place }) => {
      await owner.turn(true);
      const order = await place(paytype, shop.poppies);
      const page = wayOf(await order.start(paytype));
      const attempt = new URLSearchParams(page.split('?')[1]).get('attempt') ?? '';
      expect((await api(page)).text).toContain('choice=number_unpaid');
      const choose = (choice: string) =>
        api(`${CHOOSE}?attempt=${attempt}&choice=${choice}&lang=en`, { method: 'POST' });
      expect((await choose('pay')).status).toBe(404);

      await choose('number_paid');

      const number = { paytype, bank, number: expect.stringMatching(/^TEST\d{10}$/), until: expect.any(String) };
      expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pay_number: number });
      const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payment_number'));
      expect(mails).toHaveLength(1);

      await db.update(testPayment).set({ chosen_at: new Date(Date.now() - 2 * 60_000) });
      const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' });
      await settleDue(paymentsOf({ config, db, log }), undefined, () => new Date(Date.now() + 5 * 60_000));
      expect(await order.read()).toMatchObject({ payment_status: 'paid', pay_number: null });
    },
  );

  test('marks mails in subject and first line, and notices', async ({ db, owner, shop, place }) => {
    await owner.turn(true);
    const { code } = await place('paypal', shop.poppies);

    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_received'));
    if (!mail) throw new Error('no mail was queued');
    for (const [lang, subject, first] of [
      ['en', 'Test: We have received', 'Test order: no money is taken, and nothing is delivered.'],
      ['zh-Hant', '測試：', '測試訂單'],
      ['zh-Hans', '测试：', '测试订单'],
    ] as const) {
      const { subject: written, text, html } = await composeMail(db, { ...mail, lang }, 'https://shop.test');
      expect([written.slice(0, subject.length), text.startsWith(first), html.includes(first)]).toEqual([
        subject,
        true,
        true,
      ]);
    }
    const [notice] = await db.select().from(staffNotice).where(eq(staffNotice.subject, code));
    if (!notice) throw new Error('nobody was notified');
    expect(noticeText(await i18nFor('en'), notice)).toMatch(/^Test: New order/);
  });

  test('lets a payment be declined or cancelled, and refunds without a provider', async ({
    api,
    db,
    owner,
    shop,
    place,
    config,
    log,
  }) => {
    await owner.turn(true);
    const order = await place('cybersource', shop.poppies);
    const choose = async (choice: string) => {
      const attempt = new URLSearchParams(wayOf(await order.start('cybersource')).split('?')[1]).get('attempt');
      return api(`${CHOOSE}?attempt=${attempt}&choice=${choice}&lang=en`, { method: 'POST' });
    };
    expect(wayOf(await choose('cancel'))).toBe(`/cart/check?status=fail&code=${order.code}`);
    expect(wayOf(await choose('pay'))).toContain('status=success');
    expect((await act(api, shop.buyer.headers, `order/${order.code}/cancel`, { reason: 'Only a test' })).status).toBe(
      200,
    );
    const payments = paymentsOf({ config: { ...readConfig({ DEMO: 'off' }), ...config }, db, log }, 'background');
    await refundDue(payments);
    expect(await order.read()).toMatchObject({ payment_status: 'refunded' });
    expect(await ledger(db)).toEqual([]);

    const second = await place('cybersource', shop.poppies);
    const declined = new URLSearchParams(wayOf(await second.start('cybersource')).split('?')[1]).get('attempt');
    await api(`${CHOOSE}?attempt=${declined}&choice=decline&lang=en`, { method: 'POST' });
    expect(await second.read()).toMatchObject({ payment_status: 'failed' });
  });

  test('refuses an order whose page said the opposite', async ({ api, owner, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const send = (test: boolean) => sendOrder(api, buyer, requestFor(buyer, [poppies], { test }));

    expect((await send(true)).code).toBe('test_mode_changed');
    await owner.turn(true);
    expect((await send(false)).code).toBe('test_mode_changed');
    expect((await send(true)).code).toBe('success');
  });
});

describe('leaving test mode', () => {
  test('closes the simulator, and what is a test or real stays so', async ({ api, db, owner, shop, place }) => {
    const real = await place('paypal', shop.poppies);
    await owner.turn(true);
    const played = await place('paypal', shop.harbour);
    const page = wayOf(await played.start());
    const attempt = new URLSearchParams(page.split('?')[1]).get('attempt');

    // In test mode a real order still uses its real provider, which does not answer here.
    expect(wayOf(await real.start())).toBe(`/cart/check?status=fail&code=${real.code}`);
    await owner.turn(false);

    expect((await api(page)).status).toBe(404);
    expect((await api(`${CHOOSE}?attempt=${attempt}&choice=pay&lang=en`, { method: 'POST' })).status).toBe(404);
    expect(wayOf(await played.start())).toBe(`/cart/check?status=fail&code=${played.code}`);
    expect(await played.read()).toMatchObject({ test: true, payment_status: 'unpaid' });
    expect(await real.read()).toMatchObject({ test: false });
    const attempts = await db.select().from(paymentAttempt).orderBy(asc(paymentAttempt.created_at));
    expect(attempts.map(({ code, provider, test }) => [code, provider, test])).toEqual([
      [played.code, 'test', true],
      [real.code, 'paypal', false],
    ]);
  });

  test('deletes the test orders if asked, and no real one', async ({ api, db, owner, shop, place }) => {
    const real = await place('paypal', shop.harbour);
    await owner.turn(true);
    const played = await place('paypal', shop.harbour);
    const attempt = new URLSearchParams(wayOf(await played.start()).split('?')[1]).get('attempt');
    await api(`${CHOOSE}?attempt=${attempt}&choice=pay&lang=en`, { method: 'POST' });
    expect(await owner.see()).toMatchObject({ orders: 1 });

    expect((await owner.turn(false, { delete_orders: true })).body).toMatchObject({ is_on: false, orders: 0 });

    const left = await db.select({ code: shopOrder.code }).from(shopOrder);
    expect(left).toEqual([{ code: real.code }]);
    expect(await db.$count(orderPayment)).toBe(0);
    expect(await db.$count(staffNotice, eq(staffNotice.subject, played.code))).toBe(0);
    const [work] = await db.select().from(item).where(eq(item.item_id, shop.harbour.item_id));
    expect(work).toMatchObject({ edition_sold: 1 });
    const log = await db.select().from(staffChange).where(eq(staffChange.action, 'remove_orders'));
    expect(log).toMatchObject([{ subject_id: 'test_mode', after: { orders: 1 } }]);
    expect((await owner.remove('wrong-Password-1')).code).toBe('wrong_password');
    expect((await owner.remove()).code).toBe('conflict');
  });
});

describe('in the database', () => {
  test('no simulated payment belongs to a real order, nor a real one to a test order', async ({
    db,
    owner,
    shop,
    place,
  }) => {
    const real = await place('paypal', shop.poppies);
    await owner.turn(true);
    const played = await place('paypal', shop.poppies);
    const idOf = async (code: string) =>
      (await db.select().from(shopOrder).where(eq(shopOrder.code, code)))[0]?.order_id ?? 0;
    const [realId, testId] = [await idOf(real.code), await idOf(played.code)];
    const payment = { paytype: 'paypal', amount: 1, kept: true, received_at: new Date() } as const;
    const isRefused = (row: { order_id: number; test: boolean; provider: string | null }) =>
      db
        .transaction(async (tx) => {
          await tx.insert(orderPayment).values({ ...payment, ...row, transaction_id: `${row.order_id}` });
          tx.rollback();
        })
        .then(
          () => false,
          (error: Error) => error.message !== 'Rollback',
        );

    expect(await isRefused({ order_id: realId, test: true, provider: 'test' })).toBe(true);
    expect(await isRefused({ order_id: realId, test: false, provider: 'test' })).toBe(true);
    expect(await isRefused({ order_id: testId, test: false, provider: 'paypal' })).toBe(true);
    expect(await isRefused({ order_id: testId, test: true, provider: 'paypal' })).toBe(true);
    expect(await isRefused({ order_id: testId, test: true, provider: 'test' })).toBe(false);
    expect(await isRefused({ order_id: realId, test: false, provider: 'paypal' })).toBe(false);
  });
});
