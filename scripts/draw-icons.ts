import { join } from 'node:path';
import sharp from 'sharp';

const SOURCE = 'public/icon.svg';
const GROUND = '#faf8f4';
/** The drawing's own size in pixels. */
const DRAWN = 32;

/** `part` is the drawing's share of the side: systems that crop icons to a circle must not cut its corners. */
const ICONS = [
  { name: 'icon-192.png', side: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', side: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', side: 512, part: 0.62, ground: GROUND },
  { name: 'apple-touch-icon.png', side: 180, part: 0.9, ground: GROUND },
] as const;

/** Renders the shop's mark in the sizes that systems need, from one drawing. */
export async function drawIcons(folder: string): Promise<void> {
  for (const { name, side, part, ground } of ICONS) {
    const drawn = Math.round(side * part);
    const before = Math.floor((side - drawn) / 2);
    const after = side - drawn - before;
    await sharp(SOURCE, { density: (72 * drawn) / DRAWN })
      .resize(drawn, drawn)
      .extend({ top: before, left: before, bottom: after, right: after, background: ground })
      .flatten(ground === 'transparent' ? false : { background: ground })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, name));
  }
}
