import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shareRate } from '#catalogue/site/server/share-rate.tables.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { shareEntry } from '#selling/shares/server/share.tables.ts';
import { setRate } from '#selling/shares/server/share-rate.service.ts';
import { shareOf } from '#selling/shares/share.rules.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderReply } from '../order.contract.ts';
import { noteUnexpectedPayment, receivePayment } from './order-money.service.ts';
import { lockOrder } from './order-write.service.ts';
import { act, firstPrint, newStaff, order, orderMails, test } from './testing-orders.ts';
import { ledger, leftOfLines, newSeller, represent, staffOf } from './testing-sellers.ts';

const NOTHING = { nums: 0, gross: 0, net: 0, amount: 0 };

async function payAt(db: Db, code: string, now: Date): Promise<void> {
  const placed = await lockOrder(db, code);
  const { total: amount, paytype } = placed.order;
  await receivePayment(db, placed, { action: 'confirm_transfer', amount, paytype, by: { actor: 'finance' }, now });
}

describe('when an order is paid', () => {
  test('each line gets its share, from its own net at the artist’s rate', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.larger]);
    expect(await ledger(db)).toEqual([]);

    const paid = await staffOf(api, await newStaff(api, db, 'admin'), code).pay();

    const { lines } = await lockOrder(db, code);
    const rows = await ledger(db);
    expect(rows).toMatchObject(
      lines.map(({ line_id, line_total, net, nums }) => ({
        kind: 'sale',
        line_id,
        code,
        gross: line_total,
        net,
        nums,
        country: 'TW',
        currency: 'NTD',
        tax_rate: 5,
        rate_bp: 3000,
        amount: shareOf(net, 3000),
        artist_id: shop.artist,
        gallery_id: null,
      })),
    );
    expect(rows.map(({ day }) => day)).toEqual(lines.map(() => shopDay(new Date(paid.payments[0]?.received_at ?? 0))));
  });

  test('a gallery that represents the artist that day is paid instead, at its own rate', async ({ api, db, shop }) => {
    const gallery = await newSeller(api, db, 'gallery@example.com', { type: 'gallery' });
    await represent(db, gallery, shop.artist, '2026-01-01', '2026-02-01');
    await represent(db, gallery + 1000, shop.artist, '2026-03-01');
    // Days begin in Taipei: the last moment of the first representation, the first without one, the first of the next.
    const moments = ['2026-01-31T15:59:59Z', '2026-01-31T16:00:00Z', '2026-02-28T16:00:00Z'];

    for (const moment of moments) await payAt(db, await order(api, shop.buyer, [shop.poppies]), new Date(moment));

    expect((await ledger(db)).map(({ day, gallery_id, rate_bp }) => [day, gallery_id, rate_bp])).toEqual([
      ['2026-01-31', gallery, 4000],
      ['2026-02-01', null, 3000],
      ['2026-03-01', gallery + 1000, 4000],
    ]);
  });

  test('the last second of a year in Taipei belongs to it, the next does not', async ({ api, db, shop }) => {
    for (const moment of ['2025-12-31T15:59:59.999Z', '2025-12-31T16:00:00Z'])
      await payAt(db, await order(api, shop.buyer, [shop.poppies]), new Date(moment));

    expect((await ledger(db)).map(({ day }) => day)).toEqual(['2025-12-31', '2026-01-01']);
  });

  test('it takes as many statements with six lines of six artists as with one', async ({ api, db, shop }) => {
    const six = [];
    for (const title of ['Ridge', 'Coast', 'Fern', 'Mist', 'Ferry', 'Moon']) {
      const artist = await addArtist(db, `Artist of ${title}`);
      await newSeller(api, db, `${title}@example.com`.toLowerCase(), { page: artist });
      six.push((await firstPrint(db, await hangWork(db, artist, title))).smallest);
    }
    await newSeller(api, db, 'lin@example.com', { page: shop.artist });
    const counts = [];
    for (const lines of [[shop.poppies], six]) {
      const code = await order(api, shop.buyer, lines);
      counts.push(await countQueries(db, () => payAt(db, code, new Date())));
    }

    // Sales are counted by work: five more statements for five more works.
    expect(counts[1]).toBe((counts[0] ?? 0) + 5);
    expect(await db.$count(shareEntry)).toBe(7);
  });
});

describe('when money is refunded', () => {
  test('a full refund leaves no share', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.larger]);
    const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
    await staff.pay();
    await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason: 'Another wall' });
    expect(await leftOfLines(db), 'what is owed is not paid back yet').not.toContainEqual(NOTHING);

    await staff.refund({ reference: 'B-1' });

    expect(await leftOfLines(db)).toEqual([NOTHING, NOTHING]);
    expect((await ledger(db)).map(({ kind }) => kind)).toEqual(['sale', 'sale', 'refund', 'refund']);
  });

  test('a partial refund is spread over the shares, and several of them end at zero', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies, shop.larger]);
    const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
    const { total } = await staff.pay();

    for (const amount of [101, 1, 77]) await staff.payBack(amount);
    const midway = await leftOfLines(db);
    await staff.payBack(total - 179);

    const { shipping_fee } = (await lockOrder(db, code)).order;
    const gross = midway.reduce((sum, line) => sum + line.gross, 0);
    expect(gross).toBeGreaterThanOrEqual(total - 179 - shipping_fee);
    expect(gross).toBeLessThan(total - shipping_fee);
    for (const { net, amount } of midway) expect(amount).toBe(shareOf(net, 3000));
    expect(await leftOfLines(db)).toEqual([NOTHING, NOTHING]);
  });

  test('a returned print reduces only its line’s share', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.larger]);
    const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
    await staff.pay();
    await staff.arrive();
    const { lines } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;
    const back = { lines: [{ line_id: lines[0]?.line_id, nums: 1 }], reason: 'Too small' };
    expect((await act(api, shop.buyer.headers, `order/${code}/refund`, back)).status).toBe(200);
    await staff.step('receive_return');

    await staff.refund({ reference: 'B-1' });

    const [sale, , refund, ...more] = await ledger(db);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ kind: 'refund', line_id: sale?.line_id, nums: -1, gross: -(sale?.gross ?? 0) / 2 });
    expect((await leftOfLines(db)).map(({ nums }) => nums)).toEqual([1, 1]);
  });

  test('refunding an unexpected payment changes no share', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const staff = staffOf(api, await newStaff(api, db, 'admin'), code);
    const { total } = await staff.pay();
    const by = { actor: 'finance' } as const;
    await noteUnexpectedPayment(db, await lockOrder(db, code), {
      amount: total,
      paytype: 'transfer',
      by,
      now: new Date(),
    });

    await staff.refund({ reference: 'B-1' });

    expect((await ledger(db)).map(({ kind }) => kind)).toEqual(['sale']);
  });
});

describe('rates', () => {
  const staff_id = 1;
  const now = new Date('2026-06-15T04:00:00Z');

  test('another rate counts for payments from its day on, and never for frozen shares', async ({ api, db, shop }) => {
    const [before, after] = [
      await order(api, shop.buyer, [shop.poppies]),
      await order(api, shop.buyer, [shop.poppies]),
    ];
    await payAt(db, before, new Date('2026-06-30T15:59:59Z'));
    await setRate(db, { staff_id, now }, { kind: 'artist', rate_bp: 3550, since: '2026-07-01' });
    await payAt(db, after, new Date('2026-06-30T16:00:00Z'));
    const staff = staffOf(api, await newStaff(api, db, 'admin'), before);
    await staff.payBack(500);

    const rows = await ledger(db);

    expect(rows.map(({ kind, rate_bp }) => [kind, rate_bp])).toEqual([
      ['sale', 3000],
      ['sale', 3550],
      ['refund', 3000],
    ]);
    expect(rows[1]?.amount).toBe(shareOf(rows[1]?.net ?? 0, 3550));
  });

  test('a rate is set for today or later, once, and between 0 and 100 %', async ({ db }) => {
    const set = (form: object) =>
      setRate(db, { staff_id, now }, { kind: 'artist', rate_bp: 3100, since: '2026-06-15', ...form });

    await expect(set({ since: '2026-06-14' })).rejects.toThrow('validation');
    await expect(set({ rate_bp: 10_001 })).rejects.toThrow('validation');
    await set({});
    await expect(set({ rate_bp: 3200 })).rejects.toThrow('conflict');
    await set({ kind: 'gallery' });
  });
});

test('the ledger and the rates are append-only', async ({ api, db, shop }) => {
  await payAt(db, await order(api, shop.buyer, [shop.poppies]), new Date());
  const stays = (change: (tx: Db) => Promise<unknown>) =>
    expect(db.transaction(change)).rejects.toMatchObject({ cause: { message: /only ever added to/ } });

  await stays((tx) => tx.update(shareEntry).set({ amount: 1 }));
  await stays((tx) => tx.delete(shareEntry));
  await stays((tx) => tx.update(shareRate).set({ rate_bp: 9000 }).where(eq(shareRate.kind, 'artist')));
  await stays((tx) => tx.delete(shareRate).where(sql`true`));
});

test('a paid order notifies the buyer and, if the artist has an account, the artist', async ({ api, db, shop }) => {
  await payAt(db, await order(api, shop.buyer, [shop.poppies]), new Date());
  expect(await orderMails(db)).toEqual(['order_received', 'paid']);
  await newSeller(api, db, 'lin@example.com', { page: shop.artist });

  await payAt(db, await order(api, shop.buyer, [shop.poppies]), new Date());

  expect(await orderMails(db)).toEqual(['order_received', 'paid', 'order_received', 'sale_made', 'paid']);
});
