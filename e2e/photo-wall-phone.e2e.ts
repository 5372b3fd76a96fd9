import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { applyTo } from '#catalogue/wall/photo/homography.rules.ts';
import { type KnownPhoto, photoFrom, seenCorners } from '#catalogue/wall/photo/testing-camera.ts';
import type { Extent } from '../src/ground/framing/framing.contract.ts';
import { outerSize } from '../src/ground/framing/framing.rules.ts';
import { seedFrames } from '../src/ground/framing/testing-frames.ts';
import { photoFile, pixels, someWork } from './photo-room.ts';
import { expect, open, test } from './shop-test.ts';

const CORNERS = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'];
const OAK = seedFrames('en').find(({ name }) => name === 'Oak');

async function givePhoto(page: Page, works: string, photo: Buffer, name = 'wall.png') {
  await open(page, `/wall?room=photo&works=${works}`);
  await page.getByLabel('Choose a photo').setInputFiles({ name, mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('heading', { name: /Mark something/ })).toBeFocused();
}

async function markAt(page: Page, name: string, { x, y }: { x: number; y: number }) {
  await page.getByLabel('Mark', { exact: true }).selectOption({ label: name });
  await page.getByLabel('From the left').fill(String(x));
  await page.getByLabel('From the top').fill(String(y));
}

async function savedPicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  return readFile(await (await download).path());
}

/** A card and a sheet are seen from near, a door from across the room. */
interface Thing {
  kind: string;
  thing: Extent;
  photo: KnownPhoto;
  marks: [string, { x: number; y: number }][];
  /** The height at which the work is in the middle of the photo. */
  centred_cm: number;
}
const THINGS: Thing[] = (
  [
    ['Bank card, 8.56 × 5.40 cm', { w_mm: 85.6, h_mm: 53.98 }, 650, 14, 0],
    ['Door', { w_mm: 900, h_mm: 2100 }, 4200, -18, 105],
    ['One known length', { w_mm: 1200, h_mm: 400 }, 2400, 0, -20],
  ] as const
).map(([kind, thing, away_mm, yaw, centred_cm]) => {
  const photo = photoFrom({ yaw, pitch: 0, roll: 0, away_mm, aim: { x: 0, y: 0 }, width: 1200, height: 1600 });
  const corners = seenCorners(photo, thing.w_mm, thing.h_mm);
  // A length is marked along the upper edge.
  const names = kind === 'One known length' ? ['One end', 'Other end'] : CORNERS;
  return {
    kind,
    thing,
    photo,
    centred_cm,
    marks: names.map((name, index) => [name, corners[index] ?? { x: 0, y: 0 }]),
  };
});

for (const { kind, thing, photo, marks, centred_cm } of THINGS) {
  test(`a work hangs in its true size when the wall is measured by: ${kind}`, async ({ page }) => {
    const { item, sizes } = await someWork(page);
    const size = sizes[0];
    if (!size || !OAK) throw new Error('the shop has sizes and an oak frame');
    await givePhoto(page, `${item.item_id}.${size.size_id}.${OAK.frame_id}`, photoFile(photo, thing));

    await page.getByLabel('What are you marking?').selectOption({ label: kind });
    if (kind === 'One known length') await page.getByLabel('Length').fill('120');
    for (const [name, at] of marks) await markAt(page, name, at);
    await expect(page.getByText(/Sizes are accurate to about ±\d/)).toBeVisible();
    await page.getByRole('button', { name: 'Hang the work here' }).click();
    await page.getByLabel('To the right').fill('0');
    await page.getByLabel(kind === 'Door' ? 'Above the floor' : 'Upwards').fill(String(centred_cm));
    const picture = await pixels(await savedPicture(page));

    const outer = outerSize(size, OAK);
    const isOak = (x: number, y: number) => {
      const [r, , b] = picture.at(applyTo(photo.toPhoto, { x, y }));
      return r - b > 35;
    };
    const inside = OAK.face_mm / 2;
    const sides = (by: number) => [
      isOak(-outer.w_mm / 2 + by, 0),
      isOak(outer.w_mm / 2 - by, 0),
      isOak(0, -outer.h_mm / 2 + by),
      isOak(0, outer.h_mm / 2 - by),
    ];
    // The frame's edges are where its millimetres say.
    expect(sides(inside)).toEqual([true, true, true, true]);
    expect(sides(-inside)).toEqual([false, false, false, false]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera is offered, and a photo taken with the phone turned is shown the right way up', async ({ page }) => {
    const { item } = await someWork(page);
    const upright = photoFrom({
      yaw: 0,
      pitch: 0,
      roll: 0,
      away_mm: 1500,
      aim: { x: 0, y: 0 },
      width: 900,
      height: 1200,
    });
    // Stored rotated by a quarter, with the EXIF orientation that says so.
    const turned = await sharp(photoFile(upright)).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    await open(page, `/wall?room=photo&works=${item.item_id}`);
    const camera = page.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: turned });

    await expect(page.getByRole('heading', { name: /Mark something/ })).toBeFocused();
    const stage = await page.getByLabel('Your photo with the marks').boundingBox();
    expect((stage?.height ?? 0) / (stage?.width ?? 1)).toBeCloseTo(1200 / 900, 1);
  });

  test('a finger moves a mark and a work', async ({ page }) => {
    const { item } = await someWork(page);
    const room = photoFrom({
      yaw: 10,
      pitch: 0,
      roll: 0,
      away_mm: 1500,
      aim: { x: 0, y: 0 },
      width: 900,
      height: 1200,
    });
    await givePhoto(page, String(item.item_id), photoFile(room));
    const mark = page.getByRole('button', { name: /^Upper left corner/ });
    const before = await mark.getAttribute('aria-label');

    await dragByFinger(page, mark, { x: -20, y: -30 });

    expect(await mark.getAttribute('aria-label')).not.toBe(before);
    const corners = seenCorners(room, 210, 297);
    for (const [index, name] of CORNERS.entries()) await markAt(page, name, corners[index] ?? { x: 0, y: 0 });
    await page.getByRole('button', { name: 'Hang the work here' }).tap();
    const across = page.getByLabel('To the right');
    const place = Number(await across.inputValue());
    await dragByFinger(page, page.getByRole('button', { name: item.title, exact: true }), { x: 40, y: 0 });
    await expect.poll(async () => Number(await across.inputValue())).toBeGreaterThan(place + 3);
  });
});

async function dragByFinger(page: Page, target: ReturnType<Page['getByRole']>, by: { x: number; y: number }) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: box.x + box.width / 2 + by.x * part, y: box.y + box.height / 2 + by.y * part, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
