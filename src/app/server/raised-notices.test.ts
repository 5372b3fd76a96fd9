import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { sent } from '#buying/contact/server/testing-contact.ts';
import { beginThread } from '#buying/messages/server/message.service.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { cancelOrder } from '#buying/orders/server/order-cancel.service.ts';
import { orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { reportTransfer } from '#buying/orders/server/order-payment.service.ts';
import { stickRefund } from '#buying/orders/server/order-refund.service.ts';
import { requestReturn } from '#buying/orders/server/order-return.service.ts';
import { orderLines } from '#buying/orders/server/order-write.service.ts';
import { act, fillCart, newStaff, order, requestFor, sendOrder, test } from '#buying/orders/server/testing-orders.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { submitApplication } from '#people/applications/server/application.service.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { leaseMail, settleFailed } from '#people/mail/server/mail-lease.ts';
import { addStaff } from '#people/staff-notices/server/testing-notices.ts';
import { newDraft, newSeller, studioOf } from '#selling/studio/server/testing-studio.ts';
import { shopDay } from '#shared/shop-time.ts';

const raised = (db: Db) =>
  db
    .select({ kind: staffNotice.kind, subject: staffNotice.subject, facts: staffNotice.facts })
    .from(staffNotice)
    .orderBy(staffNotice.notice_id);
const kindsOf = async (db: Db) => (await raised(db)).map(({ kind }) => kind);
const handled = async (db: Db, kind: 'transfer_reported' | 'cancellation_requested') =>
  (await db.select().from(staffNotice).where(eq(staffNotice.kind, kind))).map(({ handled_by }) => handled_by);

async function orderRow(db: Db, code: string) {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
  if (!row) throw new Error('no order');
  return row;
}

describe('an order', () => {
  test('raises one notice, with its code and amount only, however often its request is sent', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const request = requestFor(buyer, [poppies]);
    const key = randomUUID();
    for (let times = 0; times < 3; times++) expect((await sendOrder(api, buyer, request, key)).code).toBe('success');

    const [row] = await db.select().from(shopOrder);
    expect(await raised(db)).toEqual([
      { kind: 'new_order', subject: row?.code, facts: { amount: row?.total, currency: 'NTD' } },
    ]);
  });

  test('that is refused raises none', async ({ api, db, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const reply = await sendOrder(api, buyer, requestFor(buyer, [poppies], { total: 1 }));

    expect(reply.code).toBe('price_changed');
    expect(await raised(db)).toEqual([]);
  });

  test('raises one for its transfer, which the confirmation settles', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const { member_id, total: amount } = await orderRow(db, code);
    await reportTransfer(db, { member_id, code }, { digits: '12345', amount, day: shopDay(new Date()) });
    expect(await kindsOf(db)).toEqual(['new_order', 'transfer_reported']);

    const finance = await newStaff(api, db, 'finance');
    expect((await act(api, finance, `admin/order/${code}/confirm_transfer`, { amount })).code).toBe('success');

    expect(await handled(db, 'transfer_reported')).toEqual([expect.any(Number)]);
  });

  test('raises one for a cancellation to decide, and none for one that needs nobody', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const { member_id } = await orderRow(db, code);
    await db
      .update(shopOrder)
      .set({ payment_status: 'paid', freight_stage: 'preparing', production_at: new Date() })
      .where(eq(shopOrder.code, code));
    await cancelOrder(db, { member_id, code }, 'Moving');
    const other = await order(api, shop.buyer, [shop.poppies]);
    await cancelOrder(db, { member_id, code: other }, 'Moving');

    expect(await kindsOf(db)).toEqual(['new_order', 'cancellation_requested', 'new_order']);
  });

  test('raises one for a return, and one for a refund that its provider cannot make', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const { member_id, order_id, total: amount } = await orderRow(db, code);
    const finance = await newStaff(api, db, 'finance');
    await act(api, finance, `admin/order/${code}/confirm_transfer`, { amount });
    await db
      .update(shopOrder)
      .set({ freight_stage: 'arrived', arrival_at: new Date(), delivery_at: new Date() })
      .where(eq(shopOrder.code, code));
    const [line] = await orderLines(db, order_id);
    await requestReturn(db, { member_id, code }, { lines: [{ line_id: line?.line_id ?? 0, nums: 1 }] });
    expect(await kindsOf(db)).toEqual(['new_order', 'return_requested']);

    await db.execute(sql`insert into order_refund (order_id, payment_id, amount, why, due_at)
      select ${order_id}, payment_id, 1, 'cancelled', now() from order_payment where order_id = ${order_id}`);
    const [refund] = await db.select().from(orderRefund);
    await stickRefund(db, refund?.refund_id ?? 0, 'closed');
    await stickRefund(db, refund?.refund_id ?? 0, 'closed');

    expect((await raised(db)).slice(2)).toMatchObject([{ kind: 'payment_problem', facts: { what: 'refund_stuck' } }]);
  });
});

describe('everything else that needs staff', () => {
  test('raises one notice each: message, enquiry, application', async ({ api, db, shop: _ }) => {
    const member = await addStaff(db, null, 'mei');
    await beginThread(db, member, { subject: 'Frames', text: 'Which wood?' }, 'key-1');
    await beginThread(db, member, { subject: 'Frames', text: 'Which wood?' }, 'key-1');
    await sent(api, db);
    await submitApplication(db, { member_id: member.member_id, kind: 'artist', portfolio: 'p', statement: 's' });

    expect(await kindsOf(db)).toEqual(['message', 'enquiry', 'application']);
  });

  test('a work is submitted', async ({ api, db }) => {
    await openWorkIndex(db);
    const seller = await newSeller(db, 'Mei Lin');
    const id = await newDraft(api, db, seller);
    expect((await studioOf(api, seller.headers).stepNow(id, 'submit')).code).toBe('success');

    expect((await kindsOf(db)).filter((kind) => kind === 'work_submitted')).toHaveLength(1);
  });

  test('a mail is given up, but not the notice about it', async ({ db }) => {
    for (const kind of ['welcome', 'staff_notice'] as const)
      await db.insert(mailOutbox).values({ to: 'mei@example.com', lang: 'en', kind, data: { name: 'Mei' } as never });
    for (let mail = await leaseMail(db); mail; mail = await leaseMail(db)) await settleFailed(db, mail, '550', true);

    expect(await raised(db)).toMatchObject([{ kind: 'mail_given_up' }]);
  });
});
