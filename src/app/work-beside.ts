import { runSimulator } from '#buying/payments/server/simulator.service.ts';
import type { DemoSeed } from '#desk/demo/server/demo.service.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { raiseFailingJob, settleFailingJob } from '#ground/staff-notices/server/raise-notice.service.ts';
import { metrics } from '#http/server/metrics.ts';
import type { Shop } from '#http/server/shop.ts';
import { backgroundJobs } from './background.ts';

export interface WorkBeside {
  stop: () => Promise<void>;
  /** Ends the demo's parts and restarts with the present configuration. */
  again: () => void;
}

/** Starts the background jobs and, in a demo without keys, the payment simulator. */
export async function workBeside(shop: Shop, demo: DemoSeed | undefined): Promise<WorkBeside> {
  const start = async (seed: DemoSeed | undefined) => ({
    config: shop.config,
    simulator: runSimulator(shop.config, shop.log),
    runner: await startRunner(shop.database, backgroundJobs(shop, seed), {
      log: shop.log,
      registry: metrics,
      watch: {
        failing: (job) => raiseFailingJob(shop.db, job),
        well: (job) => settleFailingJob(shop.db, job),
      },
    }),
  });
  let running = await start(demo);
  let isStopped = false;
  const end = async () => {
    await running.runner.stop();
    running.simulator.stop();
  };
  // One restart after another, and none if an earlier one already used the present configuration.
  let last: Promise<unknown> = Promise.resolve();
  const again = () => {
    last = last.then(async () => {
      if (isStopped || running.config === shop.config) return;
      await end();
      if (!isStopped) running = await start(undefined);
    });
    last = last.catch((err) => shop.log.error({ err }, 'the work in the background was not restarted'));
  };
  // The configuration may have changed while the jobs started.
  again();
  const stop = async () => {
    isStopped = true;
    await last;
    await end();
  };
  return { stop, again };
}
