import { expect } from 'vitest';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { overviewReply, salesListReply, statement } from '../sales.contract.ts';
import { salesOverview } from './sales.service.ts';
import { readStatement } from './statement.service.ts';
import { asks, type SalesShop, test } from './testing-sales.ts';

/** Repeatable random numbers: the same seed gives the same history. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A little over two years of sales by three artists, in both currencies, at changing rates, with partial and full refunds. */
function history(seed: number, { lin, wu, he, gallery, poppies, ferry, ridge, moon }: SalesShop) {
  const chance = chanceOf(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const works = [
    { artist_id: lin, item_id: poppies },
    { artist_id: lin, item_id: ferry },
    { artist_id: wu, item_id: ridge },
    { artist_id: he, item_id: moon, gallery_id: gallery.member_id },
  ];
  const dayAt = (days: number) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10);
  return Array.from({ length: 60 }, (_, at) => {
    const abroad = chance() < 0.4;
    const nums = 1 + Math.floor(chance() * 3);
    const gross = nums * Math.ceil(chance() * 90_000);
    const net = abroad ? gross : Math.round(gross / 1.05);
    const rate_bp = pick([0, 2500, 3000, 3333, 4000]);
    const amount = Math.round((net * rate_bp) / 10_000);
    const days = Math.floor(chance() * 700);
    const sale = saleRow({
      ...pick(works),
      nums,
      gross,
      net,
      rate_bp,
      amount,
      day: dayAt(days),
      tax_rate: abroad ? 0 : 5,
      currency: abroad ? 'USD' : 'NTD',
      country: abroad ? 'US' : 'TW',
      frame: { en: pick(['Oak', 'Gold']), 'zh-Hant': '', 'zh-Hans': '' },
      size: pick([
        { w_mm: 300, h_mm: 400 },
        { w_mm: 600, h_mm: 900 },
      ]),
    });
    const day = dayAt(days + Math.floor(chance() * 60));
    if (chance() < 0.15) return [sale, backRow(sale, { refund_id: 10_000 + at, day })];
    if (chance() > 0.3) return [sale];
    const part = Math.floor(gross / 3);
    const back = { nums: 0, gross: -part, net: -Math.floor(net / 3), amount: -Math.floor(amount / 3) };
    return [sale, backRow(sale, { refund_id: 10_000 + at, day, ...back })];
  }).flat();
}

test('overview, months, works and statement are the same sums of the same rows, in every history', async ({
  db,
  shop,
}) => {
  const sellers = [shop.artistA, shop.artistB, shop.gallery];
  const rows: ReturnType<typeof history> = [];
  for (let seed = 1; seed <= 8; seed++) {
    const more = history(seed, shop);
    // A refund's number is unique per line.
    rows.push(...more);
    await writeRows(db, more);
    for (const [at, { member_id }] of sellers.entries()) {
      const reader = { member_id, lang: 'en' as const };
      const mine = rows.filter((row) =>
        at === 2 ? row.gallery_id === member_id : row.artist_id === [shop.lin, shop.wu][at] && !row.gallery_id,
      );
      for (const year of [2025, 2026, 2027]) {
        const { totals, months, sizes, frames } = await salesOverview(db, reader, { year });
        const paper = await readStatement(db, reader, year);
        for (const currency of ['NTD', 'USD'] as const) {
          const own = mine.filter((row) => row.currency === currency && row.day.startsWith(String(year)));
          const sum = (field: 'gross' | 'net' | 'amount' | 'nums') => own.reduce((all, row) => all + row[field], 0);
          expect(totals.share[currency]).toBe(sum('amount'));
          expect(totals.amount[currency]).toBe(sum('gross'));
          expect(paper.totals[currency]).toEqual({
            sales: sum('nums'),
            gross: sum('gross'),
            net: sum('net'),
            share: sum('amount'),
          });
          expect(paper.lines.filter((line) => line.currency === currency)).toHaveLength(own.length);
          expect(months.reduce((all, { share }) => all + share[currency], 0)).toBe(sum('amount'));
          expect(paper.months.reduce((all, month) => all + month[currency].share, 0)).toBe(sum('amount'));
        }
        expect(totals.sales).toBe(paper.totals.NTD.sales + paper.totals.USD.sales);
        for (const top of [sizes, frames]) expect(top.reduce((all, { sales }) => all + sales, 0)).toBe(totals.sales);
      }
    }
  }
});

test('works of both lists together are the overview’s totals', async ({ api, db, shop }) => {
  await writeRows(db, history(42, shop));

  const { totals } = (await asks(api, shop.artistA, 'sales/overview')).as(overviewReply);
  const lists = await Promise.all(
    ['online', 'offline'].map(async (kind) => (await asks(api, shop.artistA, `sales/${kind}`)).as(salesListReply).list),
  );
  const years = await Promise.all(
    [2025, 2026, 2027].map(async (year) =>
      (await asks(api, shop.artistA, `report?format=json&year=${year}`)).as(statement),
    ),
  );

  const works = lists.flat();
  expect(works.reduce((all, { share }) => all + share.NTD, 0)).toBe(totals.share.NTD);
  expect(works.reduce((all, { share }) => all + share.USD, 0)).toBe(totals.share.USD);
  expect(works.reduce((all, { sales }) => all + sales, 0)).toBe(totals.sales);
  expect(years.reduce((all, one) => all + one.totals.NTD.share, 0)).toBe(totals.share.NTD);
});
