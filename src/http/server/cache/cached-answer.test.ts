import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedAnswer } from './cached-answer.ts';

const TEXT = `<h1>${'Gallery 畫廊 '.repeat(1_000)}</h1>`;
const finished = (text = TEXT) => new CachedAnswer(Buffer.from(text), {});

test('is the same in every form', async () => {
  const answer = finished();
  await answer.compressWell();

  expect([answer.encodingFor('gzip, deflate, br'), answer.encodingFor('gzip'), answer.encodingFor(undefined)]).toEqual([
    'br',
    'gzip',
    'identity',
  ]);
  expect(String(brotliDecompressSync(answer.form('br')))).toBe(TEXT);
  expect(String(gunzipSync(answer.form('gzip')))).toBe(TEXT);
  expect(String(answer.form('identity'))).toBe(TEXT);
});

test('has no plain form until a client requests it', async () => {
  const answer = finished();
  const before = answer.bytes;
  await answer.compressWell();

  expect(answer.bytes).toBeLessThan(before / 2);
  expect(String(answer.plain())).toBe(TEXT);
  expect(answer.bytes).toBeGreaterThan(before);
});

test('holds exactly its bytes, and not a block that is larger', async () => {
  for (const length of [20, 900, 3_000, 30_000, 300_000]) {
    const answer = finished(randomBytes(length / 2).toString('hex'));
    const unused = () =>
      (['identity', 'gzip', 'br'] as const)
        .map((form) => answer.form(form))
        .map(({ buffer, byteLength }) => buffer.byteLength - byteLength);
    await answer.compressQuickly('gzip');
    expect(unused(), `${length}, quickly`).toEqual([0, 0, 0]);
    await answer.compressWell();
    expect(unused(), `${length}, well`).toEqual([0, 0, 0]);
  }
});

test('has a compressed form for a waiting client, unless it is short', async () => {
  const [large, small] = [finished(), finished('Gallery')];
  for (const answer of [large, small]) await answer.compressQuickly('br, gzip');

  expect([large.encodingFor('br, gzip'), small.encodingFor('br, gzip')]).toEqual(['gzip', 'identity']);
});

test('is not sent in a form that the visitor refuses', async () => {
  const answer = finished();
  await answer.compressWell();

  expect(answer.encodingFor('br;q=0, gzip;q=1.0')).toBe('gzip');
  expect(answer.encodingFor('br; q=0.0, gzip;q=0')).toBe('identity');
  expect(answer.encodingFor('BR;q=0.1')).toBe('br');
});

test('has one tag for what it says', () => {
  expect(finished().etag).toBe(finished().etag);
  expect(finished().etag).not.toBe(finished(`${TEXT} `).etag);
});
