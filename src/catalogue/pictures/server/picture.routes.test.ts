import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { pictureFiles } from './picture.routes.ts';

const HASH = 'a_b-cdefghijklmnopqr';
const CONTENT = 'x'.repeat(300_000);

/** Requests to a storage with one picture, its original, and a secret beside it. */
async function openFiles(): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const folder = await temporaryFolder();
  const storage = diskStorage(join(folder, 'pictures'));
  for (const ending of ['avif', 'webp', 'jpg']) {
    await storage.put(`renditions/${HASH}/320.${ending}`, Buffer.from(CONTENT), 'image/avif');
  }
  await storage.put(`originals/${HASH}.png`, Buffer.from('SECRET'), 'image/png');
  await writeFile(join(folder, 'secret.jpg'), 'SECRET');
  const app = pictureFiles(storage);
  return async (path, init) => app.request(path, init);
}

describe('a picture file', () => {
  test('is sent whole with its type, cacheable for a year', async () => {
    const ask = await openFiles();
    for (const [ending, type] of Object.entries({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' })) {
      const response = await ask(`/pictures/${HASH}/320.${ending}`);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-length')).toBe(String(CONTENT.length));
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toBe(CONTENT);
    }
  });

  test('is not sent again to a client that has it', async () => {
    const ask = await openFiles();
    const first = await ask(`/pictures/${HASH}/320.avif`, { method: 'HEAD' });
    const etag = first.headers.get('etag') ?? '';

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(`/pictures/${HASH}/320.avif`, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    const other = await ask(`/pictures/${HASH}/320.webp`, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  test('answers HEAD requests without a body', async () => {
    const ask = await openFiles();
    const response = await ask(`/pictures/${HASH}/320.jpg`, { method: 'HEAD' });

    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe(String(CONTENT.length));
  });

  test('may be aborted half-read', async () => {
    const ask = await openFiles();
    const { body } = await ask(`/pictures/${HASH}/320.jpg`);
    const reader = body?.getReader();
    await reader?.read();

    await reader?.cancel();

    expect(await (await ask(`/pictures/${HASH}/320.jpg`)).text()).toBe(CONTENT);
  });
});

test('only public files of existing pictures can be reached', async () => {
  const ask = await openFiles();
  const paths = [
    `/pictures/${HASH}/321.avif`,
    `/pictures/${HASH}/0320.avif`,
    `/pictures/${HASH}/320.png`,
    `/pictures/${HASH}/320.jpeg`,
    `/pictures/${HASH}/320.avif/`,
    `/pictures/${HASH}/320`,
    `/pictures/${HASH}/`,
    `/pictures/${HASH}`,
    `/pictures/${HASH.toUpperCase()}/320.avif`,
    `/pictures/${HASH}x/320.avif`,
    `/pictures/originals/${HASH}.png`,
    `/pictures/../originals/${HASH}.png`,
    `/pictures/${HASH}/..%2f..%2foriginals%2fa_%2f${HASH}.png`,
    `/pictures/..%2f..%2f..%2fsecret.jpg`,
    `/pictures/%2e%2e/%2e%2e/secret.jpg`,
    `/pictures/....................//secret.jpg`,
    `/pictures/${HASH}/..%5c..%5csecret.jpg`,
    `/pictures/${HASH}/320.jpg%00.avif`,
    `/pictures/${HASH}/1e3.jpg`,
    '/pictures/',
    '/pictures/%',
    '/pictures/%ff%fe/320.jpg',
  ];

  for (const path of paths) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(await response.text()).not.toContain('SECRET');
  }
  expect((await ask(`/pictures/${HASH}/320.jpg`, { method: 'PUT', body: 'x' })).status).toBe(404);
});
