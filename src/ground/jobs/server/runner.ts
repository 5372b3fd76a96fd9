import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Database, Db, Log } from '#db/server/connect.ts';
import type { Job, SharedJob } from './job.ts';
import { acquireLease, releaseLease, renewLease, settleFailure, settleSuccess } from './job-lease.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import { createPauses, type Pauses } from './pauses.ts';

/** Milliseconds; tests use shorter ones. */
export interface Pace {
  /** After a process was killed, its jobs are taken over after this time. */
  lease: number;
  /** The pause after a first failure; each further failure doubles it. */
  firstPause: number;
  longestPause: number;
  /** How long a shutdown waits for running jobs. */
  stop: number;
}

const PACE: Pace = { lease: 30_000, firstPause: 1_000, longestPause: 300_000, stop: 20_000 };
/** Between two checks of a job that is due any moment. */
const SHORTEST_PAUSE = 50;

interface RunnerContext {
  db: Db;
  log: Log;
  metrics: JobMetrics;
  /** This runner's name in leases; unlike a process id it is never reused. */
  holder: string;
  pace: Pace;
  watch: JobWatch | undefined;
  stopping: AbortSignal;
}

/** Failures in a row, in any process. */
interface Known {
  failures: number;
}

export interface Runner {
  /** Starts nothing new, waits for running jobs and for `atStop`, up to a limit. Never rejects. */
  stop(): Promise<void>;
}

/** Called with jobs that keep failing, in any process, and with those that run again. */
interface JobWatch {
  failing(job: string): Promise<unknown>;
  well(job: string): Promise<unknown>;
}

/** About half a minute of failures, so that a restart of the database is not reported. */
export const FAILING_AFTER = 6;

interface RunnerOptions {
  log: Log;
  /** The registry for the jobs' metrics. */
  registry: Registry;
  pace?: Partial<Pace>;
  watch?: JobWatch | undefined;
}

/** Starts all background jobs: the only place with timers, leases, back-off and shutdown. */
export async function startRunner(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  jobs: readonly Job[],
  { log, registry, pace, watch }: RunnerOptions,
): Promise<Runner> {
  const stopping = new AbortController();
  const holder = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;
  const metrics = createJobMetrics(
    registry,
    jobs.map((job) => job.name),
  );
  const context = { db, log, metrics, holder, watch, pace: { ...PACE, ...pace }, stopping: stopping.signal };
  const queues = jobs.map((job) => ({ job, pauses: createPauses() }));
  const subscriptions: (() => Promise<void>)[] = [];
  for (const { job, pauses } of queues) {
    if (job.runsIn === 'each_process' && job.wakeOn)
      subscriptions.push(await listen(job.wakeOn, pauses.wake, pauses.wake));
  }
  const underWay = new Set(jobs.map((job) => job.name));
  const ended = queues.map(async ({ job, pauses }) => {
    await repeatJob(job, pauses, context);
    underWay.delete(job.name);
  });
  const stop = async () => {
    stopping.abort();
    for (const { pauses } of queues) pauses.wake();
    await Promise.race([Promise.all(ended), delay(context.pace.stop, undefined, { ref: false })]);
    if (underWay.size > 0)
      log.warn({ jobs: [...underWay] }, 'the shop closes before its work in the background is done');
    for (const unlisten of subscriptions)
      await unlisten().catch((err: unknown) => log.warn({ err }, 'could not unlisten'));
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}

async function repeatJob(job: Job, pauses: Pauses, context: RunnerContext): Promise<void> {
  const { db, holder, stopping, log, pace } = context;
  const known: Known = { failures: 0 };
  let pause: number | undefined = job.after ?? 0;
  while (pause !== undefined) {
    await pauses.pause(pause);
    if (stopping.aborted) break;
    try {
      pause = await doRound(job, known, context);
    } catch (err) {
      known.failures += 1;
      pause = backOff(known.failures, pace);
      log.error({ err, job: job.name, failures: known.failures, again_in_ms: pause }, 'work in the background failed');
      // If the database is unreachable, the lease expires.
      if (job.runsIn === 'one_process')
        await settleFailure(db, { name: job.name, holder }, pause).catch(() => undefined);
      if (known.failures >= FAILING_AFTER) await report(job, 'failing', context);
    }
  }
  if (!job.atStop) return;
  while (!stopping.aborted) await pauses.pause(pace.longestPause);
  try {
    await job.atStop();
  } catch (err) {
    log.error({ err, job: job.name }, 'work in the background could not be ended in order');
  }
}

/** A report that fails is only logged: it must not count as a failure of the job. */
async function report({ name }: Job, what: keyof JobWatch, { watch, log }: RunnerContext): Promise<void> {
  try {
    await watch?.[what](name);
  } catch (err) {
    log.warn({ err, job: name, what }, 'the state of work in the background could not be reported');
  }
}

/** Returns the milliseconds until the next run; undefined if there is none. */
async function doRound(job: Job, known: Known, context: RunnerContext): Promise<number | undefined> {
  if (job.runsIn === 'one_process') return doSharedRound(job, known, context);
  await runMeasured(job, context.stopping, context.metrics);
  if (known.failures >= FAILING_AFTER) await report(job, 'well', context);
  known.failures = 0;
  return job.every;
}

async function doSharedRound(job: SharedJob, known: Known, context: RunnerContext): Promise<number | undefined> {
  const { db, holder, metrics, pace, stopping } = context;
  const claim = { name: job.name, holder };
  const answer = await acquireLease(db, claim, pace.lease);
  known.failures = answer.failures;
  if (answer.succeeded_at) metrics.succeededAt(job.name, answer.succeeded_at);
  if (!answer.isMine) return Math.max(answer.againMs, SHORTEST_PAUSE);
  const lease = renewLease(db, claim, pace.lease);
  try {
    const isComplete = await runMeasured(job, AbortSignal.any([stopping, lease.lost]), metrics);
    if (!isComplete) {
      await releaseLease(db, claim);
      return SHORTEST_PAUSE;
    }
  } finally {
    lease.end();
  }
  await settleSuccess(db, claim, job.every === 'once' ? 0 : job.every);
  if (known.failures >= FAILING_AFTER) await report(job, 'well', context);
  return job.every === 'once' ? undefined : job.every;
}

/** False if the run was interrupted. What it throws then is not a failure: the next run decides. */
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

/** Half of it is random, so that processes that failed together do not retry together. */
function backOff(failures: number, { firstPause, longestPause }: Pace): number {
  return Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.5 + Math.random() / 2);
}
