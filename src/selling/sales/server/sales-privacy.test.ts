import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { member } from '#people/members/server/member.tables.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { perLang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { analysisReply, overviewReply, salesListReply, statement } from '../sales.contract.ts';
import { makeReport } from './report.service.ts';
import { asks, newSeller, represent, test } from './testing-sales.ts';

const PATHS = [
  'sales/overview',
  'sales/online',
  'sales/offline',
  'sales/analysis',
  'report?format=json',
  'report?format=csv',
  'report?format=pdf',
];
const secret = {
  title: perLang(() => 'Secret ridge'),
  code: 'CN-260301-SECRET',
  amount: 777_777,
  net: 2_592_590,
  gross: 2_722_220,
};

describe('an artist', () => {
  test('never sees another’s figures, for any id, year or file', async ({ api, db, shop }) => {
    const { wu, ridge, artistA } = shop;
    await writeRows(db, [
      saleRow({ artist_id: wu, item_id: ridge, day: '2026-03-01', country: 'JP', nums: 9, ...secret }),
    ]);

    for (const filter of ['', `artist=${wu}`, 'year=2026', `year=2026&artist=${wu}`, `keyword=ridge`]) {
      for (const path of PATHS.filter((one) => !one.endsWith('pdf'))) {
        const reply = await asks(api, artistA, `${path}${path.includes('?') ? '&' : '?'}${filter}`);
        expect(reply.text, `${path} ${filter}`).not.toMatch(/SECRET|Secret|Ridge|777,?777|2,?722|Japan/);
      }
    }
    const paper = await makeReport(
      db,
      openStorage({ dataDir: 'no-such-folder' }),
      { member_id: artistA.member_id, lang: 'en' },
      { format: 'pdf', year: 2026 },
    );
    expect((await readPdf(paper.bytes)).pages.flat().join()).not.toMatch(/SECRET|777/);
    const { years, artists, totals } = (await asks(api, artistA, `sales/overview?artist=${wu}`)).as(overviewReply);
    expect([years, artists.map(({ name }) => name), totals.sales, totals.online]).toEqual([[], ['Lin'], 0, 0]);
  });

  test('does not see what a gallery was paid in their place, and the gallery does', async ({ api, db, shop }) => {
    const { lin, poppies, artistA, gallery } = shop;
    await writeRows(db, [saleRow({ artist_id: lin, item_id: poppies, gallery_id: gallery.member_id, amount: 400 })]);

    const own = (await asks(api, artistA, 'sales/overview')).as(overviewReply);
    const theirs = (await asks(api, gallery, 'report?format=json')).as(statement);

    expect(own.totals.share.NTD).toBe(0);
    expect(theirs.totals.NTD.share).toBe(400);
  });
});

describe('a gallery', () => {
  test('lists an artist’s works from the first day to the last, and keeps its earnings', async ({ api, db, shop }) => {
    const { wu, ridge, gallery } = shop;
    const today = shopDay(new Date());
    const day = (offset: number) => shopDay(new Date(Date.now() + offset * 86_400_000));
    const titles = async () =>
      (await asks(api, gallery, 'sales/online')).as(salesListReply).list.map(({ title }) => title);
    const until = (last: string | null) =>
      db.execute(sql`update representation set until = ${last} where artist_id = ${wu}`);
    await writeRows(db, [saleRow({ artist_id: wu, item_id: ridge, gallery_id: gallery.member_id, day: '2026-03-01' })]);

    await represent(db, gallery, wu, day(1));
    const before = await titles();
    await db.execute(sql`update representation set since = ${today} where artist_id = ${wu}`);
    const first = await titles();
    await until(day(1));
    const last = await titles();
    await db.execute(sql`update representation set since = ${day(-9)} where artist_id = ${wu}`);
    await until(today);
    const after = await titles();

    expect([before, first, last, after].map((list) => list.includes('Ridge'))).toEqual([false, true, true, false]);
    const { totals } = (await asks(api, gallery, 'sales/overview')).as(overviewReply);
    expect(totals.share.NTD).toBe(300);
    const { funnel } = (await asks(api, gallery, 'sales/analysis')).as(analysisReply);
    expect(funnel.sales).toBe(0);
  });
});

describe('no sales tools', () => {
  test.for(['none', 'pending', 'rejected', 'suspended'] as const)(
    'for an artist or gallery that is %s',
    async (standing, { api, db }) => {
      for (const type of ['artist', 'gallery'] as const) {
        const seller = await newSeller(db, `${type}@example.com`, { type, standing });
        for (const path of PATHS) {
          const { status, code } = await asks(api, seller, path);
          expect([path, status, code]).toEqual([path, 403, 'forbidden']);
        }
      }
    },
  );

  test('from the moment of a suspension, and again from its end', async ({ api, db, shop }) => {
    const { artistA } = shop;
    const stand = (standing: 'approved' | 'suspended') =>
      db.update(member).set({ standing }).where(sql`${member.member_id} = ${artistA.member_id}`);

    expect((await asks(api, artistA, 'sales/overview')).status).toBe(200);
    await stand('suspended');
    expect((await asks(api, artistA, 'sales/overview')).status).toBe(403);
    await stand('approved');
    expect((await asks(api, artistA, 'report?format=json')).status).toBe(200);
  });
});
