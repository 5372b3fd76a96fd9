import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { orderReply } from '../order.contract.ts';
import { carriersReply, staffOrderReply } from '../order-staff.contract.ts';
import { orderStory } from '../order-story.rules.ts';
import { arrivalTrialReply, manyStepsReply } from '../workshop.contract.ts';
import { shopOrder } from './order.tables.ts';
import { arriveOverdue } from './order-clock.service.ts';
import { act, newStaff, order, orderMails, payAll, staffSteps, test } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

const DAY_MS = 86_400_000;

test('a carrier of the list gives the order its name and a link, which later changes leave alone', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const admin = await newStaff(api, db, 'admin');
  const staff = staffOf(api, admin, code);
  await staff.pay();
  await staff.step('start_production');
  await staff.step('complete');
  const { list } = (await api('/api/admin/carrier', { headers: { ...admin, lang: 'zh-Hant' } })).as(carriersReply);
  expect(list[0]).toEqual({ key: 'tcat', name: '黑貓宅急便' });
  const ship = staffSteps(api, admin, code);
  expect((await ship('ship', { carrier: 'X', carrier_key: 'gone', tracking: '901' })).code).toBe('conflict');

  const shipped = await staff.step('ship', { carrier: 'ignored', carrier_key: 'dhl', tracking: '90 1' });

  const link = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=90%201';
  expect(shipped.freight).toMatchObject({ carrier: 'DHL Express', id: '90 1', tracking_url: link });
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'shipped'));
  expect(mail?.data).toMatchObject({ carrier: 'DHL Express', tracking_url: link });
  const none = { key: 'dhl', name: { en: 'D', 'zh-Hant': 'D', 'zh-Hans': 'D' }, url: '', active: false };
  await saveSetting(db, 'carriers', [none]);
  const { order: seen } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  expect(seen.freight.tracking_url).toBe(link);
});

test('another carrier is named in words, without a link', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
  await staff.pay();
  const { freight } = await staff.arrive();
  expect(freight).toMatchObject({ carrier: 'Black Cat', tracking_url: null });
});

test('a tracking link of the settings is checked', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'admin');
  const carrier = { key: 'own', name: { en: 'Own', 'zh-Hant': '自有', 'zh-Hans': '自有' }, active: true };
  const save = (url: string) =>
    api('/api/admin/setting', {
      method: 'PUT',
      json: { key: 'carriers', version: 0, value: [{ ...carrier, url }] },
      headers,
    });
  for (const url of ['http://x.example/{tracking}', 'https://x.example/', 'javascript:{tracking}'])
    expect((await save(url)).errors).toHaveProperty('value.0.url');
  expect((await save('https://x.example/{tracking}')).code).toBe('success');
  expect((await save('https://x.example/{tracking}')).code).toBe('conflict');
});

test('a parcel counts as arrived after the days that the owner chose, and never by default', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
  await staff.pay();
  await staff.step('start_production');
  await staff.step('complete');
  await staff.step('ship', { carrier: 'Post', tracking: '901' });
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);

  expect(await arriveOverdue(db, later(100))).toBe(0);
  const set = { key: 'arrival', version: 0, value: { after_days: 7 } };
  const admin = await newStaff(api, db, 'editor');
  expect((await api('/api/admin/setting', { method: 'PUT', json: set, headers: admin })).code).toBe('forbidden');
  await saveSetting(db, 'arrival', { after_days: 7 });
  await db.update(shopOrder).set({ created_at: new Date() });
  expect(await arriveOverdue(db, later(6))).toBe(0);
  expect(await arriveOverdue(db, later(8))).toBe(1);
  expect(await arriveOverdue(db, later(9))).toBe(0);

  const seen = await staff.seen();
  expect(seen.freight_stage).toBe('arrived');
  expect(seen.events.at(-1)).toMatchObject({ what: 'arrive', who: 'clock' });
  expect((await orderMails(db)).filter((kind) => kind === 'arrived')).toHaveLength(1);
  expect((await act(api, shop.buyer.headers, `order/${code}/refund`, { lines: [] })).code).toBe('validation');
});

test('an arrival that was marked by mistake is undone until a return is requested, and not repeated by the clock', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const admin = await newStaff(api, db, 'workshop');
  await payAll(db);
  const step = staffSteps(api, admin, code);
  for (const action of ['start_production', 'complete']) await step(action);
  await step('ship', { carrier: 'Post', tracking: '901' });
  expect((await step('undo_arrival')).code).toBe('conflict');
  const { order: arrived } = (await step('arrive')).as(staffOrderReply);
  expect(arrived.actions).toContain('undo_arrival');
  const support = staffSteps(api, await newStaff(api, db, 'support'), code);
  expect((await support('undo_arrival')).code).toBe('forbidden');

  const { order: undone } = (await step('undo_arrival')).as(staffOrderReply);

  expect(undone).toMatchObject({ freight_stage: 'shipped', freight: { times: { arrival: null } } });
  expect(undone.events.at(-1)).toMatchObject({ what: 'undo_arrival', who: 'staff' });
  expect(orderStory(undone).at(-1)).toEqual({ what: 'arrive', at: null });
  const [row] = await db.select().from(shopOrder);
  expect([row?.arrival_at, row?.settled_at]).toEqual([null, null]);
  const [logged] = await db.select().from(staffChange).where(eq(staffChange.action, 'undo_arrival'));
  expect(logged).toMatchObject({
    subject_id: code,
    before: { freight_stage: 'arrived' },
    after: { freight_stage: 'shipped' },
  });
  const { order: seen } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  expect(seen.actions).not.toContain('request_return');

  await saveSetting(db, 'arrival', { after_days: 7 });
  expect(await arriveOverdue(db, new Date(Date.now() + 30 * DAY_MS))).toBe(0);
  const { order: again } = (await step('arrive')).as(staffOrderReply);
  expect(
    orderStory(again)
      .filter(({ what }) => what === 'arrive')
      .map(({ at }) => at !== null),
  ).toEqual([true, true]);
  await db.update(shopOrder).set({ arrival_at: new Date(Date.now() - 16 * DAY_MS) });
  expect((await step('undo_arrival')).code).toBe('conflict');
  await db.update(shopOrder).set({ arrival_at: new Date(), return_status: 'rejected' });
  expect((await step('undo_arrival')).code).toBe('conflict');
});

test('a carrier’s file names every line first, and marks only delivered parcels, once', async ({ api, db, shop }) => {
  const admin = await newStaff(api, db, 'workshop');
  const ship = async (tracking: string) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    await payAll(db);
    const step = staffSteps(api, admin, code);
    for (const action of ['start_production', 'complete']) await step(action);
    await step('ship', { carrier: 'Post', tracking });
    return code;
  };
  const [first, second] = [await ship('9001234567'), await ship('9001234568')];
  const file = '託運單號,狀態\n9001234567,順利送達\n9001234568,配送中\n9999999999,順利送達\n,\nx,y\n';
  const dryRun = async () =>
    (await act(api, admin, 'admin/workshop/arrival', { content: Buffer.from(file).toString('base64') }))
      .as(arrivalTrialReply)
      .lines.map(({ line, code, outcome }) => [line, code, outcome]);

  expect(await dryRun()).toEqual([
    [2, first, 'ready'],
    [3, second, 'not_delivered'],
    [4, null, 'unknown'],
    [6, null, 'unread'],
  ]);
  expect((await orderMails(db)).filter((kind) => kind === 'arrived')).toHaveLength(0);
  await act(api, admin, 'admin/workshop/step', { action: 'arrive', codes: [first] });
  const again = await act(api, admin, 'admin/workshop/step', { action: 'arrive', codes: [first] });
  expect(again.as(manyStepsReply).results).toEqual([{ code: first, outcome: 'conflict' }]);
  expect((await dryRun())[0]).toEqual([2, first, 'arrived']);
  expect((await orderMails(db)).filter((kind) => kind === 'arrived')).toHaveLength(1);
  const big5 = Uint8Array.from([0xb3, 0xe6, 0xb8, 0xb9, 0x0a, ...Buffer.from('9001234568\n')]);
  const trial = await act(api, admin, 'admin/workshop/arrival', { content: Buffer.from(big5).toString('base64') });
  expect(trial.as(arrivalTrialReply).lines).toMatchObject([{ code: second, outcome: 'ready' }]);
});
