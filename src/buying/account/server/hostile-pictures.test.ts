import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleShop, type ShopBundle, type ShopProcess } from '#buying/orders/server/testing-shop-bundle.ts';
import { HOSTILE_PICTURES, progressiveJpeg } from '#catalogue/pictures/server/testing-hostile-pictures.ts';
import type { PicturePeople } from './testing-picture-shop.ts';

const MB = 1024 * 1024;
const MOST_GROWTH = 50 * MB;

let bundle: ShopBundle;
let shop: ShopProcess;
let folder: string;
let people: PicturePeople;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cornice-pictures-'));
  bundle = await bundleShop('src/buying/account/server/testing-picture-shop.ts');
  // Started twice: creating the database takes memory, which would hide the pictures' share.
  await (await bundle.start(folder)).kill();
  shop = await bundle.start(folder);
  people = JSON.parse(await readFile(join(folder, 'people.json'), 'utf8')) as PicturePeople;
  // The first uploads load what every later one needs.
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer();
  for (let round = 0; round < 5; round++) {
    expect(await sendAttachment(photo)).toBe(200);
    await others();
  }
  expect(await sendArticlePicture(photo)).toBe(200);
  expect(await sendMaster(photo)).toBe('refused small');
}, 300_000);

afterAll(async () => {
  await shop?.kill();
  await rm(folder, { recursive: true, force: true });
});

function residentBytes(): Promise<number> {
  return readFile(`/proc/${shop.pid}/statm`, 'latin1').then(
    (pages) => Number(pages.split(' ')[1]) * 4096,
    () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)])) * 1024,
  );
}

/** The highest additional memory of the serving process during `work`. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = await residentBytes();
  let [most, isOver] = [before, false];
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentBytes());
      await delay(10);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return most - before;
}

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${shop.port}${path}`, init);

/** Retries until the shop accepts the upload. */
async function send(path: string, token: string, bytes: Uint8Array, more: RequestInit = {}): Promise<Response> {
  for (;;) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...more.headers };
    const answer = await ask(path, { method: 'POST', ...more, headers, body: new Uint8Array(bytes) }).catch(
      () => undefined,
    );
    if (answer && answer.status !== 503) return answer;
    // The shop refuses before it reads the body, so it may close the connection.
    if (answer) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await answer?.body?.cancel();
    await delay(200);
  }
}

let turn = 0;
async function sendAttachment(bytes: Uint8Array): Promise<number> {
  const token = people.members[turn++ % people.members.length] ?? '';
  return (await send('/api/message/attachment?name=a.png', token, bytes)).status;
}

async function sendArticlePicture(bytes: Uint8Array): Promise<number> {
  const headers = { 'content-type': 'image/jpeg' };
  return (await send('/api/admin/article/picture?name=a.jpg', people.editor, bytes, { headers })).status;
}

async function sendMaster(bytes: Uint8Array): Promise<string> {
  type Reply = { upload: { upload_id: string; state: string; fault?: string } };
  const headers = { authorization: `Bearer ${people.seller}` };
  const begun = await ask('/api/sales/upload', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.png', size: bytes.length }),
  });
  const { upload } = (await begun.json()) as Reply;
  for (let offset = 0; offset < bytes.length; offset += 4 * MB) {
    const piece = bytes.subarray(offset, offset + 4 * MB);
    const path = `/api/sales/upload/${upload.upload_id}?offset=${offset}`;
    expect((await send(path, people.seller, piece, { method: 'PUT' })).status).toBe(200);
  }
  for (;;) {
    const { upload: now } = (await (await ask(`/api/sales/upload/${upload.upload_id}`, { headers })).json()) as Reply;
    if (now.state === 'ready' || now.state === 'refused') return [now.state, now.fault].filter(Boolean).join(' ');
    await delay(100);
  }
}

/** Calls of other visitors, each on its own connection; all must be answered. */
async function others(): Promise<void> {
  for (const path of ['/healthz', '/api/initial']) {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    get({ host: '127.0.0.1', port: shop.port, path, agent: false, timeout: 30_000 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('timeout', () => reject(new Error(`${path} was not answered`)))
      .once('error', reject);
    expect([path, await promise]).toEqual([path, 200]);
  }
}

/** Makes calls as other visitors until the work is done. */
async function amongOthers<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const visiting = (async () => {
    // Not as fast as possible: we measure pictures, not the garbage of thousands of other calls.
    while (!isOver) {
      await others();
      await delay(100);
    }
  })();
  const done = work().finally(() => {
    isOver = true;
  });
  return (await Promise.all([done, visiting]))[0];
}

/** A decoded picture shows in every round; the garbage of other visitors' calls, on a busy machine, only in some. */
async function leastGrowth(work: () => Promise<void>): Promise<number> {
  let least = await growthDuring(work);
  for (let round = 2; round <= 3 && least >= MOST_GROWTH; round++) least = Math.min(least, await growthDuring(work));
  return least;
}

describe('a picture that was made to exhaust the shop', () => {
  test.for(Object.entries(HOSTILE_PICTURES))('%s: the serving process needs 50 MB at most', async ([, make]) => {
    const bytes = await make();

    const growth = await growthDuring(async () => {
      const status = await Promise.all([sendAttachment(bytes), others()]);
      expect([200, 413, 415]).toContain(status[0]);
    });

    expect(growth / MB).toBeLessThan(MOST_GROWTH / MB);
  });

  test.for([
    ['a PNG with 3 compressed texts', 200, 'refused small'],
    ['a PNG with 60 compressed texts', 200, 'refused small'],
    ['a progressive JPEG of 63 megapixels', 200, 'ready'],
    ['a PNG of 900 megapixels', 413, 'refused pixels'],
  ] as const)('%s: also in an article and as a print master', async ([name, status, outcome]) => {
    const bytes = (await HOSTILE_PICTURES[name]?.()) ?? Buffer.alloc(0);

    const growth = await growthDuring(async () => {
      expect(await sendArticlePicture(bytes)).toBe(status);
      expect(await sendMaster(bytes)).toBe(outcome);
    });

    expect(growth / MB).toBeLessThan(MOST_GROWTH / MB);
  });

  test.for(['a PNG with 3 compressed texts', 'a PNG with 60 compressed texts'])(
    'twenty concurrent uploads, %s: 50 MB at most, and other calls are answered',
    async (name) => {
      const bytes = (await HOSTILE_PICTURES[name]?.()) ?? Buffer.alloc(0);

      const growth = await leastGrowth(async () => {
        const ends = await amongOthers(() => Promise.all(Array.from({ length: 20 }, () => sendAttachment(bytes))));
        expect(ends).toEqual(Array(20).fill(200));
      });

      expect(growth / MB).toBeLessThan(MOST_GROWTH / MB);
      expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    },
  );

  test('twenty concurrent uploads of 24 megapixels: some are queued, the rest is refused with 503 and Retry-After', async () => {
    const bytes = await progressiveJpeg(6_000, 4_000);
    const sendOnce = async (token: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
      const path = '/api/message/attachment?name=a.jpg';
      const answer = await ask(path, { method: 'POST', headers, body: new Uint8Array(bytes) }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status !== 503) return answer?.status ?? 'cut off';
      return Number(answer.headers.get('retry-after')) > 0 ? 'try again' : 'no Retry-After';
    };

    const growth = await growthDuring(async () => {
      const ends = await amongOthers(() => Promise.all(people.members.slice(0, 20).map(sendOnce)));
      expect(ends).toContain(200);
      expect(ends).toContain('try again');
      // A refusal before the body was read may reach a client that is still sending.
      expect(ends.filter((end) => end !== 200 && end !== 'try again' && end !== 'cut off')).toEqual([]);
    });

    expect(growth / MB).toBeLessThan(MOST_GROWTH / MB);
  });
});
