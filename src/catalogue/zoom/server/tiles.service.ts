import { renditionKey } from '#catalogue/pictures/server/picture-files.service.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { levelSize, type Pixels, type Tile, tileBox, tileGrid } from '../zoom.rules.ts';

type Storage = ReturnType<typeof openStorage>;
type ZoomPicture = Pick<Picture, 'hash' | 'width' | 'height'>;

const ORIGINALS = ['jpeg', 'png', 'tiff', 'webp'] as const;
/** The limit for uploaded pictures (product §1). */
const MAX_PIXELS = 150_000_000;

/** With the picture's renditions, under its hash. */
export function tileKey(hash: string, { level, column, row }: Tile): `renditions/${string}` {
  return `renditions/${hash}/zoom/${level}/${column}-${row}.webp`;
}

/**
 * Cuts one level into tiles and stores them; false if the picture has no file. Tiles have no more pixels than the
 * widest rendition: the print master stays private, also in pieces.
 */
export async function cutLevel(storage: Storage, picture: ZoomPicture, level: number): Promise<boolean> {
  const source = await sourceOf(storage, picture);
  if (!source) return false;
  const size = levelSize(picture, level);
  const pixels = await sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true, autoOrient: true })
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer();
  const { columns, rows } = tileGrid(picture, level);
  // One after the other: one visitor's zoom must not take all processors.
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tile = { level, column, row };
      await storage.put(tileKey(picture.hash, tile), await cutTile(pixels, size, picture, tile), 'image/webp');
    }
  }
  return true;
}

function cutTile(pixels: Buffer, size: Pixels, picture: Pixels, tile: Tile): Promise<Buffer> {
  const { x, y, width, height } = tileBox(picture, tile);
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .extract({ left: x, top: y, width, height })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** The original if there is one, so that nothing is compressed twice; the demo's paintings have only renditions. */
async function sourceOf(storage: Storage, { hash, width }: ZoomPicture): Promise<Uint8Array | undefined> {
  for (const format of ORIGINALS) {
    const original = await storage.get(`originals/${hash}.${format}`);
    if (original) return new Response(original.body).bytes();
  }
  const widest = await storage.get(renditionKey(hash, width, 'jpeg'));
  return widest && new Response(widest.body).bytes();
}
