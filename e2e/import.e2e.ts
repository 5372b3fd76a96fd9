import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { zipOf } from '#desk/import/server/testing-zip.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { smallPicture, workbookOf } from './import-files.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Pictures are checked and made in the background. */
const LONG_MS = 120_000;
const HEADS = ['檔名', '作品名稱（繁體中文）', '藝術家（繁體中文）', '年份', '尺寸與價格'];

test('an editor imports a zip and a table, corrects a row after the dry run, and undoes it', async ({
  page,
  request,
}) => {
  test.slow();
  const seed = randomInt(1_000_000);
  const titles = ['鹽田', '渡口', '夜市'].map((title) => `${title}${seed}`);
  const pictures = await Promise.all(
    ['salt', 'ferry', 'market'].map(async (name, at) => ({
      name: `圖/${name}.jpg`,
      bytes: await smallPicture(seed + at),
    })),
  );
  const table = (year: string) =>
    workbookOf([
      HEADS,
      ...['salt.jpg', 'ferry.jpg', 'market.jpg'].map((file, at) => [
        ...[file, titles[at] ?? '', `林${seed}`],
        ...[at === 1 ? year : '2024', '30x22.5: 1880 / 65'],
      ]),
    ]);
  const zip = { name: '作品.zip', mimeType: 'application/zip', buffer: zipOf(pictures) };
  const staff = await enterAsStaff(request, 'editor');
  await enterAs(page, staff);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const choose = (label: string, files: Parameters<Page['setInputFiles']>[1]) =>
    page.getByLabel(label, { exact: true }).setInputFiles(files);

  await test.step('files are chosen and uploaded', async () => {
    await open(page, '/zh-Hant/admin/import');
    expect(await accessibilityFaults(page)).toEqual([]);
    await choose('選擇檔案', [zip, { name: '作品.xlsx', mimeType: XLSX, buffer: await table('民國') }]);
    await expect(page).toHaveURL(/\/zh-Hant\/admin\/import\/\d+$/);
    await expect(page.getByText('已上傳 2／2 個檔案')).toBeVisible();
    await press('檢查檔案');
  });

  await test.step('the dry run names the wrong row', async () => {
    // The shop may still be painting the demo, one picture at a time.
    await expect(page.getByText('有 1 筆錯誤，匯入時會略過。')).toBeVisible({ timeout: LONG_MS });
    const wrong = lineOf(page, titles[1]);
    await expect(wrong).toContainText('第 3 列');
    await expect(wrong).toContainText('年份 「民國」');
    await expect(wrong).toContainText('不是有效的數字');
    await expect(lineOf(page, titles[0])).toContainText('新作品，存為草稿');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await worksWith(request, staff.token, titles)).toBe(0);
  });

  await test.step('a corrected table is checked immediately', async () => {
    await choose('上傳修正後的表格', { name: '作品.xlsx', mimeType: XLSX, buffer: await table('2023') });
    await expect(page.getByText('沒有錯誤。目前尚未變更任何資料。')).toBeVisible({ timeout: LONG_MS });
  });

  await test.step('the import makes the works', async () => {
    await press('匯入 3 筆');
    await expect(page.getByText('已全部匯入。')).toBeVisible({ timeout: LONG_MS });
    await expect(lineOf(page, titles[1])).toContainText('已建立為草稿');
    await expect(lineOf(page, titles[1]).getByRole('link')).toBeVisible();
    expect(await worksWith(request, staff.token, titles)).toBe(3);
  });

  await test.step('and can be undone, also after leaving the page', async () => {
    await page.getByRole('link', { name: '所有匯入' }).click();
    await page.getByRole('list', { name: '先前的匯入' }).getByRole('link').first().click();
    await press('復原這次匯入');
    await press('立即復原');
    await expect(page.getByText('匯入已復原，一切與匯入前相同。')).toBeVisible({ timeout: LONG_MS });
    expect(await worksWith(request, staff.token, titles)).toBe(0);
  });
});

function lineOf(page: Page, title = '') {
  return page.getByRole('list', { name: '匯入的各筆資料' }).getByRole('listitem').filter({ hasText: title });
}

/** How many of these titles the list of works has. */
async function worksWith(request: APIRequestContext, token: string, titles: readonly string[]): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, lang: 'zh-Hant' };
  const found = titles.map(async (keyword) => {
    const reply = await request.get('/api/admin/work', { params: { keyword }, headers });
    return ((await reply.json()) as { total: number }).total;
  });
  return (await Promise.all(found)).reduce((sum, total) => sum + total, 0);
}
