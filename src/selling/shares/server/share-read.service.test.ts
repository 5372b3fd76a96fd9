import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import {
  readShares,
  sharesByCountry,
  sharesByFrame,
  sharesByItem,
  sharesByMonth,
  sharesBySize,
  shareTotals,
  shareYears,
} from './share-read.service.ts';
import { backRow, saleRow, writeRows } from './testing-shares.ts';

const LIN = { member_id: 101 };
const GALLERY = { member_id: 202 };

/** Two artists: Lin has an account, Wu has none. */
async function openStudio(db: Db) {
  const lin = await addArtist(db, 'Lin');
  await db.update(artist).set({ member_id: LIN.member_id }).where(eq(artist.artist_id, lin));
  return { lin, wu: await addArtist(db, 'Wu') };
}

const daysOf = (rows: readonly { day: string }[]) => rows.map(({ day }) => day);

describe('whose rows', () => {
  test('an artist reads their own shares, a gallery its own, and nobody anything else', async ({ db }) => {
    const { lin, wu } = await openStudio(db);
    await writeRows(db, [
      saleRow({ artist_id: lin, day: '2026-01-01' }),
      saleRow({ artist_id: lin, day: '2026-01-02', gallery_id: GALLERY.member_id }),
      saleRow({ artist_id: wu, day: '2026-01-03', gallery_id: GALLERY.member_id }),
      saleRow({ artist_id: wu, day: '2026-01-04' }),
    ]);

    expect(daysOf(await readShares(db, LIN))).toEqual(['2026-01-01']);
    expect(daysOf(await readShares(db, GALLERY))).toEqual(['2026-01-02', '2026-01-03']);
    expect(await readShares(db, { member_id: 303 })).toEqual([]);
    expect(await shareYears(db, { member_id: 303 })).toEqual([]);
  });

  test('a row names no order but by its code, and no buyer', async ({ db }) => {
    const { lin } = await openStudio(db);
    await writeRows(db, [saleRow({ artist_id: lin })]);

    const [row] = await readShares(db, LIN);

    expect(Object.keys(row ?? {}).filter((key) => /order|line|refund|gallery|member/.test(key))).toEqual([]);
    expect(row).toMatchObject({ gross: 1050, net: 1000, tax_rate: 5, rate_bp: 3000, amount: 300 });
  });
});

describe('years', () => {
  test('a year has its own days, and its rows are read on from where one stopped', async ({ db }) => {
    const { lin } = await openStudio(db);
    const days = ['2025-12-31', '2026-01-01', '2026-06-01', '2026-06-01', '2026-12-31', '2027-01-01'];
    await writeRows(
      db,
      days.map((day) => saleRow({ artist_id: lin, day })),
    );

    const first = await readShares(db, LIN, { year: 2026, limit: 2 });
    const rest = await readShares(db, LIN, { year: 2026, after: first.at(-1) });

    expect(await shareYears(db, LIN)).toEqual([2027, 2026, 2025]);
    expect(daysOf([...first, ...rest])).toEqual(days.slice(1, 5));
    expect(new Set([...first, ...rest].map(({ entry_id }) => entry_id)).size).toBe(4);
  });
});

describe('sums', () => {
  test('refunds are subtracted, and currencies are never mixed', async ({ db }) => {
    const { lin } = await openStudio(db);
    const back = saleRow({ artist_id: lin });
    await writeRows(db, [
      back,
      saleRow({ artist_id: lin, nums: 2, gross: 2100, net: 2000, amount: 600 }),
      saleRow({ artist_id: lin, currency: 'USD', gross: 9000, net: 9000, amount: 2700, tax_rate: 0 }),
      backRow(back, { day: '2026-04-01' }),
    ]);

    const totals = await shareTotals(db, LIN, { year: 2026 });

    expect(totals.sort((one, other) => one.currency.localeCompare(other.currency))).toEqual([
      { currency: 'NTD', nums: 2, gross: 2100, net: 2000, amount: 600 },
      { currency: 'USD', nums: 1, gross: 9000, net: 9000, amount: 2700 },
    ]);
    expect((await sharesByMonth(db, LIN)).map(({ key, currency, amount }) => `${key} ${currency} ${amount}`)).toEqual([
      '2026-03 NTD 900',
      '2026-03 USD 2700',
      '2026-04 NTD -300',
    ]);
  });

  test('by size, frame, country and work each takes one statement', async ({ db }) => {
    const { lin } = await openStudio(db);
    const large = { w_mm: 600, h_mm: 800 };
    await writeRows(db, [
      saleRow({ artist_id: lin }),
      saleRow({ artist_id: lin, size: large, country: 'JP', item_id: 2 }),
      saleRow({ artist_id: lin, size: large, country: 'JP', item_id: 2 }),
    ]);
    const counted = <Key>(rows: readonly { key: Key; nums: number }[]) => rows.map(({ key, nums }) => [key, nums]);

    expect(counted(await sharesBySize(db, LIN))).toEqual([
      [{ w_mm: 300, h_mm: 400 }, 1],
      [large, 2],
    ]);
    expect(counted(await sharesByFrame(db, LIN))).toMatchObject([[{ en: 'Oak' }, 3]]);
    expect(counted(await sharesByCountry(db, LIN))).toEqual([
      ['JP', 2],
      ['TW', 1],
    ]);
    expect(counted(await sharesByItem(db, LIN))).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(await countQueries(db, () => sharesBySize(db, LIN))).toBe(1);
  });
});

test('among a hundred thousand rows a seller’s own are found by the two indexes', async ({ db }) => {
  const { lin } = await openStudio(db);
  await writeRows(db, [saleRow({ artist_id: lin })]);
  await db.execute(sql`insert into share_entry (kind, order_id, line_id, code, item_id, artist_id, gallery_id, title, artist,
      size, frame, country, nums, currency, gross, net, tax_rate, rate_bp, amount, at, day)
    select kind, n, 1000000 + n, code, item_id, 1000 + n % 400, case when n % 3 = 0 then 9000 + n % 50 end, title, artist,
      size, frame, country, nums, currency, gross, net, tax_rate, rate_bp, amount, at, day - n % 700
    from share_entry, generate_series(1, 100000) n`);
  await db.execute(sql`analyze share_entry`);

  // A query is sent only when it is awaited.
  const query = readShares(db, LIN, { year: 2026 }) as unknown as SQLWrapper;
  const { rows } = await db.execute(sql`explain ${query.getSQL()}`);

  const plan = JSON.stringify(rows);
  expect(plan).toContain('on share_entry_artist');
  expect(plan).toContain('on share_entry_gallery');
  expect(plan).not.toContain('Seq Scan on share_entry');
});
