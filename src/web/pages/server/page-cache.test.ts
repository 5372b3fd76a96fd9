import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage, PageCache, plainHtml } from './page-cache.ts';

/** A page that compression hardly makes smaller. */
const page = (bytes: number) => finishPage(200, randomBytes(bytes).toString('base64'));

describe('kept pages', () => {
  test('take no more bytes than they may; the oldest go first', async () => {
    const cache = new PageCache(100_000);
    let rendered = 0;
    const visit = (path: string) =>
      cache.get(path, () => {
        rendered += 1;
        return page(10_000);
      });

    for (let count = 0; count < 50; count++) {
      await visit(`/shop/${count}`);
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.bytes).toBeGreaterThan(50_000);
    await visit('/shop/49');
    expect(rendered).toBe(50);
    await visit('/shop/0');
    expect(rendered).toBe(51);
  });

  test('weigh nothing once they are forgotten', async () => {
    const cache = new PageCache(100_000, 0);
    for (let count = 0; count < 5; count++) await cache.get('/', () => page(1_000));
    const once = new PageCache();
    await once.get('/', () => page(1_000));

    expect(Math.abs(cache.bytes - once.bytes)).toBeLessThan(200);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });

  test('larger than everything are delivered and not kept', async () => {
    const cache = new PageCache(1_000);
    const { status } = await cache.get('/', () => page(10_000));

    expect([status, cache.bytes]).toEqual([200, 0]);
  });

  test('hold no text, and give it when it is asked for', async () => {
    const html = `<h1>${'Gallery 畫廊 '.repeat(1_000)}</h1>`;
    const made = await finishPage(200, html);

    expect(Object.values(made).filter((part) => typeof part === 'string' && part.length > 2_000)).toEqual([]);
    expect(String(await plainHtml(made))).toBe(html);
  });
});
