import type { Page, Request } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';
import { workOnSale } from './slow-page.ts';

/**
 * What a first visit asks for on a phone, until nothing more comes; scripts/finish-build.ts holds the bytes. Without pictures: how
 * far ahead a browser fetches them is its own affair.
 */
const MOST = { home: 19, list: 19, product: 22 };
const MOST_SCRIPTS = { home: 9, list: 9, product: 11 };

/** A page that has asked for nothing so long asks for nothing more by itself. */
const QUIET_MS = 1500;

async function firstVisit(page: Page, path: string): Promise<{ all: string[]; scripts: string[] }> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && request.resourceType() !== 'image') asked.push(request);
  });
  await open(page, path);
  // Not `networkidle`: the browser never tells the end of what it sends on its way out, such as a work's view.
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await page.waitForTimeout(QUIET_MS);
  }
  const paths = (list: readonly Request[]) => list.map((request) => new URL(request.url()).pathname);
  return { all: paths(asked), scripts: paths(asked.filter((request) => request.resourceType() === 'script')) };
}

test.describe('a first visit on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const kind of ['home', 'list', 'product'] as const) {
    test(`asks for little: ${kind}`, async ({ page }) => {
      const work = await workOnSale(page);
      const path = { home: '/', list: '/shop', product: `/shop/${work.item_id}` }[kind];

      const { all, scripts } = await firstVisit(page, path);

      expect(all.length, all.join('\n')).toBeLessThanOrEqual(MOST[kind]);
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS[kind]);
      expect(
        scripts.filter((name) => /queries|schemas/.test(name)),
        'no public page needs these',
      ).toEqual([]);
    });
  }
});
