import { openDatabase } from '#db/server/open-database.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { createLog } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';
import { importJob } from './import-job.service.ts';

/** The background job of imports in a process of its own; returns 1 when it is ready. */
export async function openTestShop(url: string, dataDir: string): Promise<number> {
  const log = createLog('error');
  const database = await openDatabase({ dataDir: '', databaseUrl: url, log });
  await startRunner(database, [importJob(database.db, { dataDir }, log)], { log, registry: metrics });
  setInterval(() => undefined, 1_000);
  return 1;
}
