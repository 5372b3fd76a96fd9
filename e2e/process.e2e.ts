import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

function start(
  env: Record<string, string>,
  cwd = '.',
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  let output = '';
  const child = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'off', START_OPEN: 'on', LOG_LEVEL: 'warn', ...env },
  });
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, ended };
}

async function untilOpen(port: number): Promise<void> {
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status, {
      timeout: 240_000,
    })
    .toBe(200);
}

// Whole shops start here, which takes a busy machine minutes.
test.describe.configure({ timeout: 420_000 });

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cornice-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.describe('a shop that cannot start says why in one line, and writes nothing', () => {
  const cases = [
    ['a wrong setting', { PORT: 'eighty' }, /PORT must be a port number/],
    [
      'an unreachable database',
      { PORT: '0', DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:9/shop' },
      /127\.0\.0\.1:9/,
    ],
    ['an address this machine does not have', { PORT: '0', HOST: '203.0.113.1' }, /no address 203\.0\.113\.1/],
  ] as const;
  for (const [what, env, line] of cases) {
    test(what, async () => {
      const shop = start({ DATA_DIR: join(folder, 'data'), ...env });

      expect(await shop.ended).toBe(1);
      expect(shop.output().trim()).toMatch(line);
      expect(shop.output().trim().split('\n')).toHaveLength(1);
      expect(shop.output()).not.toContain('hunter2');
      expect(readdirSync(folder)).toEqual([]);
    });
  }

  test('a taken port, and a data folder in use', async () => {
    const port = 3301;
    const first = start({ DATA_DIR: join(folder, 'data'), PORT: String(port) });
    await untilOpen(port);

    const samePort = start({ DATA_DIR: join(folder, 'other'), PORT: String(port) });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toMatch(/Port 3301 on 127\.0\.0\.1 is taken/);
    expect(readdirSync(folder)).toEqual(['data']);

    const sameFolder = start({ DATA_DIR: join(folder, 'data'), PORT: '3302' });
    expect(await sameFolder.ended).toBe(1);
    expect(sameFolder.output().trim().split('\n')).toHaveLength(1);
    expect(sameFolder.output()).toContain(String(first.child.pid));

    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  });
});

/** Visitors who send requests until stopped; requests without an answer are recorded. */
function visitors(port: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const answers: number[] = [];
  const lost: string[] = [];
  let asking = true;
  const ask = () =>
    new Promise<void>((resolve) => {
      get({ port, host: '127.0.0.1', path: '/api/initial', agent }, (reply) => {
        reply.resume();
        reply.on('end', () => resolve(void answers.push(reply.statusCode ?? 0)));
      }).on('error', (error: NodeJS.ErrnoException) => resolve(void lost.push(String(error.code))));
    });
  const rounds = Array.from({ length: count }, async () => {
    while (asking) await ask();
  });
  const stop = async () => {
    asking = false;
    await Promise.all(rounds);
  };
  return { answers, lost, stop };
}

test('behind a balancer a shop ends without losing a request', async () => {
  const port = 3303;
  const shop = start({ DATA_DIR: join(folder, 'data'), PORT: String(port) });
  await untilOpen(port);
  const { answers, lost, stop } = visitors(port, 10);

  await expect.poll(() => answers.length).toBeGreaterThan(20);
  shop.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  // A load balancer notices and redirects the visitors; until then everyone is served.
  const before = answers.length;
  await expect.poll(() => answers.length).toBeGreaterThan(before);
  await stop();

  expect(await shop.ended).toBe(0);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(lost).toEqual([]);
});

test('requests on their way when a person ends the shop are still answered', async () => {
  const port = 3304;
  const shop = start({ DATA_DIR: join(folder, 'data'), PORT: String(port) });
  await untilOpen(port);
  const { answers, lost, stop } = visitors(port, 8);
  await expect.poll(() => answers.length).toBeGreaterThan(8);

  shop.child.kill('SIGINT');
  await stop();

  expect(await shop.ended).toBe(0);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(lost).toEqual([]);
});

test('a shop that is started from another folder finds everything that came with it', async () => {
  const port = 3305;
  const shop = start({ DATA_DIR: 'data', DEMO: 'first', PORT: String(port) }, folder);
  await untilOpen(port);
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  const page = await (await ask('/')).text();
  const script = await ask(/\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/assets/none.js');
  const login = await ask('/api/member/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: 'Hang-It-145' }),
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  // The demo's year of orders is written while the shop is open.
  const orders = async () => (await (await ask('/api/admin/order', { headers })).json()).list as { code: string }[];
  await expect.poll(async () => (await orders()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  const receipt = await ask(`/api/order/${(await orders())[0]?.code}/receipt`, { headers });

  expect((await (await ask('/build.json')).json()).id).toMatch(/^[0-9a-f]{12}$/);
  expect(script.status).toBe(200);
  expect(receipt.status).toBe(200);
  expect((await receipt.text()).slice(0, 5)).toBe('%PDF-');
  // The shop writes into the folder it was started in.
  expect(readdirSync(folder)).toEqual(['data']);
  shop.child.kill('SIGINT');
  expect(await shop.ended).toBe(0);
});
