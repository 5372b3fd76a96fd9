// Paints one artist's works to PNG files for review: node scripts/paint-preview.ts <artist> [work] [--full] [--out folder]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DemoArtist } from '../demo/artist.ts';
import { easel } from '../demo/brush.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, out: { type: 'string', default: 'data/preview' } },
});
const [slug, only] = positionals;
if (!slug) throw new Error('which artist? node scripts/paint-preview.ts <artist> [work] [--full]');
const { artist } = (await import(`../demo/artists/${slug}.ts`)) as { artist: DemoArtist };
await mkdir(values.out, { recursive: true });
for (const work of artist.works) {
  if (only && work.slug !== only) continue;
  const started = performance.now();
  const board = easel(work.width, work.height, work.seed, values.full ? 1 : 0.4);
  work.paint(board);
  const file = join(values.out, `${slug}--${work.slug}.png`);
  await writeFile(file, await board.canvas.encode('png'));
  console.log(`${file}  ${Math.round(performance.now() - started)} ms`);
}
