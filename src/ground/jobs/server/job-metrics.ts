import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface JobMetrics {
  /** Records a run that has ended. */
  ran(job: string, outcome: 'success' | 'failure' | 'cut_off', ms: number): void;
  /** Records a success from the database: another process's, or one before this start. */
  succeededAt(job: string, at: Date): void;
}

const RUNS = 'background_job_runs_total';
const FAILURES = 'background_job_failures_total';
const SECONDS = 'background_job_seconds';
const LAST_SUCCESS = 'background_job_last_success_age_seconds';

/** Registers the metrics of these jobs; replaces those of an earlier runner. */
export function createJobMetrics(registry: Registry, jobs: readonly string[]): JobMetrics {
  for (const name of [RUNS, FAILURES, SECONDS, LAST_SUCCESS]) registry.removeSingleMetric(name);
  const labels = { labelNames: ['job'] as const, registers: [registry] };
  const runs = new Counter({ name: RUNS, help: 'Runs that have ended', ...labels });
  const failures = new Counter({ name: FAILURES, help: 'Runs that failed', ...labels });
  const seconds = new Histogram({
    name: SECONDS,
    help: 'Time a run took',
    buckets: [0.01, 0.1, 1, 10, 60, 600, 3_600],
    ...labels,
  });
  // A job that has never succeeded counts from the start of the process: an alert needs a figure that grows.
  const successes = new Map(jobs.map((job) => [job, Date.now()]));
  new Gauge({
    name: LAST_SUCCESS,
    help: 'Time since the last run that went well, in any process, or since the start',
    collect() {
      for (const [job, at] of successes) this.set({ job }, (Date.now() - at) / 1_000);
    },
    ...labels,
  });
  for (const job of jobs) {
    runs.inc({ job }, 0);
    failures.inc({ job }, 0);
  }
  return {
    ran(job, outcome, ms) {
      runs.inc({ job });
      seconds.observe({ job }, ms / 1_000);
      if (outcome === 'failure') failures.inc({ job });
      if (outcome === 'success') successes.set(job, Date.now());
    },
    succeededAt: (job, at) => void successes.set(job, at.getTime()),
  };
}
