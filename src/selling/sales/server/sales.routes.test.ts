import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { hangWork, words } from '#catalogue/works/server/testing-works.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { perLang } from '#shared/locale.ts';
import { analysisReply, overviewReply, salesListReply } from '../sales.contract.ts';
import { asks, represent, test } from './testing-sales.ts';

const large = { w_mm: 600, h_mm: 900 };
const usd = { currency: 'USD', gross: 12_800, net: 12_800, tax_rate: 0, amount: 3_840, country: 'JP' } as const;

describe('the overview', () => {
  test('adds up a seller’s rows: totals, months without gaps, sizes, frames, works', async ({ api, db, shop }) => {
    const { lin, poppies, ferry, artistA } = shop;
    const gone = saleRow({ artist_id: lin, item_id: poppies, day: '2026-02-10' });
    await writeRows(db, [
      saleRow({ artist_id: lin, item_id: poppies, day: '2026-01-31', nums: 2, gross: 2100, net: 2000, amount: 600 }),
      gone,
      backRow(gone, { day: '2026-04-01' }),
      saleRow({
        artist_id: lin,
        item_id: ferry,
        day: '2026-04-02',
        size: large,
        frame: perLang(() => 'Walnut'),
        ...usd,
      }),
    ]);

    const overview = (await asks(api, artistA, 'sales/overview')).as(overviewReply);

    expect(overview.totals).toEqual({
      sales: 3,
      amount: { NTD: 2100, USD: 12_800 },
      net: { NTD: 2000, USD: 12_800 },
      share: { NTD: 600, USD: 3_840 },
      online: 1,
      offline: 1,
    });
    expect(overview.months.map(({ month, sales, share }) => [month, sales, share.NTD, share.USD])).toEqual([
      ['2026-01', 2, 600, 0],
      ['2026-02', 1, 300, 0],
      ['2026-03', 0, 0, 0],
      ['2026-04', 0, -300, 3_840],
    ]);
    expect(overview.sizes.map(({ label, sales }) => [label, sales])).toEqual([
      ['30 × 40 cm', 2],
      ['60 × 90 cm', 1],
    ]);
    expect(overview.frames.map(({ name, sales }) => [name, sales])).toEqual([
      ['Oak', 2],
      ['Walnut', 1],
    ]);
    expect(overview.list.map(({ title, sales, share }) => [title, sales, share])).toEqual([
      ['Ferry', 1, { NTD: 0, USD: 3_840 }],
      ['Poppies', 2, { NTD: 600, USD: 0 }],
    ]);
    expect(overview.years).toEqual([2026]);
    expect(overview.artists).toEqual([{ artist_id: lin, name: 'Lin' }]);
  });

  test('of a year has that year’s twelve months and rows, by the day in Taipei', async ({ api, db, shop }) => {
    const { lin, poppies, artistA } = shop;
    await writeRows(db, [
      // 23:59 and 00:00 in Taipei, both still 2025 in UTC.
      saleRow({ artist_id: lin, item_id: poppies, day: '2025-12-31', at: new Date('2025-12-31T15:59:59Z') }),
      saleRow({ artist_id: lin, item_id: poppies, day: '2026-01-01', at: new Date('2025-12-31T16:00:00Z') }),
    ]);

    const last = (await asks(api, artistA, 'sales/overview?year=2025')).as(overviewReply);
    const next = (await asks(api, artistA, 'sales/overview?year=2026')).as(overviewReply);

    expect([last.totals.sales, next.totals.sales]).toEqual([1, 1]);
    expect(last.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`),
    );
    expect(last.months.at(-1)?.sales).toBe(1);
    expect(next.months[0]?.sales).toBe(1);
    expect(last.years).toEqual([2026, 2025]);
  });

  test('of a new seller is empty and whole', async ({ api, shop }) => {
    const overview = (await asks(api, shop.artistB, 'sales/overview')).as(overviewReply);

    expect(overview).toMatchObject({ years: [], months: [], sizes: [], frames: [], list: [] });
    expect(overview.totals).toMatchObject({ sales: 0, online: 1, offline: 0 });
  });
});

describe('the lists', () => {
  test('separate published works from the others, with stage, views and collectors', async ({ api, db, shop }) => {
    const { lin, poppies, artistA } = shop;
    await db.execute(sql`update item set views = 40, collectors = 7 where item_id = ${poppies}`);
    await writeRows(db, [saleRow({ artist_id: lin, item_id: poppies })]);

    const online = (await asks(api, artistA, 'sales/online')).as(salesListReply);
    const offline = (await asks(api, artistA, 'sales/offline')).as(salesListReply);

    expect(online.list).toMatchObject([
      { item_id: poppies, status: 'online', stage: null, views: 40, collectors: 7, sales: 1, share: { NTD: 300 } },
    ]);
    expect(offline.list).toMatchObject([{ title: 'Ferry', status: 'offline', stage: 'paused', sales: 0 }]);
  });

  test('are searched in every language, sorted and paged', async ({ api, db, shop }) => {
    const { lin, artistA } = shop;
    for (let at = 1; at <= 30; at++) {
      const title = { ...words(`Study ${at}`), 'zh-Hant': `習作${at}` };
      const item_id = await hangWork(db, lin, `Study ${at}`, { title });
      await db.execute(sql`update item set views = ${at} where item_id = ${item_id}`);
    }

    const first = (await asks(api, artistA, 'sales/online?keyword=study&sort=views')).as(salesListReply);
    const second = (await asks(api, artistA, 'sales/online?keyword=study&sort=views&page=2')).as(salesListReply);
    const chinese = (await asks(api, artistA, `sales/online?keyword=${encodeURIComponent('習作30')}`)).as(
      salesListReply,
    );

    expect([first.total, first.pages, first.list.length, second.list.length]).toEqual([30, 2, 24, 6]);
    expect([first.list[0]?.views, second.list.at(-1)?.views]).toEqual([30, 1]);
    expect(chinese.list.map(({ title }) => title)).toEqual(['Study 30']);
  });

  test('take the same few statements for any number of works and sales', async ({ api, db, shop }) => {
    const { lin, poppies, artistA } = shop;
    const KINDS = ['overview', 'online', 'offline', 'analysis', '../report?format=json'];
    const count = async () => {
      const counts: number[] = [];
      for (const kind of KINDS)
        counts.push(await countQueries(db, () => asks(api, artistA, `sales/${kind}`.replace('sales/../', ''))));
      return counts;
    };
    await writeRows(db, [saleRow({ artist_id: lin, item_id: poppies })]);
    await count();
    const few = await count();

    for (let at = 1; at <= 10; at++) {
      const item_id = await hangWork(db, lin, `Study ${at}`);
      await writeRows(db, [
        saleRow({ artist_id: lin, item_id, day: '2026-05-01' }),
        saleRow({ artist_id: lin, item_id, ...usd }),
      ]);
    }

    await count();
    expect(await count()).toEqual(few);
    for (const queries of few) expect(queries).toBeLessThanOrEqual(13);
  });
});

describe('the analysis', () => {
  test('names countries, and fewer than five prints only as "<5", in a neutral order', async ({ api, db, shop }) => {
    const { lin, poppies, artistA } = shop;
    const to = (country: string, nums: number) => saleRow({ artist_id: lin, item_id: poppies, country, nums });
    const back = to('FR', 3);
    await writeRows(db, [to('TW', 9), to('US', 5), to('SG', 1), to('JP', 4), back, backRow(back)]);

    const { countries, funnel } = (await asks(api, artistA, 'sales/analysis')).as(analysisReply);

    expect(countries.map(({ name, sales }) => [name, sales])).toEqual([
      ['Taiwan', 9],
      ['United States', 5],
      ['Japan', '<5'],
      ['Singapore', '<5'],
    ]);
    expect(funnel.sales).toBe(19);
  });

  test('compares what has no year with what has none, and filters countries by year', async ({ api, db, shop }) => {
    const { lin, poppies, artistA } = shop;
    await db.execute(sql`update item set views = 100, collectors = 20 where item_id = ${poppies}`);
    await writeRows(db, [
      saleRow({ artist_id: lin, item_id: poppies, day: '2025-05-01', nums: 6 }),
      saleRow({ artist_id: lin, item_id: poppies, day: '2026-05-01', country: 'JP', nums: 7 }),
    ]);

    const reply = (await asks(api, artistA, 'sales/analysis?year=2026')).as(analysisReply);

    expect(reply.funnel).toEqual({ views: 100, collectors: 20, sales: 13 });
    expect(reply.countries).toEqual([{ country: 'JP', name: 'Japan', sales: 7 }]);
  });
});

describe('a gallery', () => {
  test('sees its own artists’ works and can filter by artist', async ({ api, db, shop }) => {
    const { gallery, he, wu, moon, ridge } = shop;
    await represent(db, gallery, wu, '2026-01-01');
    const by = { gallery_id: gallery.member_id, rate_bp: 4000, amount: 400 };
    await writeRows(db, [
      saleRow({ artist_id: he, item_id: moon, ...by }),
      saleRow({ artist_id: wu, item_id: ridge, ...by }),
    ]);

    const all = (await asks(api, gallery, 'sales/overview')).as(overviewReply);
    const one = (await asks(api, gallery, `sales/overview?artist=${he}`)).as(overviewReply);
    const works = (await asks(api, gallery, `sales/online?artist=${wu}`)).as(salesListReply);

    expect(all.artists.map(({ name }) => name)).toEqual(['He', 'Wu']);
    expect([all.totals.share.NTD, one.totals.share.NTD]).toEqual([800, 400]);
    expect(works.list.map(({ title }) => title)).toEqual(['Ridge']);
  });
});
