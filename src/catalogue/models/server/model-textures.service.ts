import { createHash } from 'node:crypto';
import { renditionKey } from '#catalogue/pictures/server/picture-files.service.ts';
import { mouldingTextureSvg } from '#ground/framing/framing.finish.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import type { StorageKey } from '#ground/storage/server/storage.ts';
import { Refusal } from '#shared/errors.ts';

type Storage = ReturnType<typeof openStorage>;

/** Phones have no use for more, and slow ones no memory. */
const MOST_PX = 2048;
/** Leaves room for the moulding and the geometry in a model of 1.5 MB. */
const MOST_BYTES = 1_250_000;
/** For a picture whose renditions are all heavier, each lighter than the one before. */
const LIGHTER = [
  { px: 1600, quality: 78 },
  { px: 1200, quality: 70 },
  { px: 800, quality: 60 },
];

/** The picture of a model: its widest light rendition as it is, so that nothing is decoded. */
export async function pictureTexture(
  storage: Storage,
  { hash, widths }: Pick<Picture, 'hash' | 'widths'>,
): Promise<Buffer> {
  for (const width of widths.toReversed()) {
    if (width > MOST_PX) continue;
    const file = await storage.get(renditionKey(hash, width, 'jpeg'));
    if (file && file.size <= MOST_BYTES) return bytesOf(file);
    await file?.body.cancel();
  }
  return lightPicture(storage, hash, widths.at(-1) ?? 0);
}

async function lightPicture(storage: Storage, hash: string, width: number): Promise<Buffer> {
  return cached(storage, `renditions/${hash}/model.jpg`, async () => {
    const file = await storage.get(renditionKey(hash, width, 'jpeg'));
    if (!file) throw new Refusal('not_found');
    const heavy = await bytesOf(file);
    for (const { px, quality } of LIGHTER) {
      const light = await sharp(heavy).resize(px, px, { fit: 'inside' }).jpeg({ quality }).toBuffer();
      if (light.length <= MOST_BYTES) return light;
    }
    throw new Refusal('not_found');
  });
}

/** The moulding of a model, the same for every work in this frame. */
export async function mouldingTexture(storage: Storage, frame: DrawnFrame): Promise<Buffer> {
  const svg = mouldingTextureSvg(frame);
  const name = createHash('sha256').update(`moulding 1 ${svg}`).digest('base64url').slice(0, 20);
  return cached(storage, `renditions/${name}/moulding.jpg`, () =>
    sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80 }).toBuffer(),
  );
}

async function cached(storage: Storage, key: StorageKey, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await storage.get(key);
  if (found) return bytesOf(found);
  const made = await make();
  await storage.put(key, made, 'image/jpeg');
  return made;
}

async function bytesOf(file: { body: ReadableStream<Uint8Array> }): Promise<Buffer> {
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
