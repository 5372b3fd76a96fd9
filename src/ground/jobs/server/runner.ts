import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Database, Db, Log } from '#db/server/connect.ts';
import { type Bell, createBell } from './bell.ts';
import type { Job, SharedJob } from './job.ts';
import { acquireLease, giveBack, renewLease, settleFailure, settleSuccess } from './job-lease.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';

/** Milliseconds; tests are in more of a hurry. */
export interface Pace {
  /** After a process was killed, its jobs wait this long for another. */
  lease: number;
  /** The pause after a first failure; each further one doubles it. */
  firstPause: number;
  longestPause: number;
  /** How long a closing shop waits for what is under way. */
  stop: number;
}

const PACE: Pace = { lease: 30_000, firstPause: 1_000, longestPause: 300_000, stop: 20_000 };
/** Between two looks at a job that is due any moment. */
const SHORTEST_PAUSE = 50;

interface Surroundings {
  db: Db;
  log: Log;
  metrics: JobMetrics;
  /** This runner's name in leases: unlike a process id it never comes again. */
  holder: string;
  pace: Pace;
  stopping: AbortSignal;
}

/** Failures in a row, of whichever process did the rounds. */
interface Known {
  failures: number;
}

export interface Runner {
  /** Begins nothing new, waits for what is under way and for what jobs do at the end, but not for ever. Never rejects. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  log: Log;
  /** Where the figures of the jobs are shown. */
  registry: Registry;
  pace?: Partial<Pace>;
}

/** Starts all the work in the background: the one place that has timers, leases, back-off and an end for it. */
export async function startRunner(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  jobs: readonly Job[],
  { log, registry, pace }: RunnerOptions,
): Promise<Runner> {
  const stopping = new AbortController();
  const holder = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;
  const metrics = createJobMetrics(
    registry,
    jobs.map((job) => job.name),
  );
  const around = { db, log, metrics, holder, pace: { ...PACE, ...pace }, stopping: stopping.signal };
  const queues = jobs.map((job) => ({ job, bell: createBell() }));
  const subscriptions: (() => Promise<void>)[] = [];
  for (const { job, bell } of queues) {
    if (job.runsIn === 'each_process' && job.wakeOn) subscriptions.push(await listen(job.wakeOn, bell.ring, bell.ring));
  }
  const underWay = new Set(jobs.map((job) => job.name));
  const ended = queues.map(async ({ job, bell }) => {
    await repeatJob(job, bell, around);
    underWay.delete(job.name);
  });
  const stop = async () => {
    stopping.abort();
    for (const { bell } of queues) bell.ring();
    await Promise.race([Promise.all(ended), delay(around.pace.stop, undefined, { ref: false })]);
    if (underWay.size > 0)
      log.warn({ jobs: [...underWay] }, 'the shop closes before its work in the background is done');
    for (const unlisten of subscriptions)
      await unlisten().catch((err: unknown) => log.warn({ err }, 'could not unlisten'));
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}

async function repeatJob(job: Job, bell: Bell, around: Surroundings): Promise<void> {
  const { db, holder, stopping, log, pace } = around;
  const known: Known = { failures: 0 };
  let pause: number | undefined = job.after ?? 0;
  while (pause !== undefined) {
    await bell.pause(pause);
    if (stopping.aborted) break;
    try {
      pause = await doRound(job, known, around);
    } catch (err) {
      known.failures += 1;
      pause = backOff(known.failures, pace);
      log.error({ err, job: job.name, failures: known.failures, again_in_ms: pause }, 'work in the background failed');
      // If the database cannot be told, the lease runs out by itself.
      if (job.runsIn === 'one_process')
        await settleFailure(db, { name: job.name, holder }, pause).catch(() => undefined);
    }
  }
  if (!job.atStop) return;
  while (!stopping.aborted) await bell.pause(pace.longestPause);
  try {
    await job.atStop();
  } catch (err) {
    log.error({ err, job: job.name }, 'work in the background could not be ended in order');
  }
}

/** Answers the milliseconds until the next round; nothing if there is none. */
async function doRound(job: Job, known: Known, around: Surroundings): Promise<number | undefined> {
  if (job.runsIn === 'one_process') return doSharedRound(job, known, around);
  await runMeasured(job, around.stopping, around.metrics);
  known.failures = 0;
  return job.every;
}

async function doSharedRound(job: SharedJob, known: Known, around: Surroundings): Promise<number | undefined> {
  const { db, holder, metrics, pace, stopping } = around;
  const claim = { name: job.name, holder };
  const look = await acquireLease(db, claim, pace.lease);
  known.failures = look.failures;
  if (look.succeeded_at) metrics.succeededAt(job.name, look.succeeded_at);
  if (!look.isMine) return Math.max(look.againMs, SHORTEST_PAUSE);
  const lease = renewLease(db, claim, pace.lease);
  try {
    const isComplete = await runMeasured(job, AbortSignal.any([stopping, lease.lost]), metrics);
    if (!isComplete) {
      await giveBack(db, claim);
      return SHORTEST_PAUSE;
    }
  } finally {
    lease.end();
  }
  await settleSuccess(db, claim, job.every === 'once' ? 0 : job.every);
  return job.every === 'once' ? undefined : job.every;
}

/** False if the run was cut off. What it throws then is no failure: whoever does the round next will see. */
async function runMeasured(job: Job, signal: AbortSignal, metrics: JobMetrics): Promise<boolean> {
  const started = performance.now();
  const end = (outcome: Parameters<JobMetrics['ran']>[1]) =>
    metrics.ran(job.name, outcome, performance.now() - started);
  try {
    await job.run(signal);
  } catch (error) {
    end(signal.aborted ? 'cut_off' : 'failure');
    if (signal.aborted) return false;
    throw error;
  }
  end(signal.aborted ? 'cut_off' : 'success');
  return !signal.aborted;
}

/** Half of it is chance, so that processes that failed together do not come back together. */
function backOff(failures: number, { firstPause, longestPause }: Pace): number {
  return Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.5 + Math.random() / 2);
}
