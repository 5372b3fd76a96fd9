import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { artist, representation } from '#catalogue/artists/server/artist.tables.ts';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { perLang } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { ShareSum } from '../share.contract.ts';
import { shareOf } from '../share.rules.ts';
import { type Between, type PaidOrder, randomOrder, randomRefund, seeded } from '../testing-histories.ts';
import { setRate } from './share-rate.service.ts';
import { readShares, sharesByItem, sharesByMonth, shareTotals, shareYears } from './share-read.service.ts';
import { freezeShares, reverseShares } from './share-write.service.ts';

const ORDERS = Number(process.env.SHARE_ORDERS ?? 40);
const LIN = { member_id: 101 };
const GALLERY = { member_id: 202 };
const DAY_MS = 86_400_000;
const START = Date.parse('2024-11-01T00:00:00Z');

/** Lin with a page, Wu represented by a gallery in 2025 only, and a new rate every other month. */
async function openYears(db: Db, between: Between) {
  const [lin, wu] = [await addArtist(db, 'Lin'), await addArtist(db, 'Wu')];
  await db.update(artist).set({ member_id: LIN.member_id }).where(sql`${artist.artist_id} = ${lin}`);
  await db
    .insert(representation)
    .values({ gallery_id: GALLERY.member_id, artist_id: wu, since: '2025-01-01', until: '2026-01-01' });
  for (let day = START; day < START + 600 * DAY_MS; day += 60 * DAY_MS) {
    const form = { kind: (['artist', 'gallery'] as const)[between(0, 1)] ?? 'artist', rate_bp: between(0, 10_000) };
    await setRate(db, { staff_id: 1, now: new Date(day) }, { ...form, since: shopDay(new Date(day)) });
  }
  return [lin, wu];
}

/** Pays and refunds an order of a random history, and returns the remaining lines. */
async function live(db: Db, between: Between, order_id: number, artists: readonly number[]) {
  const paid: PaidOrder = randomOrder(between);
  const currency: Currency = paid.tax_rate === 0 ? 'USD' : 'NTD';
  const order = { order_id, code: `CN-${order_id}`, currency, tax_rate: paid.tax_rate, country: 'TW' };
  const lines = paid.lines.map(({ line_id, sold: { amount: _amount, ...sold } }) => ({
    ...sold,
    line_id: order_id * 10 + line_id,
    item_id: between(1, 4),
    artist_id: artists[between(0, 1)] ?? 0,
    title: perLang(() => 'Poppies'),
    artist: perLang(() => 'Lin'),
    frame: perLang(() => 'Oak'),
    size: { w_mm: 300, h_mm: 400 },
    edition_numbers: [],
    picture: '',
  }));
  // Around the new year, to the hour.
  let at = new Date(START + between(0, 500 * 24) * 3_600_000);
  await freezeShares(db, order, lines, { at });
  let [before, total] = [0, paid.delivery + lines.reduce((sum, { gross }) => sum + gross, 0)];
  for (let refunds = between(0, 4); refunds > 0 && before < total; refunds--) {
    at = new Date(at.getTime() + between(1, 90 * 24) * 3_600_000);
    const { amount, returned } = randomRefund(between, paid.lines, 0);
    const back = returned.map(({ line_id, nums }) => ({ line_id: order_id * 10 + line_id, nums }));
    const due = { amount: Math.min(amount, total - before), returned: back, delivery: paid.delivery, before };
    expect(await reverseShares(db, { refund_id: order_id * 10 + refunds, order_id, ...due }, at)).toBe(true);
    before += due.amount;
  }
  total -= before;
  return total;
}

const added = (rows: readonly ShareSum[], currency: Currency) =>
  rows
    .filter((row) => row.currency === currency)
    .reduce(
      (sum, { nums, gross, net, amount }) => ({
        nums: sum.nums + nums,
        gross: sum.gross + gross,
        net: sum.net + net,
        amount: sum.amount + amount,
      }),
      { nums: 0, gross: 0, net: 0, amount: 0 },
    );

test('over random years the statement, the months, the works and the totals agree to the cent', async ({ db }) => {
  const between = seeded(20261117);
  const artists = await openYears(db, between);
  for (let order = 1; order <= ORDERS; order++) await live(db, between, order, artists);

  let read = 0;
  for (const seller of [LIN, GALLERY]) {
    const years = await shareYears(db, seller);
    for (const year of [undefined, ...years])
      for (const currency of ['NTD', 'USD'] as const) {
        const rows = await readShares(db, seller, { year, limit: 10_000 });
        const [total] = (await shareTotals(db, seller, { year })).filter((sum) => sum.currency === currency);
        const statement = added(rows, currency);
        expect(added(total ? [total] : [], currency)).toEqual(statement);
        expect(added(await sharesByMonth(db, seller, { year }), currency)).toEqual(statement);
        expect(added(await sharesByItem(db, seller, { year }), currency)).toEqual(statement);
        if (year !== undefined) expect(rows.every(({ at }) => shopDay(at).startsWith(`${year}-`))).toBe(true);
        read += year === undefined ? rows.length : 0;
      }
  }
  expect(read).toBeGreaterThan(ORDERS);
});

test('over random years no line keeps a share of refunded money', async ({ db }) => {
  const between = seeded(77);
  const artists = await openYears(db, between);
  for (let order = 1; order <= ORDERS; order++) {
    const left = await live(db, between, order, artists);
    const { rows } = await db.execute<{ gross: number; net: number; amount: number; rate_bp: number; sold: number }>(
      sql`select sum(gross)::int gross, sum(net)::int net, sum(amount)::int amount, min(rate_bp) rate_bp,
        max(amount) sold from share_entry where order_id = ${order} group by line_id`,
    );

    const gross = rows.reduce((sum, line) => sum + line.gross, 0);
    expect(gross).toBeLessThanOrEqual(left);
    expect(left - gross, 'the rest of the delivery fee').toBeLessThanOrEqual(300);
    for (const line of rows) {
      expect(line.amount).toBe(shareOf(line.net, line.rate_bp));
      expect(line.amount).toBeLessThanOrEqual(line.sold);
      if (line.gross === 0) expect(line).toMatchObject({ net: 0, amount: 0 });
    }
  }
});
