import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startCluster } from '../src/db/server/postgres-cluster.ts';

const PORTS = [3306, 3307];
const PAGES = ['/', '/shop', '/shop?sort=price', '/artist', '/zh-Hant/shop', '/zh-CN/shop', '/about'];
/** The headers of a visitor, and of a member with a cart. */
const PEOPLE: Record<string, string>[] = [
  { cookie: 'i18n_redirected=en' },
  { cookie: 'i18n_redirected=en; other=1', authorization: `Bearer ${'t'.repeat(43)}`, cart: 'c'.repeat(43) },
  { cookie: 'i18n_redirected=en', 'user-agent': 'a phone', 'x-forwarded-for': '1.34.0.1', 'cf-ipcountry': 'TW' },
];

function start(port: number, databaseUrl: string, folder: string): ChildProcess {
  const shop = {
    NODE_ENV: 'production',
    DEMO: 'off',
    START_OPEN: 'on',
    LOG_LEVEL: 'warn',
    BASE_URL: 'https://shop.test',
  };
  const place = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: join(folder, String(port)) };
  return spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, ...shop, ...place },
    stdio: 'inherit',
  });
}

test.describe.configure({ timeout: 420_000 });

test('two processes give everybody the same page under the same tag', async () => {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-'));
  const shops = PORTS.map((port) => start(port, cluster.url, folder));
  try {
    for (const port of PORTS)
      await expect
        .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status, {
          timeout: 240_000,
        })
        .toBe(200);

    for (const path of PAGES) {
      const answers = new Set<string>();
      // Rendered, rendered again and cached, found.
      for (let times = 0; times < 3; times++)
        for (const port of PORTS)
          for (const headers of PEOPLE) {
            const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
            expect(answer.status, path).toBe(200);
            answers.add(`${answer.headers.get('etag')} ${await answer.text()}`);
          }
      expect([...answers], path).toHaveLength(1);
      expect([...answers][0]?.slice(0, 3), path).toBe('W/"');
    }
  } finally {
    for (const shop of shops) shop.kill('SIGKILL');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
