import { defineConfig } from '@playwright/test';

export const PORT = Number(process.env.E2E_PORT ?? 3199);

/** Begins first: if it began last, everything else would wait for it. */
const LONGEST = '**/opening-week.e2e.ts';

/** Browser tests against the built shop, started with an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: [LONGEST, '**/other-browsers/**'] },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '.cache/journeys.json' }],
  ],
  outputDir: '.cache/e2e-results',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'off',
  },
  webServer: shopAt(PORT, process.env.E2E_DATA_DIR ?? '.cache/e2e-data'),
});

/** The built shop with an empty data folder. */
export function shopAt(port: number, folder: string) {
  return {
    command: 'node scripts/serve.mjs',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      // Zoom tests need one painted work; the others work with previews.
      DEMO: 'first',
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${port}/readyz`,
    // A busy machine takes minutes.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe' as const,
  };
}
