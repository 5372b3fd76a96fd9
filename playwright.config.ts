import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3199);

/** Journeys in a real browser against the built shop, started with an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
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
    baseURL: `http://127.0.0.1:${port}`,
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
  webServer: {
    command: 'node scripts/serve.mjs',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      TRUST_PROXY: '1',
      // The journeys that look closely need one painted work; the others are content with the small pictures.
      DEMO: 'first',
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${port}/readyz`,
    // A busy machine takes minutes.
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
