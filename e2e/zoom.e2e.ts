import type { APIRequestContext, Page } from '@playwright/test';
import {
  clamped,
  fitted,
  type Pixels,
  tilesFor,
  tileUrl,
  trueScale,
  zoomedAbout,
} from '../src/catalogue/zoom/zoom.rules.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, open, test } from './shop-test.ts';

interface Work {
  item_id: number;
  picture?: { hash: string; width: number; height: number };
}

const WINDOW = { width: 1200, height: 800 };

/** A work with a painted picture large enough to zoom; the demo may still be painting. */
async function findWork(request: APIRequestContext): Promise<Required<Work>> {
  let found: Work | undefined;
  await expect
    .poll(
      async () => {
        const { list } = (await (await request.get('/api/shop')).json()) as { list: Work[] };
        found = list.find(({ picture }) => picture && Math.max(picture.width, picture.height) > 2000);
        return found !== undefined;
      },
      { timeout: 100_000 },
    )
    .toBe(true);
  return found as Required<Work>;
}

async function openViewer(page: Page, work: Required<Work>) {
  const asked = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/zoom/')) asked.add(pathname);
  });
  await page.setViewportSize(WINDOW);
  await open(page, `/shop/${work.item_id}`);
  await page.getByRole('button', { name: 'Look closer' }).click();
  const dialog = page.getByRole('dialog', { name: 'A closer look' });
  await expect(dialog).toBeVisible();
  const canvas = dialog.locator('canvas');
  await expect(canvas).toBeFocused();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the picture has no place on the page');
  const room: Pixels = { width: box.width, height: box.height };
  return { dialog, canvas, asked, room, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

const urlsOf = (work: Required<Work>, view: Parameters<typeof tilesFor>[1], room: Pixels) =>
  tilesFor(work.picture, view, room, 1).map((tile) => tileUrl(work.picture.hash, tile));

test.describe('looking closer', () => {
  test('the whole picture is shown immediately, and only the tiles of the view are loaded', async ({
    page,
    request,
  }) => {
    const work = await findWork(request);
    const { dialog, asked, room, canvas } = await openViewer(page, work);
    await expect(dialog.getByRole('status').first()).toHaveText('Showing the whole picture');
    await expect.poll(() => inkIn(page)).toBeGreaterThan(0.2);
    await page.waitForTimeout(300);
    asked.clear();

    await dialog.getByRole('button', { name: '1:1' }).click();

    const view = clamped({ ...fitted(work.picture, room), scale: 1 }, work.picture, room);
    const right = urlsOf(work, view, room);
    await expect.poll(() => [...asked].sort()).toEqual(right.toSorted());
    await expect(dialog.getByRole('status').first()).toHaveText(/^Showing \d+% of the picture, middle$/);
    const reply = await request.get(right[0] ?? '');
    expect([reply.status(), reply.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    await expect(canvas).toBeVisible();
  });

  test('the wheel zooms in at the pointer', async ({ page, request }) => {
    const work = await findWork(request);
    const { dialog, asked, room, middle } = await openViewer(page, work);
    const pointer = { x: -Math.round(room.width / 8), y: -Math.round(room.height / 4) };
    await page.mouse.move(middle.x + pointer.x, middle.y + pointer.y);

    for (let i = 0; i < 14; i++) {
      await page.mouse.wheel(0, -300);
      await page.waitForTimeout(30);
    }

    // At the highest zoom, so the way there does not matter.
    const entire = fitted(work.picture, room);
    const near = clamped(zoomedAbout(entire, pointer, 4 / entire.scale), work.picture, room);
    const right = urlsOf(work, near, room);
    await expect.poll(() => right.filter((url) => !asked.has(url))).toEqual([]);
    await expect(dialog.getByRole('status').first()).toHaveText(/^Showing [\d.]+% of the picture, upper/);
  });

  test('the keys do all of it, and Escape leads back to where one was', async ({ page, request }) => {
    const work = await findWork(request);
    const { dialog } = await openViewer(page, work);
    const status = dialog.getByRole('status').first();

    for (let i = 0; i < 6; i++) await page.keyboard.press('+');
    await expect(status).toHaveText(/of the picture, middle$/);
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowLeft');
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowUp');
    await expect(status).toHaveText(/of the picture, upper left$/);
    await page.keyboard.press('-');
    await page.keyboard.press('Home');
    await expect(status).toHaveText('Showing the whole picture');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Look closer' })).toBeFocused();
  });

  test('a drag moves the picture, a double click zooms in', async ({ page, request }) => {
    const work = await findWork(request);
    const { dialog, middle } = await openViewer(page, work);
    const status = dialog.getByRole('status').first();

    await page.mouse.dblclick(middle.x, middle.y);
    await expect(status).toHaveText(/of the picture, middle$/);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 500, middle.y - 300, { steps: 8 });
    await page.mouse.move(middle.x - 550, middle.y - 380, { steps: 8 });
    await page.mouse.up();
    await expect(status).toHaveText(/of the picture, lower right$/);
  });

  test('two fingers zoom in', async ({ browser, request, baseURL }) => {
    const work = await findWork(request);
    const phone = await browser.newContext({ hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) });
    const page = await phone.newPage();
    const { dialog, middle } = await openViewer(page, work);
    const status = dialog.getByRole('status').first();
    await expect(status).toHaveText('Showing the whole picture');
    const client = await phone.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 1 },
      { x: middle.x + apart, y: middle.y, id: 2 },
    ];

    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (let apart = 50; apart <= 200; apart += 10)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(status).toHaveText(/^Showing [\d.]+% of the picture, middle$/);
    await phone.close();
  });

  test('it is clean for everyone, on a desk, on a telephone and in the dark', async ({ page, request }) => {
    const work = await findWork(request);
    const { dialog } = await openViewer(page, work);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('button', { name: 'True size' }).click();
    await expect(dialog.getByRole('heading', { name: 'Hold a card against the screen' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('a card held to the screen makes details as large as they will hang', async ({ page, request }) => {
  const work = await findWork(request);
  const { dialog, asked, room } = await openViewer(page, work);
  const { sizes } = (await (await request.get(`/api/shop/${work.item_id}`)).json()) as {
    sizes: { w_mm: number; h_mm: number }[];
  };
  const size = sizes[Math.floor((sizes.length - 1) / 2)];
  if (!size) throw new Error('the work is sold in no size');

  await dialog.getByRole('button', { name: 'True size' }).click();
  const slider = dialog.getByRole('slider', { name: 'Size of the outline' });
  await expect(slider).toBeFocused();
  const card = dialog.locator('[data-card]');
  const before = (await card.boundingBox())?.width ?? 0;
  await page.keyboard.press('ArrowRight');
  expect(((await card.boundingBox())?.width ?? 0) - before).toBeCloseTo(0.5, 1);
  await dialog.getByRole('spinbutton', { name: 'Length in pixels' }).fill('428');
  await page.keyboard.press('Enter');

  // 428 px over 85.60 mm are 5 px per millimetre: within half a pixel on the outline, and so on the print.
  const view = clamped(
    { ...fitted(work.picture, room), scale: trueScale(work.picture, size, 5) },
    work.picture,
    room,
    trueScale(work.picture, size, 5),
  );
  const right = urlsOf(work, view, room);
  await expect.poll(() => right.filter((url) => !asked.has(url))).toEqual([]);
  await expect(dialog.getByText(/a centimetre here is a centimetre on the print/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'True size' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Measure again' }).click();
  await expect(slider).toHaveValue('428');
  const outline = await card.boundingBox();
  expect(Math.abs((outline?.width ?? 0) - 85.6 * 5)).toBeLessThan(0.5);
  expect(Math.abs((outline?.height ?? 0) - 53.98 * 5)).toBeLessThan(0.5);
  await page.keyboard.press('Escape');
  await expect(slider).toBeHidden();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['currency', 'initial']);
});

/** The share of the canvas that is drawn on. */
function inkIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('[role=dialog] canvas') as HTMLCanvasElement | null;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let drawn = 0;
    for (let i = 3; i < data.length; i += 4) drawn += data[i] === 0 ? 0 : 1;
    return (4 * drawn) / data.length;
  });
}
