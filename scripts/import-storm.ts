// node scripts/import-storm.ts URL [N]: imports N (500) works from zips of masters of a hundred megapixels, as the
// administrator or editor whose session token FUZZ_TOKENS contains, and prints the shop's memory as the import
// advances. Exits with 1 if the shop's memory grows by 100 MB or more, or a work is not made. The masters are narrow and
// flat: they are quickly sent, and their public pictures are small, but all their pixels must be decoded. Only for your
// own shop, on this machine.
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { zipOf } from '../src/desk/import/server/testing-zip.ts';
import { residentMb } from './shop-watch.ts';

const GROWTH_MB = 100;
const IN_ONE_ZIP = 50;
const LOOK_EVERY_MS = 2_000;
/** In a row, a second apart. */
const MOST_UNANSWERED = 30;
/** So many figures of the memory are printed. */
const FIGURES = 20;

const [base = '', count = '500'] = process.argv.slice(2);
const [token] = (process.env.FUZZ_TOKENS ?? '').split(',');
if (!URL.canParse(base) || !/^[1-9]\d*$/.test(count) || !token) {
  console.error('usage: FUZZ_TOKENS=a node scripts/import-storm.ts URL [N]');
  process.exit(2);
}
const works = Number(count);

interface ImportState {
  import_id: number;
  state: string;
  progress: { done: number; total: number };
  lines: Record<string, number>;
}
interface File {
  upload_id: string;
  received: number;
  size: number;
  piece_bytes: number;
}

async function call<Answer>(method: string, path: string, body?: Uint8Array<ArrayBuffer> | object): Promise<Answer> {
  const isBytes = body instanceof Uint8Array;
  for (let unanswered = 0; ; ) {
    const response = await fetch(new URL(`/api/admin/import${path}`, base), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch(() => undefined);
    unanswered = response ? 0 : unanswered + 1;
    if (unanswered === MOST_UNANSWERED) throw new Error(`${path}: the shop does not answer`);
    if (response?.ok) return (await response.json()) as Answer;
    if (response && ![429, 503].includes(response.status))
      throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    await delay(1_000 * Number(response?.headers.get('retry-after') ?? 1));
  }
}

async function send(id: number, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const registered = await call<{ files: File[] }>('POST', `/${id}/file`, { files: [{ name, size: bytes.length }] });
  for (let file = registered.files[0]; file && file.received < file.size; ) {
    const piece = bytes.slice(file.received, file.received + file.piece_bytes);
    ({ file } = await call<{ file: File }>('PUT', `/${id}/file/${file.upload_id}?offset=${file.received}`, piece));
  }
}

async function until(id: number, state: string, look: (now: ImportState) => Promise<void>): Promise<ImportState> {
  for (;;) {
    const { import: now } = await call<{ import: ImportState }>('GET', `/${id}`);
    await look(now);
    if (now.state === state) return now;
    await delay(LOOK_EVERY_MS);
  }
}

const picture = { width: 25_000, height: 4_000, channels: 3, background: '#204060' } as const;
const flat = await sharp({ create: picture }).jpeg().toBuffer();
/** The same picture with other bytes behind its end, so that no two masters are the same file. */
const entryOf = (at: number) => ({ name: `master ${at}.jpg`, bytes: Buffer.concat([flat, Buffer.from(`end ${at}`)]) });

const before = await residentMb(base);
let most = before;
let printed = -1;
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1_000);

async function lookAt({ state, progress: { done } }: ImportState): Promise<void> {
  const mb = await residentMb(base);
  most = Math.max(most, mb);
  if (state !== 'running' && state !== 'done') return;
  if (done === printed || (done < works && done - printed < works / FIGURES)) return;
  printed = done;
  console.log(`${done} of ${works} after ${seconds()} s: ${mb} MB`);
}

const { import: made } = await call<{ import: ImportState }>('POST', '', { publish_complete: false });
const id = made.import_id;
for (let from = 0; from < works; from += IN_ONE_ZIP) {
  const entries = Array.from({ length: Math.min(IN_ONE_ZIP, works - from) }, (_, at) => entryOf(from + at));
  await send(id, `masters from ${from}.zip`, new Uint8Array(zipOf(entries)));
  most = Math.max(most, await residentMb(base));
}
console.log(`${before} MB before, sent after ${seconds()} s: ${await residentMb(base)} MB`);
await call('POST', `/${id}/step/check`);
await until(id, 'checked', lookAt);
await call('POST', `/${id}/step/run`);
const { lines } = await until(id, 'done', lookAt);
// Garbage collection takes a few seconds.
await delay(5_000);
console.log(`memory: ${before} MB before, ${most} MB at most, ${await residentMb(base)} MB afterwards`);

const problems = [
  lines.done !== works && `${lines.done} of ${works} works were made`,
  most - before >= GROWTH_MB && `the shop's memory grew by ${most - before} MB`,
].filter(Boolean);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
