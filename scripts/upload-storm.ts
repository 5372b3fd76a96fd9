// node scripts/upload-storm.ts URL [N]: N (100) uploads of ten megabytes at the same time to a shop's conversations, as
// the members whose session tokens FUZZ_TOKENS contains, separated by commas. Exits with 1 if the memory grows by 150
// MB or more, other calls get no answer in the meantime, an upload fails in another way than 503 with Retry-After or 429, or
// a normal upload afterwards does not succeed. Only for your own shop, on this machine.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { describeWatch, watchShop } from './shop-watch.ts';
import type { Storm } from './upload-storm-worker.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const GROWTH_MB = 150;
const OTHERS_EVERY_MS = 200;

const [base = '', count = '100'] = process.argv.slice(2);
const tokens = (process.env.FUZZ_TOKENS ?? '').split(',').filter(Boolean);
if (!URL.canParse(base) || !/^\d+$/.test(count) || tokens.length === 0) {
  console.error('usage: FUZZ_TOKENS=a,b node scripts/upload-storm.ts URL [N]');
  process.exit(2);
}

/** Noise, which does not compress: nearly the largest allowed file, and slow to decode. */
async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [2_400, 1_400];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const picture = await noise.png({ compressionLevel: 0 }).toBuffer();
  if (picture.length > MOST_BYTES || picture.length < MOST_BYTES * 0.9) throw new Error('not ten megabytes');
  return new Uint8Array(picture);
}

async function uploads(picture: Uint8Array<ArrayBuffer>, many: number): Promise<string[]> {
  const storm: Storm = { base, tokens, picture, count: many };
  const worker = new Worker(new URL('upload-storm-worker.ts', import.meta.url), { workerData: storm });
  const [ends] = (await once(worker, 'message')) as [string[]];
  return ends;
}

async function otherCall(): Promise<boolean> {
  const response = await fetch(new URL('/api/shop?sort=price', base), { signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
  return response.ok;
}

const picture = await largePicture();
// The first one loads the code for all later ones.
await uploads(picture, 1);
const ends: string[] = [];
const others: { isAnswered: boolean; ms: number }[] = [];
const watch = await watchShop(base, async () => {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const at = performance.now();
      const isAnswered = await otherCall().catch(() => false);
      others.push({ isAnswered, ms: Math.round(performance.now() - at) });
      await delay(OTHERS_EVERY_MS);
    }
  })();
  ends.push(...(await uploads(picture, Number(count))));
  isOver = true;
  await asking;
});
const [honest] = await uploads(picture, 1);

for (const [end, all] of Map.groupBy(ends, (one) => one)) console.log(`${end}: ${all.length}`);
console.log(describeWatch(watch));
const unanswered = others.filter(({ isAnswered }) => !isAnswered).length;
const slowest = Math.max(0, ...others.map(({ ms }) => ms));
console.log(`others: ${others.length} calls meanwhile, ${unanswered} not answered, slowest ${slowest} ms`);
console.log(`an honest upload afterwards: ${honest}`);

// If a retry answer comes before the body was read, the connection may close during sending.
const broken = ends.filter((end) => !/^200$|come again$|^cut off$/.test(end));
const growth = watch.rss.most - watch.rss.before;
const problems = [
  broken.length > 0 && `${broken.length} uploads failed: ${[...new Set(broken)].join(', ')}`,
  growth >= GROWTH_MB && `the memory grew by ${growth} MB`,
  unanswered > 0 && `${unanswered} calls of others were not answered`,
  honest !== '200' && 'the honest upload was refused',
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
