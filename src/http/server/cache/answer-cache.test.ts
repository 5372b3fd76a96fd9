import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { CachedAnswer } from './cached-answer.ts';

const MIB = 1024 * 1024;

/** An answer that hardly compresses. */
const answer = (bytes = 10_000, text = randomBytes(bytes / 2).toString('hex')) =>
  new CachedAnswer(Buffer.from(text), { 'Content-Type': 'text/plain' });

/** A cache, and how often an answer had to be made for it. */
function opened(rules: Partial<ConstructorParameters<typeof AnswerCache>[0]> = {}) {
  const cache = new AnswerCache({ limit: MIB, ...rules });
  const made: string[] = [];
  const ask = (key: string) =>
    cache.share(key, async () => {
      made.push(key);
      return answer();
    });
  const makes = async (...keys: string[]) => {
    const before = made.length;
    for (const key of keys) await ask(key);
    return made.length - before;
  };
  return { cache, ask, makes };
}

describe('an answer', () => {
  test('is cached when it is requested again', async () => {
    const { cache, makes } = opened();

    expect(await makes('/shop')).toBe(1);
    expect(cache.find('/shop')).toBeUndefined();
    expect(await makes('/shop', '/shop', '/shop')).toBe(1);
    expect(cache.find('/shop')).toBeDefined();
  });

  test('is made once for a thousand concurrent requests', async () => {
    const { ask, cache } = opened();

    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask('/shop')));

    expect(new Set(answers).size).toBe(1);
    expect(cache.figures.made).toBe(1);
  });

  test('that was only for one visitor is not shared: the others make their own', async () => {
    const { cache } = opened();
    const [refused, own] = await Promise.all([
      cache.share('/shop', async () => undefined),
      cache.share('/shop', async () => answer()),
    ]);

    expect([refused, own]).toEqual([undefined, expect.any(CachedAnswer)]);
  });

  test('that could not be made fails nobody but who made it', async () => {
    const { cache } = opened();
    const failed = cache.share('/shop', async () => Promise.reject(new Error('the database is away')));
    const other = cache.share('/shop', async () => answer());

    await expect(failed).rejects.toThrow('away');
    expect(await other).toBeDefined();
  });

  test('is made again after its time, and keeps its compressed forms if unchanged', async () => {
    const { cache } = opened({ lifetime: -1 });
    const make = async () => answer(10_000, 'the same '.repeat(500));
    for (let times = 0; times < 2; times++) await cache.share('/shop', make);
    await cache.settled();
    const again = await cache.share('/shop', make);

    expect(cache.figures.made).toBe(3);
    expect(again?.encodingFor('br')).toBe('br');
  });
});

test('an answer that is evicted before its compression is freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { cache, ask } = opened({ limit: 32 * MIB });
  const large = answer(2 * MIB);
  for (let times = 0; times < 2; times++) await cache.share('/large', async () => large);
  const shop = async () => new WeakRef((await ask('/shop')) as CachedAnswer);
  await shop();
  const evicted = await shop();
  cache.clear();
  await setTimeout(10);
  collect();

  expect(large.encodingFor('br'), 'the compression of the large one goes on').toBe('identity');
  expect(evicted.deref()).toBeUndefined();
  await cache.settled();
});

describe('when something has changed', () => {
  test('nothing is left, and popular answers are cached again immediately', async () => {
    const { cache, makes } = opened();
    await makes('/shop', '/shop', '/shop');
    cache.clear();

    expect([cache.bytes, cache.keys()]).toEqual([0, []]);
    expect(await makes('/shop', '/shop', '/shop')).toBe(1);
  });

  test('what was being made is not cached, and later requests do not get it', async () => {
    const { cache, makes } = opened();
    await makes('/shop');
    const { promise, resolve } = Promise.withResolvers<CachedAnswer>();
    const [before, after] = [answer(), answer()];
    const early = cache.share('/shop', () => promise);
    cache.clear();
    const late = cache.share('/shop', async () => after);
    resolve(before);

    expect([await early, await late]).toEqual([before, after]);
    expect(cache.find('/shop')).toBe(after);
  });

  test('and notifications may be lost, nothing cached is used until they arrive again', async () => {
    let heardUntil = Number.POSITIVE_INFINITY;
    const { cache, makes } = opened({ heardUntil: () => heardUntil });
    await makes('/shop', '/shop');
    heardUntil = performance.now() - 1;

    expect(cache.find('/shop')).toBeUndefined();
    expect(await makes('/shop', '/shop')).toBe(2);
    heardUntil = Number.POSITIVE_INFINITY;
    expect(await makes('/shop')).toBe(0);
  });
});

describe('under addresses that are made up', () => {
  const popular = Array.from({ length: 40 }, (_, at) => `/shop/${at}`);

  test.for([1, 2, 3])('memory is bounded and what is popular stays, each asked %i times', async (times) => {
    const { cache, makes } = opened();
    for (let round = 0; round < 6; round++) await makes(...popular);
    let most = 0;

    for (let count = 0; count < 2_000; count++) {
      for (let time = 0; time < times; time++) await makes(`/shop?price_min=${count}`);
      most = Math.max(most, cache.bytes);
    }
    await cache.settled();

    expect(most).toBeLessThanOrEqual(MIB);
    expect(await makes(...popular)).toBe(0);
  });

  test('what has become popular makes its way in', async () => {
    const { makes } = opened();
    for (let count = 0; count < 500; count++) await makes(`/shop?price_min=${count}`, `/shop?price_min=${count}`);
    for (let round = 0; round < 6; round++) await makes(...popular);

    expect(await makes(...popular)).toBe(0);
  });

  test('invented ones and very large answers are not cached', async () => {
    const { cache, makes } = opened({ limit: 50_000 });
    await makes(`/shop?${'x'.repeat(400)}`, `/shop?${'x'.repeat(400)}`, '/large', '/large');

    expect(cache.bytes).toBe(0);
  });
});
