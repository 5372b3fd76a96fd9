import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { orderReply } from '../order.contract.ts';
import { refundAccountReply, refundsToPayReply } from '../refund-account.contract.ts';
import { ACCOUNT_KEPT_DAYS } from '../refund-account.rules.ts';
import { orderEvent, shopOrder } from './order.tables.ts';
import { deleteOldAccounts } from './refund-account.service.ts';
import { refundAccount } from './refund-account.tables.ts';
import { act, newBuyer, newStaff, type OrderShop, order, staffSteps, test } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

const NUMBER = '00712345678901';
const ACCOUNT = { kind: 'taiwan', bank_code: '808', account_number: '0071-2345 678901', holder: '陳美' };
const DAY_MS = 86_400_000;

/** An arrived order that was paid by transfer. */
async function arrived(api: TestApi, db: Db, { buyer, poppies, larger }: OrderShop) {
  const code = await order(api, buyer, [poppies, { ...larger, nums: 2 }]);
  const admin = await newStaff(api, db, 'admin');
  const staff = staffOf(api, admin, code);
  await staff.pay();
  const { lines, total, shipping_fee } = await staff.arrive();
  return { code, admin, staff, lines, total, shipping_fee };
}

const give = (api: TestApi, headers: Record<string, string>, code: string, json: object = ACCOUNT) =>
  api(`/api/order/${code}/refund_account`, { method: 'PUT', json, headers });

const toPay = async (api: TestApi, headers: Record<string, string>, view = 'all') =>
  (await api(`/api/admin/refund?view=${view}`, { headers })).as(refundsToPayReply);

describe('the account for a refund', () => {
  test('is stored encrypted, shown in full to finance only, and opening it is logged', async ({ api, db, shop }) => {
    const { code, lines } = await arrived(api, db, shop);
    const { headers } = shop.buyer;
    expect((await give(api, headers, code)).code).toBe('conflict');
    const back = lines.map(({ line_id, nums }) => ({ line_id, nums }));
    await act(api, headers, `order/${code}/refund`, { lines: back });

    const { order: seen } = (await give(api, headers, code)).as(orderReply);

    expect(seen.refund_account).toMatchObject({
      wanted: true,
      given: { kind: 'taiwan', bank: '808', last_digits: '8901' },
    });
    for (const table of [refundAccount, orderEvent, mailOutbox])
      expect(JSON.stringify(await db.select().from(table))).not.toContain(NUMBER);
    const open = `admin/order/${code}/refund_account/open`;
    for (const role of ['support', 'workshop'] as const) {
      const colleague = await newStaff(api, db, role);
      expect((await act(api, colleague, open)).code).toBe('forbidden');
      expect((await api('/api/admin/refund', { headers: colleague })).code).toBe('forbidden');
      expect((await api('/api/admin/refund/file?day=2026-01-01', { headers: colleague })).code).toBe('forbidden');
    }
    expect((await act(api, headers, open)).code).toBe('forbidden');
    const finance = await newStaff(api, db, 'finance');
    expect((await act(api, finance, open)).as(refundAccountReply).account).toEqual({
      kind: 'taiwan',
      bank_code: '808',
      bank_name: 'E.SUN Commercial Bank',
      branch_code: '',
      account_number: NUMBER,
      holder: '陳美',
    });
    const logged = await db.select().from(staffChange).where(eq(staffChange.action, 'see_account'));
    expect(logged).toMatchObject([{ subject: 'order', subject_id: code }]);
    expect(JSON.stringify(await db.select().from(staffChange))).not.toContain(NUMBER);
  });

  test('is checked, belongs to the buyer, and is abroad only for an order in US$', async ({ api, db, shop }) => {
    const { code, staff } = await arrived(api, db, shop);
    await staff.step('owe_refund', { amount: 100, reason: 'A scratch' });
    const { headers } = shop.buyer;
    const other = await newBuyer(api, db, 'other@example.com');
    const abroad = { kind: 'abroad', swift: 'DEUTDEFF', bank_name: 'Bank', account_number: 'DE89370400440532013000' };

    expect((await give(api, other.headers, code)).code).toBe('not_found');
    for (const [field, value] of [
      ['bank_code', '999'],
      ['account_number', '1234'],
      ['account_number', '1234567890123456789'],
      ['holder', ''],
      ['branch_code', '12'],
    ] as const)
      expect((await give(api, headers, code, { ...ACCOUNT, [field]: value })).errors).toHaveProperty(field);
    expect((await give(api, headers, code, { ...abroad, holder: 'Mei' })).code).toBe('conflict');
    await db.update(shopOrder).set({ currency: 'USD' });
    const wrong = { ...abroad, holder: 'Mei', account_number: 'DE89370400440532013001' };
    expect((await give(api, headers, code, wrong)).errors).toHaveProperty('account_number');
    expect((await give(api, headers, code, { ...abroad, holder: 'Mei' })).as(orderReply).order.refund_account).toEqual({
      wanted: true,
      given: { kind: 'abroad', bank: 'DEUTDEFF', last_digits: '3000', given_at: expect.any(String) },
    });
  });

  test('is asked for in the mail about the return, and by staff once a day', async ({ api, db, shop }) => {
    const { code, lines, admin } = await arrived(api, db, shop);
    const { headers } = shop.buyer;
    await act(api, headers, `order/${code}/refund`, { lines: [{ line_id: lines[0]?.line_id, nums: 1 }] });

    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'return_decided'));
    expect(mails).toMatchObject([{ data: { account_wanted: true } }]);
    expect((await act(api, admin, `admin/order/${code}/refund_account/ask`)).code).toBe('conflict');
    await db.update(refundAccount).set({ asked_at: new Date(Date.now() - DAY_MS) });
    expect((await act(api, admin, `admin/order/${code}/refund_account/ask`)).code).toBe('success');
    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'refund_account'))).toBe(1);
    await db.update(refundAccount).set({ asked_at: new Date(Date.now() - DAY_MS) });
    await give(api, headers, code);
    expect((await act(api, admin, `admin/order/${code}/refund_account/ask`)).code).toBe('conflict');
  });

  test('is deleted a while after the refund, and not while money is owed', async ({ api, db, shop }) => {
    const { code, staff } = await arrived(api, db, shop);
    await staff.step('owe_refund', { amount: 100, reason: 'A scratch' });
    await give(api, shop.buyer.headers, code);
    const later = (days: number) => new Date(Date.now() + days * DAY_MS);

    expect(await deleteOldAccounts(db, later(365))).toBe(0);
    await staff.refund({ reference: 'B-1' });
    expect(await deleteOldAccounts(db, later(ACCOUNT_KEPT_DAYS - 1))).toBe(0);
    expect(await deleteOldAccounts(db, later(ACCOUNT_KEPT_DAYS + 1))).toBe(1);
    expect((await staff.seen()).refund_account).toEqual({ wanted: false, given: null });
  });

  test('that no key of the shop opens is refused, and the buyer can enter it again', async ({ api, db, shop }) => {
    const { code, staff, admin } = await arrived(api, db, shop);
    await staff.step('owe_refund', { amount: 100, reason: 'A scratch' });
    await give(api, shop.buyer.headers, code);
    await db.update(refundAccount).set({ sealed: sql`replace(${refundAccount.sealed}, '1.', '1.0')` });

    expect((await act(api, admin, `admin/order/${code}/refund_account/open`)).code).toBe('account_unreadable');
    await give(api, shop.buyer.headers, code);
    expect((await act(api, admin, `admin/order/${code}/refund_account/open`)).code).toBe('success');
  });
});

describe('the refunds to pay', () => {
  test('propose the prints and the delivery fee, and are paid once', async ({ api, db, shop }) => {
    const { code, lines, total, shipping_fee, staff, admin } = await arrived(api, db, shop);
    const { headers } = shop.buyer;
    const [first, second] = lines;
    await act(api, headers, `order/${code}/refund`, { lines: [{ line_id: first?.line_id, nums: 1 }] });
    await staff.step('receive_return');

    expect((await toPay(api, admin)).list).toMatchObject([
      { code, refund_id: null, amount: first?.unit_price, parts: { delivery: 0 }, keepable: false, account: null },
    ]);
    expect((await toPay(api, admin, 'ready')).total).toBe(0);
    expect((await staff.seen()).return_worth).toMatchObject({ amount: first?.unit_price });
    const pay = staffSteps(api, admin, code);
    const both = await Promise.all([1, 2].map((at) => pay('refund', { reference: `B-${at}` })));
    expect(both.map((reply) => reply.code).sort()).toEqual(['conflict', 'success']);
    expect((await toPay(api, admin)).total).toBe(0);

    await act(api, headers, `order/${code}/refund`, { lines: [{ line_id: second?.line_id, nums: 2 }] });
    await staff.step('receive_return');
    const rest = (second?.unit_price ?? 0) * 2 + shipping_fee;
    expect((await toPay(api, admin, 'missing')).list).toMatchObject([
      { amount: rest, parts: { goods: rest - shipping_fee, delivery: shipping_fee } },
    ]);
    expect((await pay('refund', { paid_on: '2999-01-01' })).errors).toHaveProperty('paid_on');
    const ended = await staff.refund({ reference: 'B-3' });
    expect(ended).toMatchObject({ payment_status: 'refunded', refund_sums: { done: total }, return_worth: null });
    expect(ended.refunds.every(({ paid_on }) => paid_on !== null)).toBe(true);
  });

  test('become a table for the bank, which is logged', async ({ api, db, shop }) => {
    const { code, staff, admin } = await arrived(api, db, shop);
    await staff.step('owe_refund', { amount: 120, reason: 'A scratch' });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const file = async (day: string) => (await api(`/api/admin/refund/file?day=${day}`, { headers: admin })).text;
    expect((await file(today)).trim().split('\r\n')).toHaveLength(1);
    await give(api, shop.buyer.headers, code);

    expect((await file(today)).trim().split('\r\n').at(-1)).toBe(
      `"808","E.SUN Commercial Bank",,"${NUMBER}","陳美",120,"NTD","${code}"`,
    );
    expect((await file('2020-01-01')).trim().split('\r\n')).toHaveLength(1);
    const logged = await db.select().from(staffChange).where(eq(staffChange.action, 'refund_file'));
    expect(logged.map(({ after }) => after)).toContainEqual({ orders: code });
    expect(JSON.stringify(logged)).not.toContain(NUMBER);
  });
});
