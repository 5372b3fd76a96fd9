import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { member } from '#people/members/server/member.tables.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { i18nFor } from '#shared/i18n.ts';
import type { Text } from '#shared/locale.ts';
import { overviewReply, statement } from '../sales.contract.ts';
import { reckoning } from '../statement.words.ts';
import { makeReport } from './report.service.ts';
import { asks, type SalesShop, test } from './testing-sales.ts';
import { STATEMENTS } from './testing-statements.ts';

const named = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });
/** Without a logo, nothing is read from it. */
const storage = openStorage({ dataDir: 'no-such-folder' });
const TODAY = new Date('2026-11-14T04:00:00Z');

/** An artist's year: sold here and abroad, in two sizes, with a partial refund. */
function year({ lin, poppies, ferry }: SalesShop) {
  const shown = {
    artist_id: lin,
    artist: named('Lin Yu-shan', '林玉山', '林玉山'),
    frame: named('Oak', '橡木', '橡木'),
    rate_bp: 3000,
  };
  const rice = { ...shown, item_id: poppies, title: named('Rice', '稻田', '稻田') };
  const boat = { ...shown, item_id: ferry, title: named('The last ferry', '末班渡輪', '末班渡轮') };
  const sale = saleRow({ ...rice, day: '2026-01-05', code: 'CN-260105-AAAAAA', gross: 3680, net: 3505, amount: 1052 });
  return [
    saleRow({ ...rice, day: '2025-12-31', code: 'CN-251231-ZZZZZZ' }),
    sale,
    backRow(sale, { day: '2026-02-03', nums: 0, gross: -680, net: -648, amount: -194 }),
    saleRow({
      ...boat,
      day: '2026-02-10',
      code: 'CN-260210-BBBBBB',
      nums: 2,
      currency: 'USD',
      country: 'JP',
      gross: 25_650,
      net: 25_650,
      tax_rate: 0,
      amount: 7_695,
    }),
  ];
}

describe('the report of a year', () => {
  for (const { lang, title, pages } of STATEMENTS) {
    test(`reads as an accountant wants it in ${lang}`, async ({ db, shop }) => {
      await writeRows(db, year(shop));
      const reader = { member_id: shop.artistA.member_id, lang };

      const { bytes } = await makeReport(db, storage, reader, { format: 'pdf', year: 2026 }, TODAY);

      const read = await readPdf(bytes);
      expect(read.pages).toEqual(pages);
      expect(read.title).toBe(title);
      expect(read.fonts.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
      expect(read.pages.flat().join('')).not.toContain('〓');
    });
  }

  test('has the overview’s totals to the dollar, as JSON, CSV and PDF', async ({ api, db, shop }) => {
    const { artistA } = shop;
    await writeRows(db, year(shop));

    const { totals } = (await asks(api, artistA, 'sales/overview?year=2026')).as(overviewReply);
    const data = (await asks(api, artistA, 'report?year=2026&format=json')).as(statement);
    const table = await asks(api, artistA, 'report?year=2026&format=csv');

    expect(totals.share).toEqual({ NTD: 858, USD: 7_695 });
    expect({ NTD: data.totals.NTD.share, USD: data.totals.USD.share }).toEqual(totals.share);
    expect({ NTD: data.totals.NTD.gross, USD: data.totals.USD.gross }).toEqual(totals.amount);
    expect(data.lines.map(({ kind, share }) => [kind, share])).toEqual([
      ['sale', 1052],
      ['refund', -194],
      ['sale', 7_695],
    ]);
    expect(data.months.map(({ month, NTD, USD }) => [month, NTD.share, USD.share])).toEqual([
      ['2026-01', 1052, 0],
      ['2026-02', -194, 7_695],
    ]);
    expect(table.text.replaceAll('"', '').split('\r\n')).toEqual([
      'Date,Kind,Order,Artist,Work,Size,Frame,Quantity,Currency,Price with tax,Tax %,Price before tax,Rate %,Your share',
      '2026-01-05,Sale,CN-260105-AAAAAA,Lin Yu-shan,Rice,30 × 40 cm,Oak,1,NTD,3680,5,3505,30,1052',
      '2026-02-03,Refund,CN-260105-AAAAAA,Lin Yu-shan,Rice,30 × 40 cm,Oak,0,NTD,-680,5,-648,30,-194',
      '2026-02-10,Sale,CN-260210-BBBBBB,Lin Yu-shan,The last ferry,30 × 40 cm,Oak,2,USD,256.50,0,256.50,30,76.95',
      '',
    ]);
  });

  test('uses the tax rate at which its orders were placed', async ({ api, db, shop }) => {
    const sold = { artist_id: shop.lin, item_id: shop.poppies, gross: 2_160, net: 2_000, tax_rate: 8, amount: 600 };
    await writeRows(db, [saleRow({ ...sold, day: '2026-03-01' }), saleRow({ ...sold, day: '2026-05-02' })]);
    const reader = { member_id: shop.artistA.member_id, lang: 'en' as const };

    const data = (await asks(api, shop.artistA, 'report?year=2026&format=json')).as(statement);
    const table = await asks(api, shop.artistA, 'report?year=2026&format=csv');
    const { bytes } = await makeReport(db, storage, reader, { format: 'pdf', year: 2026 }, TODAY);
    const paper = (await readPdf(bytes)).pages.flat().join('\n');

    expect(data.lines.map(({ tax_rate }) => tax_rate)).toEqual([8, 8]);
    expect(data.months.map(({ month }) => month)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(table.text).toContain(',2160,8,2000,');
    expect(paper).toContain('÷ 1.08 = price before tax');
    expect(paper).toContain('April 2026 0 NT$0 NT$0 NT$0');
    expect(paper).not.toContain('1.05');
    const words = reckoning(await i18nFor('zh-Hant'), data).join('');
    expect(words).toContain('含稅價 ÷ 1.08 = 未稅價');
  });

  test('says nothing of the buyer, not even the country', async ({ api, db, shop }) => {
    await writeRows(db, year(shop));

    const { text } = await asks(api, shop.artistA, 'report?year=2026&format=json');

    expect(text).not.toMatch(/country|"JP"|member|receiver/);
  });

  test('is a file in the seller’s language, and never cached', async ({ api, db, shop }) => {
    await writeRows(db, year(shop));
    const path = 'report?year=2026&format';

    const pdf = await asks(api, shop.artistA, `${path}=pdf`);
    const csv = await asks(api, shop.artistA, `${path}=csv`, 'zh-Hant');
    const asked = await asks(api, shop.artistA, `${path}=csv&lang=zh-Hans`);

    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="statement-2026.pdf"/);
    expect(pdf.text).toMatch(/^%PDF-1\.7/);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    // Reading a body as text removes the byte order mark.
    expect(csv.text.split('\r\n')[0]).toMatch(/"日期","類型","訂單","藝術家","作品"/);
    expect(asked.text).toContain('末班渡轮');
    for (const { headers } of [pdf, csv, asked]) expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('is by default of the latest year with sales, and empty if nothing was sold', async ({ api, db, shop }) => {
    await writeRows(db, year(shop));

    const latest = (await asks(api, shop.artistA, 'report?format=json')).as(statement);
    const empty = (await asks(api, shop.artistB, 'report?year=2020&format=json')).as(statement);
    const paper = await makeReport(
      db,
      storage,
      { member_id: shop.artistB.member_id, lang: 'en' },
      { format: 'pdf', year: 2020 },
    );

    expect([latest.year, latest.years]).toEqual([2026, [2026, 2025]]);
    expect(empty).toMatchObject({ year: 2020, years: [], lines: [], months: [] });
    expect((await readPdf(paper.bytes)).pages[0]).toContain('No sales in this year.');
  });

  test('has the name of the gallery’s company', async ({ api, db, shop }) => {
    const company = { name: 'Wu Gallery', contact: 'An Wu' };
    await db.update(member).set({ company }).where(eq(member.member_id, shop.gallery.member_id));

    expect((await asks(api, shop.gallery, 'report?format=json')).as(statement).seller).toBe('Wu Gallery');
  });

  test('has an hourly limit as a file; reading it on the page does not count', async ({ api, db, shop }) => {
    await writeRows(db, year(shop));
    const ask = (format: string) => asks(api, shop.artistA, `report?year=2026&format=${format}`);
    for (let at = 0; at < LIMITS.report_file.most; at++) expect((await ask('csv')).status).toBe(200);

    const refused = await ask('csv');
    const others = await asks(api, shop.artistB, 'report?year=2026&format=csv');

    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
    expect((await ask('json')).status).toBe(200);
    expect(others.status).toBe(200);
  });

  test.for(['year=1999', 'year=abc', 'year=2026.5', 'format=exe', 'lang=xx'])(
    'is refused in the envelope where it makes no sense: %s',
    async (query, { api, shop }) => {
      const { status, code } = await asks(api, shop.artistA, `report?${query}`);

      expect([status, code]).toEqual([422, 'validation']);
    },
  );
});
