import { defineConfig } from '@playwright/test';
import type { Engine } from './e2e/other-browsers/browser-test.ts';
import { PORT, shopAt } from './playwright.config.ts';

/** Beside the browser tests, which may run at the same time. */
const port = PORT - 10;

/** The journeys of a buyer and of staff in other browsers than Chromium; those that verify.mjs has found. */
const browsers: readonly [Engine, string | undefined][] = [
  ['firefox', process.env.FIREFOX],
  ['webkit', process.env.WEBKIT_DRIVER],
];

export default defineConfig<{ engine: Engine }>({
  testDir: 'e2e/other-browsers',
  testMatch: '*.e2e.ts',
  projects: browsers.filter(([, path]) => path).map(([engine]) => ({ name: engine, use: { engine } })),
  fullyParallel: true,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '.cache/other-browsers.json' }],
  ],
  outputDir: '.cache/other-browsers-results',
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: shopAt(port, '.cache/other-browsers-data'),
});
