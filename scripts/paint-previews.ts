// Paints the demo's small previews, all or the named ones: node scripts/paint-previews.ts [work…]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEWS, previewFile } from '#desk/demo/demo-preview.rules.ts';
import { catalogue } from '../demo/catalogue.ts';
import { paintPreview } from '../demo/preview.ts';

const wanted = process.argv.slice(2);
await mkdir(PREVIEWS, { recursive: true });
let bytes = 0;
for (const work of catalogue.artists.flatMap((artist) => artist.works)) {
  if (wanted.length > 0 && !wanted.includes(work.slug)) continue;
  const preview = await paintPreview(work);
  const file = join(PREVIEWS, previewFile(work.slug));
  await writeFile(file, preview);
  bytes += preview.length;
  console.log(`${file}  ${preview.length}`);
}
console.log(`${Math.round(bytes / 1024)} kB`);
