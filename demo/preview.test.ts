import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PREVIEW_SIDE, PREVIEWS, previewFile } from '#desk/demo/demo-preview.rules.ts';
import { catalogue } from './catalogue.ts';
import { paintPreview } from './preview.ts';

const works = catalogue.artists.flatMap((artist) => artist.works);
const previewOf = (slug: string) => readFileSync(join(PREVIEWS, previewFile(slug)));
const pixelsOf = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();

test('every work has a small preview in its own proportions, and nothing else is kept', async () => {
  expect(readdirSync(PREVIEWS).toSorted()).toEqual(works.map(({ slug }) => previewFile(slug)).toSorted());
  for (const { slug, width, height } of works) {
    const preview = await sharp(previewOf(slug)).metadata();
    expect([slug, Math.max(preview.width, preview.height)]).toEqual([slug, PREVIEW_SIDE]);
    expect([slug, Math.abs(preview.width / preview.height - width / height) < 0.02]).toEqual([slug, true]);
  }
  const bytes = works.reduce((sum, { slug }) => sum + previewOf(slug).length, 0);
  expect(bytes).toBeLessThan(4_000_000);
});

test('a preview is what its painter paints today', async () => {
  const [work] = works.filter(({ slug }) => slug === 'one-breath');
  if (!work) throw new Error('the work has gone');

  const [now, then] = await Promise.all([pixelsOf(await paintPreview(work)), pixelsOf(previewOf(work.slug))]);

  // Encoders of another version may round differently; another brush stroke would differ far more.
  const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (then[at] ?? 0)), 0) / now.length;
  expect(now.length).toBe(then.length);
  expect(difference).toBeLessThan(2);
});
