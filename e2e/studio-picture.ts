import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Bytes of every part but the last, as the server requires. */
export const PIECE = 4 * 1024 * 1024;

/** Writes a unique picture: broad shapes under the noise of a scan. At its usual size it takes several parts. */
export async function paintMaster(path: string, [w, h] = [3_000, 2_100]): Promise<void> {
  const pixels = randomBytes(w * h * 3);
  const [tilt, bend, hue] = randomBytes(3).map((byte) => byte);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const wave = Math.sin((x * (1 + (tilt ?? 0) / 64)) / 400 + Math.cos((y * (1 + (bend ?? 0) / 64)) / 300) * 2);
      const at = 3 * (y * w + x);
      for (let channel = 0; channel < 3; channel++) {
        const shade = 128 + 90 * wave * Math.cos(channel + (hue ?? 0) / 40);
        pixels[at + channel] = Math.min(255, Math.max(0, shade + ((pixels[at + channel] ?? 0) % 24) - 12));
      }
    }
  }
  await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(path);
}
