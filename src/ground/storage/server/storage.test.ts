import { pbkdf2 } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Storage, StorageKey } from './storage.ts';
import { diskStorage } from './storage-disk.ts';
import { s3Storage } from './storage-s3.ts';
import { openTestBucket, type TestBucket } from './testing-bucket.ts';
import { temporaryFolder } from './testing-folder.ts';

async function testBucket(): Promise<TestBucket> {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  return bucket;
}

const KEY = 'renditions/abcdefghijklmnopqrst/320.avif';
const HOSTILE = [
  'renditions/../originals/secret',
  'renditions/..',
  'renditions/a/../../../etc/passwd',
  'renditions//etc/passwd',
  'renditions/a%2f..%2fb',
  'renditions/a\\..\\b',
  'renditions/a\0.avif',
  'elsewhere/a',
  'renditions',
  '/etc/passwd',
] as StorageKey[];

async function contentOf(storage: Storage, key: StorageKey): Promise<string | undefined> {
  const file = await storage.get(key);
  return file && new Response(file.body).text();
}

async function keepsAndGivesBack(storage: Storage): Promise<void> {
  expect(await storage.exists(KEY)).toBe(false);
  expect(await storage.get(KEY)).toBeUndefined();

  await storage.put(KEY, Buffer.from('first'), 'image/avif');
  await storage.put(KEY, Buffer.from('second'), 'image/avif');

  expect(await storage.exists(KEY)).toBe(true);
  const file = await storage.get(KEY);
  expect(file?.size).toBe(6);
  expect(await new Response(file?.body ?? null).text()).toBe('second');

  await storage.remove(KEY);
  await storage.remove(KEY);

  expect(await storage.exists(KEY)).toBe(false);
}

async function refusesHostileKeys(storage: Storage): Promise<void> {
  for (const key of HOSTILE) {
    await expect(async () => storage.put(key, Buffer.from('x'), 'image/avif'), key).rejects.toThrow(
      'is not a storage key',
    );
    await expect(async () => storage.get(key), key).rejects.toThrow('is not a storage key');
  }
}

describe('pictures on disk', () => {
  test('are stored, read and removed', async () => keepsAndGivesBack(diskStorage(await temporaryFolder())));

  test('cannot be asked for by a name that leads elsewhere', async () =>
    refusesHostileKeys(diskStorage(await temporaryFolder())));

  test('lie fanned out, with nothing half-written beside them', async () => {
    const folder = await temporaryFolder();
    await diskStorage(folder).put(KEY, Buffer.from('picture'), 'image/avif');

    expect(await readFile(join(folder, 'renditions/ab/abcdefghijklmnopqrst/320.avif'), 'utf8')).toBe('picture');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  test('that a killed process left half-written are swept away, those being written now are not', async () => {
    const folder = await temporaryFolder();
    await diskStorage(folder).put(KEY, Buffer.from('picture'), 'image/avif');
    await writeFile(join(folder, 'incoming/old'), 'half');
    await writeFile(join(folder, 'incoming/new'), 'half');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    await utimes(join(folder, 'incoming/old'), yesterday, yesterday);

    await diskStorage(folder).put(KEY, Buffer.from('picture'), 'image/avif');

    expect(await readdir(join(folder, 'incoming'))).toEqual(['new']);
  });

  test('can be written concurrently', async () => {
    const folder = await temporaryFolder();
    const storage = diskStorage(folder);
    const texts = Array.from({ length: 20 }, (_, i) => `${i}`.repeat(1000));

    await Promise.all(texts.map((text) => storage.put(KEY, Buffer.from(text), 'image/avif')));

    expect(texts).toContain(await contentOf(storage, KEY));
  });
});

describe('pictures in a bucket', () => {
  test('are stored, read and removed', async () => keepsAndGivesBack(s3Storage((await testBucket()).settings)));

  test('cannot be asked for by a name that leads elsewhere', async () =>
    refusesHostileKeys(s3Storage((await testBucket()).settings)));

  test('lie under their key with their type', async () => {
    const bucket = await testBucket();
    await s3Storage(bucket.settings).put(KEY, Buffer.from('picture'), 'image/avif');

    expect(bucket.files.get(KEY)).toEqual({ bytes: Buffer.from('picture'), type: 'image/avif' });
  });

  test('are asked for again while the bucket is busy', async () => {
    const bucket = await testBucket();
    const storage = s3Storage(bucket.settings);
    bucket.failNext(2);

    await storage.put(KEY, Buffer.from('picture'), 'image/avif');

    expect(await contentOf(storage, KEY)).toBe('picture');
  });

  test('are not there with another secret', async () => {
    const bucket = await testBucket();
    const stranger = s3Storage({ ...bucket.settings, secretAccessKey: 'guessed' });

    await expect(stranger.put(KEY, Buffer.from('picture'), 'image/avif')).rejects.toThrow('SignatureDoesNotMatch');
    await expect(stranger.get(KEY)).rejects.toThrow('SignatureDoesNotMatch');
    expect(bucket.files.size).toBe(0);
  });
});

test('a small file of the folder does not wait for what keeps all of Node’s threads busy', async () => {
  const storage = diskStorage(await temporaryFolder());
  await storage.put(KEY, new TextEncoder().encode('a small picture'), 'image/avif');
  const finished: string[] = [];
  const derive = promisify(pbkdf2);
  // More than there are threads, as when many pictures are encoded.
  const busy = Array.from({ length: 8 }, async () => {
    await derive('password', 'salt', 300_000, 32, 'sha512');
    finished.push('thread');
  });

  finished.push((await contentOf(storage, KEY)) ?? 'nothing');
  await Promise.all(busy);

  expect(finished[0]).toBe('a small picture');
});
