// node scripts/master-storm.ts URL [N]: uploads N (10) print masters of a hundred megapixels at the same time, as the
// approved artists or galleries whose session tokens FUZZ_TOKENS contains, separated by commas. Waits until each was
// checked. Exits with 1 if the shop's memory grows by 150 MB or more, a worker takes more than its gigabyte, other
// calls get no answer in the meantime, or a master does not become ready. Only for your own shop, on this machine.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { describeWatch, watchShop } from './shop-watch.ts';

const GROWTH_MB = 150;
const WORKER_MB = 1_024;
const OTHERS_EVERY_MS = 200;
const LONGEST_MS = 20 * 60_000;

const [base = '', count = '10'] = process.argv.slice(2);
const tokens = (process.env.FUZZ_TOKENS ?? '').split(',').filter(Boolean);
if (!URL.canParse(base) || !/^\d+$/.test(count) || tokens.length === 0) {
  console.error('usage: FUZZ_TOKENS=a,b node scripts/master-storm.ts URL [N]');
  process.exit(2);
}

interface Upload {
  upload_id: string;
  received: number;
  size: number;
  piece_bytes: number;
  state: string;
  fault?: string;
}

/** A hundred megapixels with grain, like a scan; about thirty megabytes at this quality. */
async function largeMaster(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const grain = sharp({ create: { width: 12_000, height: 8_400, channels: 3, background: '#000', noise } });
  return new Uint8Array(await grain.jpeg({ quality: 62 }).toBuffer());
}

async function call(
  token: string,
  method: string,
  path: string,
  body?: Uint8Array<ArrayBuffer> | object,
): Promise<Upload> {
  const isBytes = body instanceof Uint8Array;
  for (;;) {
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch(() => undefined);
    const seconds = Number(response?.headers.get('retry-after') ?? 1);
    if (response?.ok) return ((await response.json()) as { upload: Upload }).upload;
    const text = (await response?.text()) ?? 'cut off';
    // Asked to retry, or cut off while sending: the page does the same.
    if (response && ![429, 503].includes(response.status)) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    await delay(1_000 * Math.min(seconds, 3));
  }
}

async function send(token: string, file: Uint8Array<ArrayBuffer>, at: number): Promise<string> {
  let upload = await call(token, 'POST', '/api/sales/upload', { name: `storm ${at}.jpg`, size: file.length });
  const path = `/api/sales/upload/${upload.upload_id}`;
  while (upload.received < upload.size) {
    const piece = file.slice(upload.received, upload.received + upload.piece_bytes);
    upload = await call(token, 'PUT', `${path}?offset=${upload.received}`, piece);
  }
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await delay(1_000)) {
    const { state, fault } = await call(token, 'GET', path);
    if (state === 'ready' || state === 'refused') return fault ?? state;
  }
  return 'never looked at';
}

/** The memory of the processes that check masters, in megabytes each. */
async function workers(): Promise<number[]> {
  const sizes: number[] = [];
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('picture-worker.ts')) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    sizes.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024));
  }
  return sizes;
}

const file = await largeMaster();
console.log(`each ${Math.round(file.length / 1024 ** 2)} MB`);
const ends: string[] = [];
const others: { isAnswered: boolean; ms: number }[] = [];
const reasons: string[] = [];
const memory: number[] = [];
const began = performance.now();
const watch = await watchShop(base, async () => {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const at = performance.now();
      const answer = await fetch(new URL('/api/shop?sort=price', base), { signal: AbortSignal.timeout(30_000) })
        .then(async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0)
        .catch((error: Error) => {
          reasons.push(String(error.cause ?? error));
          return false;
        });
      others.push({ isAnswered: answer, ms: Math.round(performance.now() - at) });
      await delay(OTHERS_EVERY_MS);
    }
  })();
  const weighing = (async () => {
    for (; !isOver; await delay(250)) memory.push(...(await workers()));
  })();
  const all = Array.from({ length: Number(count) }, (_, at) => send(tokens[at % tokens.length] ?? '', file, at));
  ends.push(...(await Promise.all(all.map((one) => one.catch(String)))));
  isOver = true;
  await Promise.all([asking, weighing]);
});

for (const [end, all] of Map.groupBy(ends, (one) => one)) console.log(`${end}: ${all.length}`);
console.log(`all in ${Math.round((performance.now() - began) / 1_000)} s`);
console.log(describeWatch(watch));
const sorted = others.map(({ ms }) => ms).toSorted((one, other) => one - other);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const unanswered = others.filter(({ isAnswered }) => !isAnswered).length;
console.log(
  `others: ${others.length} calls, ${unanswered} not answered, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`,
);
for (const [reason, all] of Map.groupBy(reasons, (one) => one)) console.log(`not answered: ${reason} (${all.length})`);
console.log(`workers: at most ${Math.max(0, ...memory)} MB`);

const growth = watch.rss.most - watch.rss.before;
const problems = [
  ends.some((end) => end !== 'ready') && 'a master did not become ready',
  growth >= GROWTH_MB && `the shop's memory grew by ${growth} MB`,
  Math.max(0, ...memory) > WORKER_MB && 'a worker took more than its gigabyte',
  unanswered > 0 && `${unanswered} calls of others were not answered`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
