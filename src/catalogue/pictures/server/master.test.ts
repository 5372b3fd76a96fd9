import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { developMaster, type Master, openMaster } from './master.ts';
import { renditionKey } from './picture-files.service.ts';

const QUARTERS = ['#d02020', '#20a020', '#2030d0', '#e0c020'] as const;

/** Four colours in the corners: red, green, blue and yellow, in reading order. */
async function corners(width: number, height: number): Promise<Buffer> {
  const part = (background: string) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(
      QUARTERS.map((colour, at) => ({
        input: part(colour),
        left: (at % 2) * (width / 2),
        top: Math.floor(at / 2) * (height / 2),
      })),
    )
    .png()
    .toBuffer();
}

async function fileOf(bytes: Buffer) {
  const folder = await temporaryFolder();
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  return { folder, file: { path, size: (await stat(path)).size } };
}

async function masterOf(bytes: Buffer): Promise<{ master: Master; storage: ReturnType<typeof openStorage> }> {
  const { folder, file } = await fileOf(bytes);
  const master = await openMaster(file, folder);
  if ('problem' in master) throw new Error(master.problem);
  return { master, storage: openStorage({ dataDir: folder }) };
}

/** The colours of the widest rendition's corners, in reading order. */
async function cornersOf(
  storage: ReturnType<typeof openStorage>,
  { hash, width, height }: Awaited<ReturnType<typeof developMaster>>,
) {
  const stored = await storage.get(renditionKey(hash, width, 'jpeg'));
  const { data } = await sharp(await new Response(stored?.body).bytes())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const at = 3 * (Math.round(y * height) * width + Math.round(x * width));
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 150 && g > 150) return 'yellow';
    return r > 150 ? 'red' : g > 120 ? 'green' : b > 150 ? 'blue' : 'none';
  };
  return [nameAt(0.25, 0.25), nameAt(0.75, 0.25), nameAt(0.25, 0.75), nameAt(0.75, 0.75)].join(' ');
}

describe('a master', () => {
  test.for(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
      (['jpeg', 'tiff'] as const).map((format) => ({ orientation, format })),
    ),
  )('that a camera held in way $orientation stands upright ($format)', async ({ orientation, format }) => {
    const bytes = await sharp(await corners(400, 200))
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer();
    const upright = await sharp(bytes).autoOrient().png().toBuffer();
    const sent = await masterOf(bytes);
    const wanted = await masterOf(upright);

    const shown = await developMaster(sent.storage, sent.master);
    const expected = await developMaster(wanted.storage, wanted.master);

    expect([shown.width, shown.height]).toEqual([expected.width, expected.height]);
    expect([sent.master.w_px, sent.master.h_px]).toEqual([expected.width, expected.height]);
    expect(await cornersOf(sent.storage, shown)).toBe(await cornersOf(wanted.storage, expected));
  });

  test.for([1, 2, 3, 4, 5, 6, 7, 8])('is cropped upright, then turned (orientation %i)', async (orientation) => {
    const bytes = await sharp(await corners(400, 200))
      .withMetadata({ orientation })
      .tiff()
      .toBuffer();
    const upright = await sharp(bytes).autoOrient().png().toBuffer();
    const sent = await masterOf(bytes);
    const wanted = await masterOf(upright);
    const { w_px, h_px } = sent.master;
    // An asymmetric crop, so that a wrong corner shows.
    const cut = { x: 20, y: 40, w: w_px - 30, h: h_px - 60, turns: 1 };

    const shown = await developMaster(sent.storage, sent.master, cut);
    const part = await sharp(upright).extract({ left: 20, top: 40, width: cut.w, height: cut.h }).png().toBuffer();
    const turned = await masterOf(await sharp(part).rotate(90).png().toBuffer());
    const expected = await developMaster(turned.storage, turned.master);

    expect([shown.width, shown.height]).toEqual([cut.h, cut.w]);
    expect(await cornersOf(sent.storage, shown)).toBe(await cornersOf(turned.storage, expected));
    expect(shown.likeness).toBe(expected.likeness);
    expect(wanted.master.w_px).toBe(w_px);
  });

  test('has another address for every crop', async () => {
    const { master, storage } = await masterOf(await corners(400, 200));
    const hashes = [
      await developMaster(storage, master),
      await developMaster(storage, master, { x: 0, y: 0, w: 400, h: 200, turns: 2 }),
      await developMaster(storage, master, { x: 1, y: 0, w: 399, h: 200, turns: 0 }),
    ].map(({ hash }) => hash);

    expect(new Set(hashes).size).toBe(3);
  });
});
