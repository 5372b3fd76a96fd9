import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openProcessPool } from './process-pool.ts';
import type { TestDone, TestOrder } from './testing-pool-worker.ts';

const WORKER = join(import.meta.dirname, 'testing-pool-worker.ts');
const MB = 1024 * 1024;

function pool(more: Partial<Parameters<typeof openProcessPool>[0]> = {}) {
  const opened = openProcessPool<TestOrder, TestDone>({
    worker: WORKER,
    atOnce: 1,
    waiting: 1,
    memory: 400 * MB,
    longest: 60_000,
    ...more,
  });
  onTestFinished(() => opened.close());
  return opened;
}

type Outcome = Awaited<ReturnType<ReturnType<typeof pool>['ask']>>;
const pidOf = (outcome: Outcome) => ('reply' in outcome ? outcome.reply.pid : outcome.ended);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a pool of processes', () => {
  test('does orders outside of this process, one after the other in the same one, which ends when it is idle', async () => {
    const { ask } = pool({ idle: 300 });
    const pids = [pidOf(await ask({})), pidOf(await ask({}))];

    expect(pids[0]).not.toBe(process.pid);
    expect(pids[1]).toBe(pids[0]);
    await vi.waitFor(() => expect(isRunning(Number(pids[0]))).toBe(false), { timeout: 20_000 });
    expect(pidOf(await ask({}))).not.toBe(pids[0]);
  });

  test('hands no setting of the shop to what opens files from outside', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://shop:secret@127.0.0.1/shop');
    onTestFinished(() => void vi.unstubAllEnvs());
    const outcome = await pool().ask({});

    const settings = 'reply' in outcome ? outcome.reply.settings : [];
    expect(settings).toContain('PATH');
    expect(settings).not.toContain('DATABASE_URL');
  });

  test.for([
    ['memory', { take: 2_000 }, {}],
    ['time', { wait: 30_000 }, { longest: 1_500 }],
    ['crash', { crash: true }, {}],
  ] as const)(
    'ends a process that takes too much or crashes (%s), and goes on with another',
    async ([why, order, bounds]) => {
      const { ask } = pool();

      expect(await ask(order, bounds)).toEqual({ ended: why });
      expect(await ask({})).toHaveProperty('reply');
    },
  );

  test('has the kernel bound its processes, for a worker that cannot look; what was refused is too much memory', async () => {
    const { ask } = pool();
    const outcome = await ask({});

    const limit = 'reply' in outcome ? outcome.reply.limit : undefined;
    if (process.platform === 'linux') expect(limit).toBeLessThanOrEqual(900 * MB);
    expect(await ask({ take: 3_000, atOnce: true })).toEqual({ ended: 'memory' });
    expect(await ask({})).toHaveProperty('reply');
  });

  test('reports a bug in the worker itself, and that one cannot be started', async () => {
    await expect(pool().ask({ fail: true })).rejects.toThrow('a fault in the worker');
    await expect(pool({ worker: `${WORKER}.missing` }).ask({})).rejects.toThrow('before it was ready');
  });

  test('gives up when aborted, or closes', async () => {
    const opened = pool();
    const stop = new AbortController();
    const stopped = opened.ask({ wait: 30_000 }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    expect(await stopped).toEqual({ ended: 'closing' });
    expect(await opened.ask({}, { signal: stop.signal })).toEqual({ ended: 'closing' });

    const closed = opened.ask({ wait: 30_000 });
    setTimeout(() => void opened.close(), 200);
    expect(await closed).toEqual({ ended: 'closing' });
    expect(opened.running).toBe(0);
  });

  test('queues some, and asks the rest to retry', async () => {
    const { ask } = pool({ waiting: 2, patience: 1_500 });
    const long = ask({ wait: 4_000 });
    const waiting = [ask({}), ask({})];
    const late = Promise.allSettled(waiting);

    await expect(ask({})).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    for (const { status } of await late) expect(status).toBe('rejected');
    expect(await long).toHaveProperty('reply');
  });

  test('leaves no process behind when the shop is killed', async () => {
    const script = `
      import { openProcessPool } from ${JSON.stringify(join(import.meta.dirname, 'process-pool.ts'))};
      const pool = openProcessPool({ worker: ${JSON.stringify(WORKER)}, atOnce: 2, waiting: 1, memory: 4e8, longest: 6e4 });
      const { reply } = await pool.ask({});
      void pool.ask({ wait: 60_000 });
      void pool.ask({ wait: 60_000 });
      console.log(reply.pid);
      setInterval(() => undefined, 1_000);`;
    const shop = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void shop.kill('SIGKILL'));
    const [line] = (await once(createInterface({ input: shop.stdout }), 'line')) as [string];
    expect(isRunning(Number(line))).toBe(true);

    shop.kill('SIGKILL');

    await vi.waitFor(() => expect(isRunning(Number(line))).toBe(false), { timeout: 20_000 });
  });
});
