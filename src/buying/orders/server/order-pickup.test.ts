import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { quoteReply } from '#buying/checkout/checkout.contract.ts';
import { pickupReply } from '#catalogue/site/pickup.contract.ts';
import type { PickupSetting } from '#catalogue/site/pickup.rules.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { orderPlacedReply, orderReply } from '../order.contract.ts';
import { shopOrder } from './order.tables.ts';
import { arriveOverdue, runOrderClock } from './order-clock.service.ts';
import {
  act,
  type Buyer,
  cartOf,
  fillCart,
  newStaff,
  orderMails,
  requestFor,
  sendOrder,
  staffQueue,
  staffSteps,
  test,
} from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

const DAY_MS = 86_400_000;
const text = (en: string, hant = en, hans = '') => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });
const gallery = {
  key: 'gallery',
  name: text('Gallery', '畫廊'),
  address: text('', '台北市大同區迪化街一段 12 號'),
  note: text('Daily 10–18'),
};
const offered: PickupSetting = { active: true, keep_days: 10, places: [gallery] };
const person = { place: 'gallery', name: 'Mei Lin', mobile: { code: '886', number: '912345678' } };

const wish = (items: readonly object[], more: object = {}) => ({
  paytype: 'transfer',
  currency: 'NTD',
  items,
  pickup_type: 'pickup',
  pickup: person,
  agree: true,
  ...more,
});

async function placed(api: TestApi, db: Db, buyer: Buyer, line: Parameters<typeof fillCart>[2][number]) {
  await saveSetting(db, 'pickup', offered);
  await fillCart(api, buyer, [line]);
  return (await sendOrder(api, buyer, wish([line]))).as(orderPlacedReply).order.code;
}

const seenBy = async (api: TestApi, { headers }: Buyer, code: string) =>
  (await api(`/api/order/${code}`, { headers })).as(orderReply).order;

/** Paid, made and ready, by an administrator. */
async function ready(api: TestApi, db: Db, code: string) {
  const headers = await newStaff(api, db, 'admin');
  const staff = staffOf(api, headers, code);
  await staff.pay();
  await staff.step('start_production');
  await staff.step('complete');
  return { headers, staff, kept: await staff.step('ready_pickup') };
}

test('places are offered in the reader’s language while pickup is on, and quoted without a fee, with Taiwan’s VAT', async ({
  api,
  db,
  shop: { poppies },
}) => {
  expect((await api('/api/pickup')).as(pickupReply).list).toEqual([]);
  const quote = (currency: string, destination: object) =>
    api('/api/quote', { method: 'POST', json: { items: [poppies], currency, destination } });
  expect((await quote('NTD', { pickup_place: 'gallery' })).code).toBe('pickup_unavailable');
  await saveSetting(db, 'pickup', offered);

  expect((await api('/api/pickup', { headers: { lang: 'zh-Hans' } })).as(pickupReply).list).toEqual([
    { key: 'gallery', name: '画廊', address: '台北市大同区迪化街一段 12 号', note: 'Daily 10–18' },
  ]);
  for (const currency of ['NTD', 'USD']) {
    const home = (await quote(currency, { country_code: 'TW', postal_code: '103' })).as(quoteReply);
    const { shipping, subtotal, total, tax, arrival } = (await quote(currency, { pickup_place: 'gallery' })).as(
      quoteReply,
    );
    expect({ shipping, total, rate: tax.rate }).toEqual({ shipping: 0, total: subtotal, rate: 5 });
    expect(tax.net).toBe(Math.round(subtotal / 1.05));
    expect(arrival.from < home.arrival.from).toBe(true);
  }
});

test('an order keeps the place as it was sold, needs no address, and is the same order when sent again', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  await saveSetting(db, 'pickup', offered);
  await fillCart(api, buyer, [poppies]);
  const first = (await sendOrder(api, buyer, wish([poppies]), 'pickup-key')).as(orderPlacedReply).order;
  const again = (await sendOrder(api, buyer, wish([poppies]), 'pickup-key')).as(orderPlacedReply).order;
  expect(again).toEqual(first);
  await saveSetting(db, 'pickup', { ...offered, active: false, places: [] });

  const order = await seenBy(api, buyer, first.code);

  expect(order).toMatchObject({ shipping_fee: 0, tax_rate: 5, pickup_type: 'pickup', pickup_code: null });
  expect(order.receiver).toMatchObject({
    name: 'Mei Lin',
    phone: '+886 912345678',
    email: 'mei@example.com',
    address_id: null,
    pickup_type: 'pickup',
    pickup_place: { key: 'gallery', name: 'Gallery', note: 'Daily 10–18' },
    country_code: 'TW',
  });
  expect(order.receiver.address).toContain('迪化街');
});

test('the contract asks for an address or a place, and for both never', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  await saveSetting(db, 'pickup', offered);
  const noPhone = { ...person, mobile: { code: '886', number: '' } };
  for (const more of [
    { pickup: undefined },
    { address_id: buyer.address_id },
    { pickup_type: undefined },
    { pickup_type: 'drone' },
    { pickup: noPhone },
  ])
    expect((await sendOrder(api, buyer, wish([poppies], more))).code).toBe('validation');
});

test('a place that was removed between quote and order is refused, and the cart stays', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  await saveSetting(db, 'pickup', offered);
  await fillCart(api, buyer, [poppies]);
  await saveSetting(db, 'pickup', { ...offered, places: [{ ...gallery, key: 'other' }] });

  const refused = await sendOrder(api, buyer, wish([poppies]));

  expect([refused.status, refused.code]).toEqual([409, 'pickup_unavailable']);
  expect(await cartOf(api, buyer)).toEqual([poppies]);
  expect(await db.$count(shopOrder)).toBe(0);
});

test('takes as many statements as a delivered order', async ({ api, db, shop: { buyer, poppies } }) => {
  await placed(api, db, buyer, poppies);
  const count = async (form: object, key: string) => {
    await fillCart(api, buyer, [poppies]);
    return countQueries(db, () => sendOrder(api, buyer, form, key));
  };
  const delivered = await count(requestFor(buyer, [poppies]), 'delivered');

  expect(await count(wish([poppies]), 'picked-up')).toBe(delivered);
});

test('from ready to picked up: the buyer’s code or name, mails, and the return period', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  const code = await placed(api, db, buyer, poppies);
  const { headers, kept } = await ready(api, db, code);
  expect(kept).toMatchObject({ status: 'shipped', freight_stage: 'shipped', pickup_code: null });
  expect(await staffQueue(api, headers, 'queue=pickups')).toEqual([code]);
  expect(await staffQueue(api, headers, 'queue=under_way')).toEqual([]);
  expect(await staffQueue(api, headers, 'pickup_type=pickup')).toEqual([code]);
  expect(await staffQueue(api, headers, 'pickup_type=delivery')).toEqual([]);
  const { pickup_code, pickup_until } = await seenBy(api, buyer, code);
  expect(pickup_code).toMatch(/^\d{6}$/);
  expect(Date.parse(pickup_until ?? '') - Date.now()).toBeGreaterThan(10 * DAY_MS);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'pickup_ready'));
  expect(mail?.data).toMatchObject({ pickup_code, pickup: { name: 'Gallery', note: 'Daily 10–18' } });

  const step = staffSteps(api, headers, code);
  const wrong = String((Number(pickup_code) + 1) % 1_000_000).padStart(6, '0');
  expect((await step('pick_up', { pickup_code: wrong })).code).toBe('wrong_code');
  expect((await step('pick_up', { picked_up_by: 'Someone Else' })).code).toBe('wrong_code');
  expect((await step('pick_up', {})).code).toBe('validation');
  expect((await step('ship', { carrier: 'X', tracking: '1' })).code).toBe('conflict');
  expect((await step('arrive')).code).toBe('conflict');
  const taken = await staffOf(api, headers, code).step('pick_up', { pickup_code, picked_up_by: 'A friend' });

  expect(taken).toMatchObject({ freight_stage: 'arrived', status: 'shipped' });
  const own = await seenBy(api, buyer, code);
  expect(own).toMatchObject({ pickup_code: null });
  expect(own.actions).toContain('request_return');
  expect(own.events.at(-1)).toMatchObject({ what: 'pick_up', data: { picked_up_by: 'A friend' } });
  expect(await orderMails(db)).toEqual(['order_received', 'paid', 'pickup_ready', 'arrived']);
});

test('the name on the order is enough, without regard to spaces and case', async ({ api, db, shop }) => {
  const code = await placed(api, db, shop.buyer, shop.poppies);
  const { staff } = await ready(api, db, code);
  expect((await staff.step('pick_up', { picked_up_by: 'mei  LIN' })).freight_stage).toBe('arrived');
});

test('two staff at once hand it over once', async ({ api, db, shop }) => {
  const code = await placed(api, db, shop.buyer, shop.poppies);
  const { headers } = await ready(api, db, code);
  const step = () => staffSteps(api, headers, code)('pick_up', { picked_up_by: 'Mei Lin' });

  const answers = await Promise.all([step(), step()]);

  expect(answers.map(({ code: answer }) => answer).toSorted()).toEqual(['conflict', 'success']);
  expect((await orderMails(db)).filter((kind) => kind === 'arrived')).toHaveLength(1);
});

test('the clock reminds once, puts a late order on today’s list, and never moves it or its money', async ({
  api,
  db,
  shop,
}) => {
  const code = await placed(api, db, shop.buyer, shop.poppies);
  const { headers } = await ready(api, db, code);
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const kinds = async () => (await orderMails(db)).filter((kind) => kind.startsWith('pickup'));
  await saveSetting(db, 'arrival', { after_days: 3 });

  await runOrderClock(db, inDays(5));
  expect(await arriveOverdue(db, inDays(30))).toBe(0);
  expect(await kinds()).toEqual(['pickup_ready']);
  await runOrderClock(db, inDays(8.5));
  await runOrderClock(db, inDays(8.6));
  expect(await kinds()).toEqual(['pickup_ready', 'pickup_reminder']);
  expect(await staffQueue(api, headers, 'queue=pickups_late')).toEqual([]);
  await runOrderClock(db, inDays(12));
  await runOrderClock(db, inDays(13));

  expect(await kinds()).toEqual(['pickup_ready', 'pickup_reminder', 'pickup_reminder']);
  expect(await staffQueue(api, headers, 'queue=pickups_late')).toEqual([code]);
  const { freight_stage, payment_status } = await seenBy(api, shop.buyer, code);
  expect({ freight_stage, payment_status }).toEqual({ freight_stage: 'shipped', payment_status: 'paid' });
});

test('an order that nobody collects can be cancelled by support, and by its buyer only on request', async ({
  api,
  db,
  shop,
}) => {
  const code = await placed(api, db, shop.buyer, shop.harbour);
  const { staff, headers } = await ready(api, db, code);
  const asked = (await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason: 'Moved' })).as(orderReply).order;
  expect(asked.cancellation.status).toBe('requested');
  expect((await staffSteps(api, headers, code)('pick_up', { picked_up_by: 'Mei Lin' })).code).toBe('conflict');
  await staff.step('decide_cancellation', { accept: false, reason: 'It is framed.' });

  const given = await staff.step('cancel', { reason: 'Nobody came.' });

  expect(given).toMatchObject({ status: 'cancelled', payment_status: 'refunding', refund_due: given.total });
  expect(given.lines[0]?.edition_numbers).toEqual([]);
  expect(await staffQueue(api, headers, 'queue=pickups')).toEqual([]);
});
