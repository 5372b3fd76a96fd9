import sharp from 'sharp';
import { PREVIEW_SIDE } from '#desk/demo/demo-preview.rules.ts';
import type { DemoWork } from './artist.ts';
import { easel } from './brush.ts';

/** Brushes have a least width, so that a work painted much smaller than this is not the same picture. */
const SCALE = 0.4;

/** Paints a work small: what the shop shows until the real painting is done. */
export async function paintPreview({ width, height, seed, paint }: DemoWork): Promise<Buffer> {
  const board = easel(width, height, seed, SCALE);
  paint(board);
  const { canvas } = board;
  return sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .avif({ quality: 60, effort: 4 })
    .toBuffer();
}
