import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { enquiry } from '#buying/contact/server/contact.tables.ts';
import { staffOrderReply } from '#buying/orders/order-staff.contract.ts';
import { orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, newStaff, order, test } from '#buying/orders/server/testing-orders.ts';
import { searchMiss } from '#catalogue/search/server/search-miss.tables.ts';
import { backgroundJob } from '#ground/jobs/server/job.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { changesReply, todayReply } from '../admin.contract.ts';
import { CHART_DAYS } from '../today.rules.ts';

const withMailServer = test.extend({ config: { smtpUrl: 'smtp://mail.shop.test' } });

const todayOf = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/admin/today', { headers })).as(todayReply);
const countOf = ({ waiting }: Awaited<ReturnType<typeof todayOf>>, wanted: string) =>
  waiting.find(({ what }) => what === wanted)?.count;

describe('the morning’s page', () => {
  test('says what waits, and forgets what was done', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const admin = await newStaff(api, db, 'admin');
    const { order: placed } = (await api(`/api/admin/order/${code}`, { headers: admin })).as(staffOrderReply);
    const day = shopDay(new Date());
    await act(api, shop.buyer.headers, `order/${code}/transfer`, { digits: '1234', amount: placed.total, day });

    const before = await todayOf(api, admin);
    await act(api, admin, `admin/order/${code}/confirm_transfer`, { amount: placed.total });
    const after = await todayOf(api, admin);

    expect([countOf(before, 'transfers'), countOf(before, 'to_make')]).toEqual([1, 0]);
    expect([countOf(after, 'transfers'), countOf(after, 'to_make')]).toEqual([0, 1]);
    expect(before.placed).toEqual([{ currency: 'NTD', count: 1, total: placed.total }]);
    expect(before.sales?.at(-1)).toEqual({ day, NTD: 0, USD: 0 });
    expect(after.sales).toHaveLength(CHART_DAYS);
    expect(after.sales?.at(-1)).toEqual({ day, NTD: placed.total, USD: 0 });
  });

  test('shows each role its own, and nobody else’s', async ({ api, db, shop }) => {
    await order(api, shop.buyer, [shop.poppies]);

    const workshop = await todayOf(api, await newStaff(api, db, 'workshop'));
    const support = await todayOf(api, await newStaff(api, db, 'support'));

    expect(workshop.waiting.map(({ what }) => what)).toEqual(['to_make', 'making', 'to_ship']);
    expect(support.waiting.map(({ what }) => what)).toEqual([
      'pickups_late',
      'cancellations',
      'returns',
      'messages',
      'enquiries',
      'requests',
    ]);
    expect([workshop.placed, workshop.sales, workshop.misses, workshop.health]).toEqual([null, null, null, null]);
  });

  test('counts what should have been answered by now', async ({ api, db }) => {
    const support = await newStaff(api, db, 'support');
    const asked = (days: number) => ({
      kind: 'contact',
      lang: 'en',
      title: 'ms',
      firstname: 'Mei',
      lastname: 'Lin',
      email: 'mei@example.com',
      phone: { code: '886', number: '912345678' },
      contents: 'Hello',
      created_at: new Date(Date.now() - days * 86_400_000),
    });
    await db.insert(enquiry).values([asked(40), asked(30), asked(0)] as (typeof enquiry.$inferInsert)[]);
    await db.execute(sql`insert into thread (last_by, member_id, subject, waiting_since)
      select 'member', member_id, 'Hello', now() - day * interval '1 day' from member, unnest(array[40, 30, 0]) day
      where staff_role = 'support'`);

    const { waiting } = await todayOf(api, support);

    const late = (wanted: string) => waiting.find(({ what }) => what === wanted)?.late;
    expect([late('enquiries'), late('messages')]).toEqual([2, 2]);
  });

  test('names searches without a result, once per cached answer', async ({ api, db }) => {
    const editor = await newStaff(api, db, 'editor');

    await api('/api/search?keyword=Zeppelinqx');
    await api('/api/search?keyword=zeppelinqx');

    expect((await todayOf(api, editor)).misses).toEqual([{ keyword: 'zeppelinqx', lang: 'en', times: 2 }]);
  });

  test('names a word once, however and in whichever language it was typed', async ({ api, db }) => {
    const editor = await newStaff(api, db, 'editor');
    const times = (keyword: string, lang: 'en' | 'zh-Hant' | 'zh-Hans', count: number) => ({
      day: shopDay(new Date()),
      keyword,
      lang,
      times: count,
    });
    await db
      .insert(searchMiss)
      .values([
        times('zeppélin', 'en', 2),
        times('zeppelin', 'zh-Hant', 3),
        times('“zeppelin”', 'zh-Hans', 1),
        times('飛艇', 'zh-Hant', 4),
        times('飞艇', 'zh-Hans', 1),
        times('!!', 'en', 1),
        times('??', 'en', 1),
      ]);

    expect((await todayOf(api, editor)).misses).toEqual([
      { keyword: 'zeppelin', lang: 'zh-Hant', times: 6 },
      { keyword: '飛艇', lang: 'zh-Hant', times: 5 },
      { keyword: '!!', lang: 'en', times: 1 },
      { keyword: '??', lang: 'en', times: 1 },
    ]);
  });

  test('of a demo that keeps its mails does not call them late', async ({ api, db, shop }) => {
    const admin = await newStaff(api, db, 'admin');
    await order(api, shop.buyer, [shop.poppies]);
    await db.execute(sql`update mail_outbox set status = 'queued', created_at = now() - interval '1 hour'`);

    expect((await todayOf(api, admin)).health?.[0]).toEqual({ part: 'mail', well: true, count: 0 });
  });

  withMailServer(
    'knows what is not well: late mail, a refund that its provider could not pay, a job that fails',
    async ({ api, db, shop }) => {
      const admin = await newStaff(api, db, 'admin');
      const code = await order(api, shop.buyer, [shop.poppies]);
      await act(api, admin, `admin/order/${code}/record_payment`, { amount: 500, seen: 0 });
      await db.update(orderRefund).set({ through: 'provider', stuck: 'by_hand' });
      await db.execute(sql`update mail_outbox set status = 'queued', created_at = now() - interval '1 hour'`);
      await db.insert(backgroundJob).values({ name: 'sweeping', failures: 3 });

      const unwell = (await todayOf(api, admin)).health?.filter(({ well }) => !well);

      expect(unwell?.map(({ part }) => part)).toEqual(['mail', 'payments', 'jobs']);
      expect(unwell?.slice(1).map(({ count }) => count)).toEqual([1, 1]);
    },
  );

  test('knows how the shop does', async ({ api, db }) => {
    const admin = await newStaff(api, db, 'admin');

    const parts = (await todayOf(api, admin)).health?.map(({ part, well }) => [part, well]);

    expect(parts).toEqual([
      ['mail', true],
      ['payments', true],
      ['storage', true],
      ['jobs', true],
    ]);
  });
});

test('the log of changes is found by what was changed, by whom and when', async ({ api, db, shop }) => {
  const admin = await newStaff(api, db, 'admin');
  const codes = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.poppies])];
  for (const code of codes) await act(api, admin, `admin/order/${code}/cancel`, { reason: 'Ordered twice.' });
  const found = async (query: string) =>
    (await api(`/api/admin/change?${query}`, { headers: admin })).as(changesReply).list.map((one) => one.subject_id);

  expect(await found('')).toEqual(codes.toReversed());
  expect(await found(`keyword=${codes[0]}`)).toEqual([codes[0]]);
  expect(await found('keyword=admin')).toEqual(codes.toReversed());
  expect(await found('subject=artwork')).toEqual([]);
  expect(await found('until=2020-01-01')).toEqual([]);
  expect(await found(`since=${shopDay(new Date())}&subject=order`)).toEqual(codes.toReversed());
});
