import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export type Engine = 'firefox' | 'webkit';

const OPEN: Record<Engine, () => Promise<Browser>> = {
  firefox: () => openFirefox(process.env.FIREFOX ?? ''),
  webkit: () => openWebKit({ driver: process.env.WEBKIT_DRIVER ?? '', browser: process.env.WEBKIT_BROWSER ?? '' }),
};

/** A browser that has failed may not answer any more. */
const PHOTO_MS = 10_000;

/** Adds no failure of its own. */
async function photograph(browser: Browser, testInfo: TestInfo): Promise<void> {
  const picture = await browser.screenshot().catch(() => undefined);
  if (picture) await writeFile(testInfo.outputPath('window.png'), picture);
}

/** Playwright runs and reports these tests. The browsers are the system's own, which it cannot drive. */
export const test = base.extend<{ engine: Engine; visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine, baseURL }, use, testInfo) => {
    const browser = await OPEN[engine]();
    try {
      await use(new Visitor(browser, baseURL ?? ''));
      if (testInfo.errors.length > 0) await Promise.race([photograph(browser, testInfo), wait(PHOTO_MS)]);
      else expect(browser.errors(), 'the browser console').toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

export { expect };
