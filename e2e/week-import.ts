import type { Page } from '@playwright/test';
import { zipOf } from '#desk/import/server/testing-zip.ts';
import { press, SHOP, say, step, ticked } from './empty-shop.ts';
import { smallPicture, workbookOf } from './import-files.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect } from './shop-test.ts';
import type { AsGuest } from './week-shop.ts';

const WORKS = 30;
const ARTISTS = ['吳珊', '林渡', '陳潮', '黃嶼', '蔡川'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADS = [
  ...['檔名', '作品名稱（繁體中文）', '藝術家（繁體中文）', '年份', '分類', '尺寸與價格'],
  ...['圖片說明（繁體中文）', '創作靈感（繁體中文）', '材質（繁體中文）'],
];
/** The last work has no material yet. */
const LACKING = WORKS;

export const titleOf = (number: number) => `潮間帶第 ${number} 號`;

const rowOf = (number: number) => [
  ...[`tide-${number}.jpg`, titleOf(number), ARTISTS[number % ARTISTS.length] ?? '', '2024', 'sea'],
  ...['30x22.5: 1880 / 65', '細粒下的波浪。', '在海邊的一週。', number === LACKING ? '' : '油彩、畫布。'],
];

const onSale = (asGuest: AsGuest) => async () =>
  ((await (await asGuest('/api/shop')).json()) as { total: number }).total;

/** A zip of pictures and a workbook in one language: every complete work goes on sale. */
export async function importWorks(page: Page, asGuest: AsGuest): Promise<void> {
  const numbers = Array.from({ length: WORKS }, (_, at) => at + 1);
  const pictures = await Promise.all(
    numbers.map(async (number) => ({ name: `tide-${number}.jpg`, bytes: await smallPicture(number * 31) })),
  );
  await page.goto(`${SHOP}/zh-Hant/admin/import`);
  await page.getByLabel(say('Put complete new works on sale immediately')).check();
  await page.getByLabel('選擇檔案', { exact: true }).setInputFiles([
    { name: '作品.zip', mimeType: 'application/zip', buffer: zipOf(pictures) },
    { name: '作品.xlsx', mimeType: XLSX, buffer: await workbookOf([HEADS, ...numbers.map(rowOf)]) },
  ]);
  await expect(page.getByText('已上傳 2／2 個檔案')).toBeVisible();
  await page.getByRole('button', { name: '檢查檔案' }).click();
  await expect(page.getByText('沒有錯誤。目前尚未變更任何資料。')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: `匯入 ${WORKS} 筆` }).click();
  await expect(page.getByText('已全部匯入。')).toBeVisible({ timeout: 600_000 });
  await seenByBuyers('the imported works', onSale(asGuest), WORKS - 1);
}

/** The list of missing texts leads to the draft, which is completed and put on sale. */
export async function completeTexts(page: Page, asGuest: AsGuest): Promise<void> {
  await page.goto(`${SHOP}/zh-Hant/admin/work?keyword=${encodeURIComponent(titleOf(LACKING))}`);
  await page
    .getByRole('link', { name: titleOf(LACKING) })
    .first()
    .click();
  await page.getByRole('region', { name: '繁體中文' }).getByLabel(say('Material')).fill('油彩、畫布。');
  await press(page, 'Save the work');
  await expect(page.getByText(say('The work is saved.'))).toBeVisible();
  await press(page, 'Put on sale');
  await expect(page.getByText(say('The work is on sale.'))).toBeVisible();
  await seenByBuyers('the last work', onSale(asGuest), WORKS);
  await ticked(page, 8, 'First work');
  await expect(step(page, 'First artist')).toContainText(say('Done:'));
}
