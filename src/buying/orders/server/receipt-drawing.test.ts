import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { drawReceipt, type Receipt, type ReceiptLine } from './receipt-drawing.ts';

const line: ReceiptLine = {
  title: '稻田',
  details: ['林玉山', '30 × 40 公分 | 橡木'],
  nums: '1',
  price: 'NT$3,680',
  amount: 'NT$3,680',
};
const receipt: Receipt = {
  locale: 'zh-Hant',
  title: '收據',
  heading: '收據 CN-261114-7F3K9Q | 框境',
  date: '2026-11-14T03:00:00.000Z',
  seller: { brand: '框境', lines: ['框境藝術有限公司'] },
  facts: [['訂單編號', 'CN-261114-7F3K9Q']],
  parties: [
    { title: '送貨至', lines: ['林美'] },
    { title: '發票', lines: ['統一編號 12345675'] },
  ],
  columns: { work: '作品', nums: '數量', price: '單價', amount: '金額' },
  lines: [line],
  sums: [{ label: '總計', amount: 'NT$3,680', strong: true }],
  notes: ['所有價格均含稅。'],
  footer: '第 {page} 頁，共 {pages} 頁',
};

test('a receipt can be read again line by line, and says its title and language', async () => {
  const read = await readPdf(await drawReceipt(receipt));

  expect(read.title).toBe('收據 CN-261114-7F3K9Q | 框境');
  expect(read.lang).toBe('zh-TW');
  expect(read.pages).toEqual([
    [
      '框境 收據',
      '框境藝術有限公司 訂單編號 CN-261114-7F3K9Q',
      '送貨至 發票',
      '林美 統一編號 12345675',
      '作品 數量 單價 金額',
      '稻田 1 NT$3,680 NT$3,680',
      '林玉山',
      '30 × 40 公分 | 橡木',
      '總計 NT$3,680',
      '所有價格均含稅。',
      '第 1 頁，共 1 頁',
    ],
  ]);
});

test('a logo takes the place of the name, and the receipt still gives the same bytes', async () => {
  const png = await sharp({ create: { width: 360, height: 90, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  const logo = { picture: `data:image/png;base64,${png.toString('base64')}`, width: 180, height: 45 };
  const withLogo = { ...receipt, seller: { ...receipt.seller, logo } };

  const bytes = await drawReceipt(withLogo);

  const read = await readPdf(bytes);
  expect(read.pictures).toBe(1);
  expect(read.pages[0]?.[0]).toBe('收據');
  expect(read.pages[0]).toContain('框境藝術有限公司');
  expect((await drawReceipt(withLogo)).equals(bytes)).toBe(true);
});

test('the same receipt gives the same bytes', async () => {
  const one = await drawReceipt(receipt);
  const other = await drawReceipt(receipt);

  expect(other.equals(one)).toBe(true);
});

test('only the glyphs that are used are embedded', async () => {
  const bytes = await drawReceipt(receipt);
  const { fonts } = await readPdf(bytes);

  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((name) => /^[A-Z]{6}\+(NotoSansHan[st]|SourceSans3)-/.test(name))).toBe(true);
  expect(bytes.length).toBeLessThan(100_000);
});

test('a name in the other script uses the other font', async () => {
  const lines = ['乐艺术馆'];
  const read = await readPdf(await drawReceipt({ ...receipt, parties: [{ title: '送貨至', lines }] }));

  expect(read.pages[0]).toEqual(expect.arrayContaining(lines));
  expect(read.fonts.some((name) => name.includes('NotoSansHans'))).toBe(true);
});

test('names of any language keep their letters', async () => {
  const lines = ['Teodora Vlasić, Nilüfer Aydın', 'Dvořák Łódź Szűcs'];
  const read = await readPdf(await drawReceipt({ ...receipt, parties: [{ title: '送貨至', lines }] }));

  expect(read.pages[0]).toEqual(expect.arrayContaining(lines));
});

test('characters without a font are marked, and invisible ones are dropped', async () => {
  const lines = ['Mei 😀 שלום', 'a\u202eb\u0000c'];
  const read = await readPdf(await drawReceipt({ ...receipt, parties: [{ title: '送貨至', lines }] }));

  expect(read.pages[0]).toContain('Mei 〓 〓〓〓〓');
  expect(read.pages[0]).toContain('a b c');
});

test('a hundred lines with long titles break onto new pages under their heading, and none is lost or overlaps', async () => {
  const title =
    '山中有雲而雲中有山，其三：早春的溪水在石頭之間說話的那個下午，以及它在 valley 裡的回聲 and what came after it';
  const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, title: `${at + 1}. ${title}` }));

  const { pages } = await readPdf(await drawReceipt({ ...receipt, lines }));

  expect(pages.length).toBeGreaterThan(5);
  const numbers = pages.flat().flatMap((text) => /^(\d+)\. 山中/.exec(text)?.[1] ?? []);
  expect(numbers).toEqual(lines.map((_, at) => String(at + 1)));
  for (const page of pages.slice(0, -1)) expect(page).toContain('作品 數量 單價 金額');
  expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, at) => `第 ${at + 1} 頁，共 ${pages.length} 頁`));
  // Each line of text has its own height: no two lines share one.
  for (const text of pages.flat()) expect(text).not.toMatch(/山中.*山中/);
});

test('the same picture is embedded once', async () => {
  const picture =
    'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';
  const one = await drawReceipt({ ...receipt, lines: [{ ...line, picture }] });
  const many = await drawReceipt({ ...receipt, lines: Array.from({ length: 3 }, () => ({ ...line, picture })) });

  const count = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length;
  expect(count(one)).toBe(1);
  expect(count(many)).toBe(1);
});
