import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type OrderSummary, orderPlacedReply, orderReply, ordersReply } from '../order.contract.ts';
import { payReply, reorderReply } from '../order-member.contract.ts';
import { shopOrder } from './order.tables.ts';
import { isOrderHash } from './order-code.service.ts';
import { applyStaffStep } from './order-staff.service.ts';
import { act, type Buyer, cartOf, fillCart, newBuyer, order, orderMails, payAll, test } from './testing-orders.ts';

const read = async (api: TestApi, { headers }: Buyer, code: string) =>
  (await api(`/api/order/${code}`, { headers })).as(orderReply).order;
const listOf = async (api: TestApi, { headers }: Buyer, path: string) =>
  (await api(`/api/order/${path}`, { headers })).as(ordersReply);
const codes = ({ list }: { list: OrderSummary[] }) => list.map(({ code }) => code);
const today = shopDay(new Date());

/** Pays an order as staff would, and moves it to a stage. */
async function bring(db: Db, code: string, stage: 'paid' | 'made' | 'shipped' | 'arrived', now = new Date()) {
  const step = { code, staff_id: 0, now };
  const [row] = await db.select().from(shopOrder).where(sql`${shopOrder.code} = ${code}`);
  await applyStaffStep(db, { ...step, action: 'confirm_transfer' }, { amount: row?.total ?? 0 });
  if (stage === 'paid') return;
  await applyStaffStep(db, { ...step, action: 'start_production' }, {});
  if (stage === 'made') return;
  await applyStaffStep(db, { ...step, action: 'complete' }, {});
  await applyStaffStep(db, { ...step, action: 'ship' }, { carrier: 'Black Cat', tracking: '9001' });
  if (stage === 'arrived') await applyStaffStep(db, { ...step, action: 'arrive' }, {});
}

describe('a member’s orders', () => {
  test('show what the buyer owns: the works over a sofa, and how many prints an edition has', async ({ api, shop }) => {
    const { buyer, harbour, poppies } = shop;

    const placed = await read(api, buyer, await order(api, buyer, [harbour, poppies]));

    expect(placed.editions).toEqual([{ item_id: harbour.item_id, edition_size: 3 }]);
    const { works, front } = placed.evening;
    expect(works.map(({ line_id }) => line_id)).toEqual(placed.lines.map(({ line_id }) => line_id));
    const [first, second] = works;
    expect((first?.left ?? 0) + (first?.width ?? 1)).toBeLessThan(second?.left ?? 0);
    expect(front).toMatch(/^\/rooms\/living-evening-front-/);
  });

  test('are latest while in progress and for 14 days after arrival, then history, newest first', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, poppies } = shop;
    const moving = await order(api, buyer, [poppies]);
    const arrived = await order(api, buyer, [poppies]);
    const old = await order(api, buyer, [poppies]);
    await bring(db, arrived, 'arrived');
    await bring(db, old, 'arrived', new Date(Date.now() - 15 * 86_400_000));
    const cancelled = await order(api, buyer, [poppies]);
    await act(api, buyer.headers, `order/${cancelled}/cancel`);

    const latest = await listOf(api, buyer, 'latest');
    const history = await listOf(api, buyer, 'history');

    expect(codes(latest)).toEqual([arrived, moving]);
    expect(codes(history)).toEqual([cancelled, old]);
    expect([latest.total, history.total]).toEqual([2, 2]);
  });

  test('come page by page, none twice and none left out', async ({ api, db, shop }) => {
    const placed: string[] = [];
    for (let count = 0; count < 5; count++) {
      placed.unshift(await order(api, shop.buyer, [shop.poppies]));
      await payAll(db);
    }
    // The same moment for all: only the code can separate the pages.
    await db.execute(sql`update shop_order set created_at = now()`);
    const seen: string[] = [];

    for (let after = ''; ; ) {
      const page = await listOf(api, shop.buyer, `latest?limit=2${after && `&after=${after}`}`);
      seen.push(...codes(page));
      if (!page.next) break;
      after = page.next;
    }

    expect(seen).toEqual(placed);
  });

  test('are in the reader’s language, with framed pictures', async ({ api, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);

    const reply = await api(`/api/order/${code}`, { headers: { ...shop.buyer.headers, lang: 'zh-Hant' } });

    const { item_id, size_id, frame_id } = shop.poppies;
    const shown = reply.as(orderReply).order;
    expect(shown.lines[0]).toMatchObject({
      title: 'Poppies（繁）',
      image: `/framed/${item_id}-${size_id}-${frame_id}`,
    });
    expect(shown.bank?.bank_name).toBe('範例商業銀行');
  });
});

describe('another member’s order', () => {
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['POST', '/cancel', {}],
    ['POST', '/refund', { lines: [{ line_id: 1, nums: 1 }], reason: 'mine now' }],
    ['POST', '/transfer', { digits: '1234', amount: 100, day: today }],
    ['POST', '/pay'],
    ['POST', '/reorder'],
  ];

  test.for(calls)('cannot be found: %s %s', async ([method, path, json], { api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const thief = await newBuyer(api, db, 'kai@example.com');
    const before = await read(api, shop.buyer, code);

    const reply = await api(`/api/order/${code}${path}`, { method, headers: thief.headers, ...(json && { json }) });

    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
    expect(reply.text).not.toContain('mei@example.com');
    expect(await read(api, shop.buyer, code)).toEqual(before);
    expect(await cartOf(api, thief)).toEqual([]);
  });

  test('is in no list of theirs, and its code is no valid cursor', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const thief = await newBuyer(api, db, 'kai@example.com');
    await order(api, thief, [shop.poppies]);

    const latest = await listOf(api, thief, 'latest');
    const behind = await listOf(api, thief, `latest?after=${code}`);

    expect(codes(latest)).not.toContain(code);
    expect(codes(behind)).toEqual([]);
  });
});

test('a hash proves one order only, and nothing else is accepted', async ({ api, db, shop }) => {
  const { buyer, poppies } = shop;
  const codeOf = async () => {
    await fillCart(api, buyer, [poppies]);
    const json = { paytype: 'transfer', currency: 'NTD', items: [poppies], address_id: buyer.address_id, agree: true };
    return (await act(api, buyer.headers, 'order/order', json)).as(orderPlacedReply).order;
  };
  const [one, other] = [await codeOf(), await codeOf()];

  expect(await isOrderHash(db, one.code, one.hash)).toBe(true);
  for (const hash of [other.hash, one.hash.slice(1), one.hash.toUpperCase(), ''])
    expect(await isOrderHash(db, one.code, hash)).toBe(false);
});

describe('a transfer', () => {
  test('can be reported several times, but not often enough to flood a mailbox', async ({ api, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const report = () =>
      act(api, shop.buyer.headers, `order/${code}/transfer`, { digits: '4321', amount: 100, day: today });

    for (let times = 0; times < 20; times++) expect((await report()).status).toBe(200);

    expect((await report()).code).toBe('too_many_requests');
  });

  test('is reported with its last digits, and staff find it in their queue', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const { total } = await read(api, shop.buyer, code);

    const reply = await act(api, shop.buyer.headers, `order/${code}/transfer`, {
      digits: '04321',
      amount: total,
      day: today,
    });

    const reported = reply.as(orderReply).order;
    expect(reported).toMatchObject({ payment_status: 'reported', status: 'processing' });
    expect(Date.parse(reported.pay_by ?? '')).toBeGreaterThan(Date.now() + 4 * 86_400_000);
    expect(reported.transfers).toMatchObject([{ digits: '04321', amount: total, day: today, outcome: null }]);
    expect(reported.actions).toEqual(['request_cancel', 'report_transfer', 'reorder', 'contact']);
    expect(await orderMails(db)).toEqual(['order_received', 'transfer_reported']);
  });

  test.for(['123', '123456', '12a4', '１２３４', ''])(
    'cannot be reported with the digits "%s"',
    async (digits, { api, shop }) => {
      const code = await order(api, shop.buyer, [shop.poppies]);

      const { status, errors } = await act(api, shop.buyer.headers, `order/${code}/transfer`, {
        digits,
        amount: 1,
        day: today,
      });

      expect([status, Object.keys(errors)]).toEqual([422, ['digits']]);
    },
  );

  test('can be made while the order is unpaid, and the page says where', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const waiting = await act(api, shop.buyer.headers, `order/${code}/pay`);
    await bring(db, code, 'paid');
    const paid = await act(api, shop.buyer.headers, `order/${code}/pay`);

    expect(waiting.as(payReply)).toMatchObject({ url: null, bank: { account_number: '000-1234-5678-901' } });
    expect([paid.status, paid.code]).toEqual([409, 'conflict']);
  });
});

describe('cancelling an order', () => {
  test('takes effect immediately while it is unpaid; edition numbers are released and sold next', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, harbour } = shop;
    const first = await order(api, buyer, [{ ...harbour, nums: 2 }]);
    await order(api, await newBuyer(api, db, 'kai@example.com'), [harbour]);

    const reply = await act(api, buyer.headers, `order/${first}/cancel`, { reason: 'wrong size' });
    const again = await read(api, buyer, await order(api, buyer, [harbour]));

    expect(reply.as(orderReply).order).toMatchObject({
      status: 'cancelled',
      cancellation: { status: 'accepted', reason: 'wrong size' },
    });
    expect(again.lines[0]?.edition_numbers).toEqual([1]);
    const [work] = await db.select().from(item).where(sql`${item.item_id} = ${harbour.item_id}`);
    expect(work?.edition_sold).toBe(2);
  });

  test('starts the refund of a paid order before production', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, code, 'paid');

    const reply = await act(api, shop.buyer.headers, `order/${code}/cancel`);

    const { total, refunds, ...cancelled } = reply.as(orderReply).order;
    expect(cancelled).toMatchObject({ status: 'cancelled', payment_status: 'refunding' });
    expect(refunds).toMatchObject([{ amount: total, why: 'cancelled', done_at: null }]);
  });

  test('needs a request once production has started, and is too late after shipping', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, code, 'made');
    const asked = await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason: 'moved house' });
    const sent = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, sent, 'shipped');
    const tooLate = await act(api, shop.buyer.headers, `order/${sent}/cancel`);

    expect(asked.as(orderReply).order).toMatchObject({ status: 'preparing', cancellation: { status: 'requested' } });
    expect([tooLate.status, tooLate.code]).toEqual([409, 'conflict']);
    expect(await orderMails(db)).toContain('cancellation_requested');
  });
});

describe('returning prints', () => {
  test('can be requested within 14 days, line by line, never more than were bought', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
    await bring(db, code, 'arrived');
    const [line] = (await read(api, shop.buyer, code)).lines;
    const ask = (nums: number) =>
      act(api, shop.buyer.headers, `order/${code}/refund`, {
        lines: [{ line_id: line?.line_id, nums }],
        reason: 'too large',
      });

    const statuses = [];
    for (const nums of [3, 1, 1, 1]) statuses.push((await ask(nums)).status);

    // Within the first 7 days nobody decides, and another print may join.
    expect(statuses).toEqual([409, 200, 200, 409]);
    expect(await read(api, shop.buyer, code)).toMatchObject({ return_status: 'approved', lines: [{ returned: 2 }] });
  });

  test('is decided in the second week, one return at a time', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
    await bring(db, code, 'arrived', new Date(Date.now() - 10 * 86_400_000));
    const [line] = (await read(api, shop.buyer, code)).lines;
    const lines = [{ line_id: line?.line_id, nums: 1 }];
    const ask = () => act(api, shop.buyer.headers, `order/${code}/refund`, { lines, reason: 'too large' });

    const asked = await ask();

    expect([asked.status, (await ask()).status]).toEqual([200, 409]);
    expect(asked.as(orderReply).order).toMatchObject({
      return_status: 'requested',
      returns: [{ status: 'requested', reason: 'too large' }],
      lines: [{ returned: 1 }],
    });
  });

  test('is too late after 14 days, too early before arrival, and impossible for custom prints', async ({
    api,
    db,
    shop,
  }) => {
    const late = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, late, 'arrived', new Date(Date.now() - 15 * 86_400_000));
    const early = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, early, 'shipped');
    const custom = await order(api, shop.buyer, [shop.poppies]);
    await bring(db, custom, 'arrived');
    await db.execute(sql`update order_line set custom = true where order_id = (select max(order_id) from shop_order)`);

    for (const code of [late, early, custom]) {
      const [line] = (await read(api, shop.buyer, code)).lines;
      const json = { lines: [{ line_id: line?.line_id, nums: 1 }], reason: 'no' };
      expect((await act(api, shop.buyer.headers, `order/${code}/refund`, json)).code).toBe('conflict');
    }
  });

  test('of another order’s lines is refused', async ({ api, db, shop }) => {
    const [one, other] = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.poppies])];
    for (const code of [one, other]) await bring(db, code, 'arrived');
    const [line] = (await read(api, shop.buyer, other)).lines;

    const json = { lines: [{ line_id: line?.line_id, nums: 1 }], reason: 'mixed up' };
    const reply = await act(api, shop.buyer.headers, `order/${one}/refund`, json);

    expect(reply.code).toBe('conflict');
    expect(await read(api, shop.buyer, other)).toMatchObject({ return_status: 'none', lines: [{ returned: 0 }] });
  });
});

test('ordering again fills the cart with the available prints, and lists the others', async ({ api, db, shop }) => {
  const { buyer, poppies, larger } = shop;
  const code = await order(api, buyer, [poppies, { ...larger, nums: 2 }]);
  await db.execute(sql`update size set enabled = false where size_id = ${poppies.size_id}`);

  const reply = await act(api, buyer.headers, `order/${code}/reorder`);

  expect(reply.as(reorderReply)).toMatchObject({ added: 1, gone: [{ size_id: poppies.size_id }] });
  expect(await cartOf(api, buyer)).toEqual([{ ...larger, nums: 2 }]);
});
