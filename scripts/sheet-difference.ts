import sharp from 'sharp';

/** Less than this, of 255, is the noise of anti-aliasing. */
const NOISE = 24;

/** The share of pixels in which two pictures differ, 1 if their sizes do, nothing if there is no earlier one. */
export async function difference(before: Buffer | undefined, after: Buffer): Promise<number | undefined> {
  if (!before) return undefined;
  const [old, now] = await Promise.all(
    [before, after].map((png) => sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!old || !now || old.info.width !== now.info.width || old.info.height !== now.info.height) return 1;
  let changed = 0;
  for (let at = 0; at < now.data.length; at++) {
    if (Math.abs((now.data[at] ?? 0) - (old.data[at] ?? 0)) > NOISE) changed += 1;
  }
  return changed / now.data.length;
}
