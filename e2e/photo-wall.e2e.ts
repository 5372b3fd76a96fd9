import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { applyTo } from '#catalogue/wall/photo/homography.rules.ts';
import { photoFrom, seenCorners } from '#catalogue/wall/photo/testing-camera.ts';
import { outerSize } from '../src/ground/framing/framing.rules.ts';
import { seedFrames } from '../src/ground/framing/testing-frames.ts';
import { photoFile, pixels, someWork } from './photo-room.ts';
import { expect, open, test } from './shop-test.ts';

const CORNERS = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'];
const ROOM = photoFrom({ yaw: 22, pitch: 4, roll: 2, away_mm: 1700, aim: { x: 80, y: -30 }, width: 1200, height: 900 });

/** Opens the wall with one work and sets the photo, only by keyboard and numbers. */
async function markSheet(page: Page, work: string, photo: Buffer): Promise<void> {
  await open(page, `/wall?room=photo&works=${work}`);
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('heading', { name: /Mark something/ })).toBeFocused();
  const corners = seenCorners(ROOM, 210, 297);
  for (const [index, name] of CORNERS.entries()) {
    await page.getByLabel('Mark', { exact: true }).selectOption({ label: name });
    await page.getByLabel('From the left').fill(String(corners[index]?.x));
    await page.getByLabel('From the top').fill(String(corners[index]?.y));
  }
}

test('a work is hung on a photo of the own wall, and the saved picture shows it where it belongs', async ({ page }) => {
  const { item, sizes } = await someWork(page);
  const oak = seedFrames('en').find(({ name }) => name === 'Oak');
  const size = sizes[0];
  if (!size || !oak) throw new Error('the shop has sizes and an oak frame');
  const photo = photoFile(ROOM);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postDataBuffer()?.length ?? 0}`);
  });

  await markSheet(page, `${item.item_id}.${size.size_id}.${oak.frame_id}`, photo);
  await expect(page.getByText(/Sizes are accurate to about ±\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Hang the work here' }).press('Enter');
  await expect(page.getByRole('heading', { name: /Hang the work/ })).toBeFocused();
  await page.getByLabel('To the right').fill('20');
  await page.getByRole('button', { name: item.title, exact: true }).press('Shift+ArrowUp');
  await expect(page.getByText('its centre is 20 cm to the right of the mark and 10 cm above it')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).press('Enter');
  const saved = await readFile(await (await download).path());

  const [before, after] = await Promise.all([pixels(photo), pixels(saved)]);
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const outer = outerSize(size, oak);
  const centre = { x: 200, y: -100 };
  const spot = (x_mm: number, y_mm: number) => applyTo(ROOM.toPhoto, { x: centre.x + x_mm, y: centre.y + y_mm });
  const face = oak.face_mm / 2;
  for (const [x, y] of [
    [0, -outer.h_mm / 2 + face],
    [0, outer.h_mm / 2 - face],
    [-outer.w_mm / 2 + face, 0],
    [outer.w_mm / 2 - face, 0],
  ] as const) {
    const [r, g, b] = after.at(spot(x, y));
    // Oak is browner than the grey wall on all four sides.
    expect(r - b, 'oak').toBeGreaterThan(35);
    expect(r, 'oak').toBeGreaterThan(g);
  }
  const picture = await pixels(await pictureOf(page, item.item_id));
  for (const [u, v] of [
    [0.3, 0.3],
    [0.7, 0.35],
    [0.5, 0.5],
    [0.35, 0.7],
    [0.7, 0.75],
  ] as const) {
    const shown = after.mean(spot((u - 0.5) * size.w_mm, (v - 0.5) * size.h_mm), 5);
    const painted = picture.mean({ x: u * picture.width, y: v * picture.height }, picture.width / 50);
    const off = shown.map((part, channel) => Math.abs(part - (painted[channel] ?? 0)));
    expect(Math.max(...off), `the picture's colours at ${u}, ${v}`).toBeLessThan(48);
  }
  const margin = 80;
  let changed = 0;
  const corners = seenCorners(ROOM, outer.w_mm + 2 * margin, outer.h_mm + 2 * margin, centre);
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  for (let y = 0; y < before.height; y += 3) {
    for (let x = 0; x < before.width; x += 3) {
      if (x > left && x < right) continue;
      if (before.at({ x, y }).join() !== after.at({ x, y }).join()) changed += 1;
    }
  }
  expect(changed, 'pixels beside the work').toBe(0);
  const underneath = before.at(spot(0, outer.h_mm / 2 + 8));
  expect(underneath[0] - after.at(spot(0, outer.h_mm / 2 + 8))[0], 'the shadow').toBeGreaterThan(15);

  // Small requests such as counting a view are allowed; the photo is not sent.
  const longest = Math.max(0, ...sent.map((line) => Number(line.split(' ').at(-1))));
  expect(longest).toBeLessThan(2000);
  expect(sent.filter((line) => /photo|wall|upload/i.test(line))).toEqual([]);
});

test('every step is free of faults for those who listen, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { item } = await someWork(page);
  const faults = async () =>
    (await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  await open(page, `/wall?room=photo&works=${item.item_id}`);
  await page.getByLabel('Choose a photo').waitFor({ state: 'attached' });
  expect(await faults()).toEqual([]);
  await markSheet(page, String(item.item_id), photoFile(ROOM));
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'Hang the work here' }).click();
  await page.getByRole('button', { name: item.title, exact: true }).focus();
  expect(await faults()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the photo is stored only on request, and deleted on request', async ({ page }) => {
  const { item } = await someWork(page);
  await markSheet(page, String(item.item_id), photoFile(ROOM));
  await page.getByRole('button', { name: 'Hang the work here' }).click();
  await page.reload();
  await page.getByLabel('Choose a photo').waitFor({ state: 'attached' });
  await expect(page.getByRole('button', { name: 'Use the saved photo' })).toHaveCount(0);

  await markSheet(page, String(item.item_id), photoFile(ROOM));
  await page.getByRole('button', { name: 'Hang the work here' }).click();
  // Ticked once the device has really stored it.
  await page.getByLabel(/Remember this photo/).click();
  await expect(page.getByLabel(/Remember this photo/)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Delete this photo' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Use the saved photo' }).click();
  await expect(page.getByRole('heading', { name: /Hang the work/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete this photo' }).click();
  // Gone once the device has really deleted it.
  await expect(page.getByRole('button', { name: 'Delete this photo' })).toHaveCount(0);
  await page.reload();
  await page.getByLabel('Choose a photo').waitFor({ state: 'attached' });
  await expect(page.getByRole('button', { name: 'Use the saved photo' })).toHaveCount(0);
});

test('a file that is no photo is refused in words', async ({ page }) => {
  const { item } = await someWork(page);
  await open(page, `/wall?room=photo&works=${item.item_id}`);
  const give = (name: string, mimeType: string) =>
    page.getByLabel('Choose a photo').setInputFiles({ name, mimeType, buffer: Buffer.from('no picture at all') });
  await give('IMG_0001.HEIC', 'image/heic');
  await expect(page.getByRole('alert')).toContainText('HEIC');
  await give('notes.txt', 'text/plain');
  await expect(page.getByRole('alert')).toContainText('not a picture');
});

async function pictureOf(page: Page, itemId: number): Promise<Buffer> {
  const { item } = await (await page.request.get(`/api/shop/${itemId}`, { headers: { lang: 'en' } })).json();
  const { hash, widths } = item.picture;
  return (await page.request.get(`/pictures/${hash}/${widths.at(-1)}.jpg`)).body();
}
