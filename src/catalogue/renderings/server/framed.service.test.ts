import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { developPicture, type PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { frameGeometry, inset } from '#ground/framing/framing.geometry.ts';
import { shadowMargin } from '#ground/framing/framing.svg.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { FRAMED_FORMATS, framedPicture, framedPlan } from './framed.service.ts';

const BLUE = [20, 60, 190];
const RED = [200, 40, 30];

/** Blue above, red below, to show whether it is upright. */
async function halves(width: number, height: number): Promise<Buffer> {
  const lower = { create: { width, height: height / 2, channels: 3 as const, background: '#c8281e' } };
  return sharp({ create: { width, height, channels: 3, background: '#143cbe' } })
    .composite([{ input: lower, left: 0, top: height / 2 }])
    .png()
    .toBuffer();
}

async function openShop(width = 900, height = 600) {
  const storage = diskStorage(await temporaryFolder());
  return { storage, picture: await developPicture(storage, { bytes: await halves(width, height) }) };
}

function frameOf(id: number) {
  const frame = SEED_FRAMES.find(({ frame_id }) => frame_id === id);
  if (!frame) throw new Error(`no frame ${id}`);
  return frame;
}

/** Reads the colour at a point of the framed work, in millimetres. */
async function readerOf(file: Buffer, size: { w_mm: number; h_mm: number }, frame: ReturnType<typeof frameOf>) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const margin = shadowMargin(frame);
  const perMm = info.width / (frameGeometry(size, frame).outer.w + 2 * margin);
  return (x: number, y: number): [number, number, number, number] => {
    const at = 4 * (Math.floor((y + margin) * perMm) * info.width + Math.floor((x + margin) * perMm));
    return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1, data[at + 3] ?? -1];
  };
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...[0, 1, 2].map((i) => (one[i] ?? 0) - (other[i] ?? 0)));

const order = (picture: PictureRow) => ({ picture, size: { w_mm: 600, h_mm: 400 }, width_px: 640 });

describe('a framed picture', () => {
  test('has the frame on four sides and the picture inside, at the computed places, in every frame', async () => {
    const { storage, picture } = await openShop();
    const size = { w_mm: 600, h_mm: 400 };
    for (const frame of SEED_FRAMES) {
      const file = await framedPicture(storage, { ...order(picture), frame, format: 'png', ground: '#ffffff' });
      const colourAt = await readerOf(file, size, frame);
      const { outer, opening, mat, print } = frameGeometry(size, frame);
      const shown = mat?.window ?? (frame.face_mm > 0 ? opening : print);
      const { x, y, w, h } = inset(shown, 6);
      // Glazing reflects a little light, and the moulding's shadow darkens the edge.
      for (const [px, py, colour] of [
        [x + w / 2, y + h * 0.4, BLUE],
        [x + w / 2, y + h * 0.6, RED],
      ] as const) {
        expect(distance(colourAt(px, py), colour), `${frame.name.en}`).toBeLessThan(40);
      }
      for (const [px, py] of [
        [x, y + h * 0.3],
        [x + w, y + h * 0.3],
      ] as const) {
        expect(distance(colourAt(px, py), BLUE), `${frame.name.en}, edge`).toBeLessThan(70);
      }
      const half = frame.face_mm / 2;
      if (half === 0) continue;
      for (const [px, py] of [
        [outer.w / 2, half],
        [outer.w / 2, outer.h - half],
        [half, outer.h / 3],
        [outer.w - half, outer.h / 3],
      ] as const) {
        const moulding = colourAt(px, py);
        for (const other of [BLUE, RED, [255, 255, 255]]) {
          // White lacquer is nearly white: it must only differ from the bare wall.
          expect(distance(moulding, other), `${frame.name.en} at ${px},${py}`).toBeGreaterThan(
            frame.material === 'white' ? 4 : 60,
          );
        }
      }
    }
  });

  test('is mitred: the corner belongs to the upper piece above the diagonal and to the left one below it', async () => {
    const { storage, picture } = await openShop();
    const walnut = frameOf(5);
    const file = await framedPicture(storage, { ...order(picture), width_px: 1200, frame: walnut, format: 'png' });
    const colourAt = await readerOf(file, { w_mm: 600, h_mm: 400 }, walnut);
    const mean = (x: number, y: number, dx: number, dy: number) => {
      const seen = Array.from({ length: 9 }, (_, i) => colourAt(x + dx * (i - 4), y + dy * (i - 4)));
      return [0, 1, 2].map((i) => seen.reduce((sum, colour) => sum + (colour[i] ?? 0), 0) / seen.length);
    };
    // A cushion profile: the upper piece is bright outside and dark on its inner slope; the left one is alike but
    // weaker.
    const [outside, inside] = [walnut.face_mm * 0.2, walnut.face_mm * 0.8];
    const upper = mean(300, inside, 1, 0);
    const left = mean(outside, 200, 0, 1);
    expect(distance(upper, left)).toBeGreaterThan(30);

    expect(distance(mean(inside + 8, inside, 0.5, 0), upper)).toBeLessThan(
      distance(mean(inside + 8, inside, 0.5, 0), left),
    );
    expect(distance(mean(outside, outside + 8, 0, 0.5), left)).toBeLessThan(
      distance(mean(outside, outside + 8, 0, 0.5), upper),
    );
  });

  test('has exactly the requested width, in its own proportions, upright and landscape', async () => {
    for (const [w_mm, h_mm] of [
      [600, 400],
      [400, 600],
      [300, 300],
    ] as const) {
      const { storage, picture } = await openShop(w_mm, h_mm);
      for (const frame of [frameOf(1), frameOf(8)]) {
        const { outer } = frameGeometry({ w_mm, h_mm }, frame);
        const margin = 2 * shadowMargin(frame);
        for (const width_px of [160, 161]) {
          for (const format of FRAMED_FORMATS) {
            const file = await framedPicture(storage, { picture, size: { w_mm, h_mm }, frame, width_px, format });
            const read = await sharp(file).metadata();
            const height = Math.round((width_px * (outer.h + margin)) / (outer.w + margin));
            expect([read.width, read.height, read.format]).toEqual([
              width_px,
              height,
              format === 'jpg' ? 'jpeg' : format,
            ]);
          }
        }
      }
    }
  });

  test('casts a shadow to the lower right on a transparent wall, or on the given colour', async () => {
    const { storage, picture } = await openShop();
    const ebony = frameOf(13);
    const size = { w_mm: 600, h_mm: 400 };
    const { outer } = frameGeometry(size, ebony);
    const clear = await framedPicture(storage, { ...order(picture), frame: ebony, format: 'png' });
    const onClear = await readerOf(clear, size, ebony);
    const [, , , below] = onClear(outer.w / 2, outer.h + 8);
    const [, , , above] = onClear(outer.w / 2, -30);
    expect(below).toBeGreaterThan(60);
    expect(below).toBeLessThan(255);
    expect(above).toBeLessThan(below / 3);
    expect(onClear(-60, -60)[3]).toBeLessThan(6);

    const green = await framedPicture(storage, { ...order(picture), frame: ebony, format: 'png', ground: '#66aa77' });
    const onGreen = await readerOf(green, size, ebony);
    expect(distance(onGreen(-60, -60), [0x66, 0xaa, 0x77])).toBeLessThan(8);
    expect(onGreen(outer.w / 2, outer.h + 8)[1]).toBeLessThan(140);
  });
});

describe('the name of a framed picture', () => {
  test('changes with everything that is visible, and with nothing else', async () => {
    const { picture } = await openShop(60, 40);
    const first = { ...order(picture), frame: frameOf(2), format: 'webp' as const };
    const name = framedPlan(first).name;
    const others = [
      { ...first, frame: frameOf(3) },
      { ...first, size: { w_mm: 600, h_mm: 401 } },
      { ...first, width_px: 320 },
      { ...first, format: 'png' as const },
      { ...first, ground: '#123456' },
      { ...first, picture: { ...picture, hash: 'another' } },
    ];
    expect(new Set([name, ...others.map((other) => framedPlan(other).name)]).size).toBe(others.length + 1);

    const dearer = { ...first.frame, price: { base: { NTD: 9, USD: 9 }, per_cm: { NTD: 9, USD: 9 } } };
    expect(framedPlan({ ...first, frame: dearer }).name).toBe(name);
  });

  test('is its cache key: a second request reads it, even when the picture is gone', async () => {
    const { storage, picture } = await openShop(60, 40);
    const job = { ...order(picture), frame: frameOf(2), width_px: 160, format: 'webp' as const };
    const first = await framedPicture(storage, job);
    for (const width of picture.widths) await storage.remove(`renditions/${picture.hash}/${width}.jpg`);

    expect((await framedPicture(storage, job)).equals(first)).toBe(true);
    await expect(framedPicture(storage, { ...job, width_px: 320 })).rejects.toMatchObject({ code: 'not_found' });
  });
});
