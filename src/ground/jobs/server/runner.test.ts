import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect } from 'vitest';
import type { Db, Log } from '#db/server/connect.ts';
import { test as base } from '#db/server/testing.ts';
import { backgroundJob } from './job.tables.ts';
import type { Job } from './job.ts';
import { acquireLease } from './job-lease.ts';
import { FAILING_AFTER, type Pace, type Runner, startRunner } from './runner.ts';

const HOUR = 3_600_000;
const silent = pino({ level: 'silent' });

interface Start {
  log?: Log;
  registry?: Registry;
  pace?: Partial<Pace>;
}

/** `start` starts runners and stops them before the database closes. */
const test = base.extend('start', async ({ database }, { onCleanup }) => {
  const runners: Runner[] = [];
  onCleanup(async () => void (await Promise.all(runners.map((runner) => runner.stop()))));
  return async (jobs: Job[], { log = silent, registry = new Registry(), pace }: Start = {}) => {
    const runner = await startRunner(database, jobs, { log, registry, pace: { firstPause: 10, stop: 2_000, ...pace } });
    runners.push(runner);
    return runner;
  };
});

/** A job of one process that counts its runs and stays in each until it is released. */
function slowJob(every: number | 'once' = HOUR) {
  const control = { rounds: 0, cutOff: 0, letGo: () => {} };
  const job: Job = {
    name: 'slow',
    runsIn: 'one_process',
    every,
    run: async (signal) => {
      control.rounds += 1;
      await new Promise<void>((resolve) => {
        control.letGo = resolve;
        signal.addEventListener('abort', () => {
          control.cutOff += 1;
        });
      });
    },
  };
  return { control, job };
}

/** A log whose lines can be read. */
function recordedLog() {
  const lines: unknown[] = [];
  return { log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }), lines };
}

const rowOf = async (db: Db) => (await db.select().from(backgroundJob))[0];
const until = (what: () => unknown) => expect.poll(what, { timeout: 30_000, interval: 10 });
/** Longer than two checks of a runner at these tests' pace. */
const aMoment = () => delay(200);

test('a job that keeps failing is reported, and so is its recovery', async ({ database, start: _ }) => {
  const heard: string[] = [];
  let rounds = 0;
  const run = async () => {
    rounds += 1;
    if (rounds <= FAILING_AFTER) throw new Error('down');
  };
  const watch = {
    failing: async (job: string) => void heard.push(`failing ${job}`),
    well: async (job: string) => void heard.push(`well ${job}`),
  };
  const jobs = [{ name: 'clock', runsIn: 'one_process', every: HOUR, run }] as const;
  const pace = { firstPause: 1, longestPause: 1 };
  const runner = await startRunner(database, jobs, { log: silent, registry: new Registry(), pace, watch });

  await until(() => heard).toEqual(['failing clock', 'well clock']);
  await runner.stop();
});

describe('two processes', () => {
  test('share the rounds of a job and never do one at the same time', async ({ start }) => {
    let rounds = 0;
    let inside = 0;
    let most = 0;
    const run = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await delay(5);
      inside -= 1;
      rounds += 1;
    };
    const job: Job = { name: 'clock', runsIn: 'one_process', every: 10, run };
    const runners = [await start([job]), await start([job])];

    await until(() => rounds).toBeGreaterThan(20);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(most).toBe(1);
  });

  test('do a round once, not once each', async ({ database, start }) => {
    const done: number[] = [];
    const jobFor = (who: number): Job => ({
      name: 'hourly',
      runsIn: 'one_process',
      every: HOUR,
      run: async () => void done.push(who),
    });
    await start([jobFor(0)]);
    await until(async () => (await rowOf(database.db))?.succeeded_at).toBeInstanceOf(Date);

    await start([jobFor(1)]);
    await aMoment();

    expect(done).toEqual([0]);
  });

  test('each do what is theirs', async ({ database, start }) => {
    const seen = new Set<number>();
    const jobFor = (who: number): Job => ({
      name: 'views',
      runsIn: 'each_process',
      every: HOUR,
      run: async () => void seen.add(who),
    });
    await start([jobFor(1)]);
    await start([jobFor(2)]);

    await until(() => seen.size).toBe(2);
    expect(await database.db.$count(backgroundJob)).toBe(0);
  });

  test('take work on from one another when one closes in the middle of it', async ({ database, start }) => {
    const [first, second] = [slowJob('once'), slowJob('once')];
    const runner = await start([first.job]);
    await until(() => first.control.rounds).toBe(1);
    await start([second.job], { pace: { lease: 100 } });

    const stopping = runner.stop();
    first.control.letGo();
    await stopping;

    await until(() => second.control.rounds).toBe(1);
    expect((await rowOf(database.db))?.succeeded_at).toBeNull();
    second.control.letGo();
  });
});

describe('a lease', () => {
  test('that is no longer renewed is taken over', async ({ database, start }) => {
    await acquireLease(database.db, { name: 'slow', holder: 'the dead' }, 500);
    const { control, job } = slowJob();
    await start([job]);

    await until(() => control.rounds).toBe(1);
    control.letGo();
  });

  test('is renewed for as long as the work takes', async ({ start }) => {
    const [first, second] = [slowJob(), slowJob()];
    await start([first.job], { pace: { lease: 300 } });
    await until(() => first.control.rounds).toBe(1);
    await start([second.job], { pace: { lease: 300 } });

    await delay(1_000);
    expect(second.control.rounds).toBe(0);
    expect(first.control.cutOff).toBe(0);
    first.control.letGo();
  });

  test('that was lost ends the work', async ({ database, start }) => {
    const { control, job } = slowJob();
    await start([job], { pace: { lease: 300 } });
    await until(() => control.rounds).toBe(1);

    await database.db.update(backgroundJob).set({ holder: 'another' });

    await until(() => control.cutOff).toBe(1);
    control.letGo();
  });
});

describe('a failure', () => {
  test('is logged, delays the next try further each time, and is reset by a success', async ({ database, start }) => {
    const { log, lines } = recordedLog();
    const registry = new Registry();
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('broken');
    };
    const job: Job = { name: 'clock', runsIn: 'one_process', every: HOUR, run };
    await start([job], { log, registry });

    await until(() => lines.length).toBeGreaterThan(2);
    expect(lines.slice(0, 3)).toMatchObject([1, 2, 3].map((failures) => ({ job: 'clock', failures })));
    await until(async () => (await rowOf(database.db))?.failures).toBeGreaterThan(2);
    isBroken = false;

    await until(async () => (await rowOf(database.db))?.failures).toBe(0);
    const figures = await registry.metrics();
    expect(figures).toContain(`background_job_runs_total{job="clock"} ${lines.length + 1}`);
    expect(figures).toContain(`background_job_failures_total{job="clock"} ${lines.length}`);
    expect(figures).toContain(`background_job_seconds_count{job="clock"} ${lines.length + 1}`);
    expect(figures).toMatch(/background_job_last_success_age_seconds\{job="clock"\} \d/);
  });

  test('does not block other jobs', async ({ start }) => {
    let rounds = 0;
    const fails: Job = {
      name: 'fails',
      runsIn: 'each_process',
      every: 5,
      run: () => Promise.reject(new Error('broken')),
    };
    const works: Job = { name: 'works', runsIn: 'each_process', every: 5, run: async () => void rounds++ };
    await start([fails, works]);

    await until(() => rounds).toBeGreaterThan(5);
  });
});

describe('a notice', () => {
  test('starts the next run early, also if it comes during a run', async ({ database, start }) => {
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      if (rounds !== 2) return;
      await database.notify('testing', '');
      // It must be received before this run ends.
      await aMoment();
    };
    await start([{ name: 'mails', runsIn: 'each_process', every: HOUR, wakeOn: 'testing', run }]);
    await until(() => rounds).toBe(1);

    await database.notify('testing', '');

    await until(() => rounds).toBe(3);
  });
});

describe('the end', () => {
  test('waits for running jobs, then for their shutdown work, and starts nothing new', async ({ start }) => {
    const order: string[] = [];
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
    let rounds = 0;
    const jobs: Job[] = [
      {
        name: 'slow',
        runsIn: 'each_process',
        every: 1,
        run: async () => {
          rounds += 1;
          await isDone;
          order.push('done');
        },
        atStop: () => order.push('last'),
      },
      { name: 'later', runsIn: 'one_process', every: HOUR, after: 100, run: async () => order.push('new') },
    ];
    const runner = await start(jobs);
    await until(() => rounds).toBe(1);

    const stopped = runner.stop().then(() => order.push('stopped'));
    await aMoment();
    finish();
    await stopped;
    await aMoment();

    expect(order).toEqual(['done', 'last', 'stopped']);
    expect(rounds).toBe(1);
  });

  test('does not wait for ever, and names what it left', async ({ start }) => {
    const { log, lines } = recordedLog();
    const { control, job } = slowJob();
    const runner: Runner = await start([job], { log, pace: { stop: 50 } });
    await until(() => control.rounds).toBe(1);

    await runner.stop();

    expect(lines).toMatchObject([{ jobs: ['slow'] }]);
    control.letGo();
  });
});
