import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createApp } from '#app/server/app.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';
import { listen } from '#http/server/serve.ts';
import { paymentJobs } from './payment-jobs.service.ts';
import { paymentsOf } from './payments.ts';

/** Opens the shop's API, with the simulator as its providers and the background jobs of payments; returns its port. */
export async function openTestShop(databaseUrl: string, simulatorPort: string, baseUrl: string): Promise<number> {
  const log = createLog('error');
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  const config = readConfig({ BASE_URL: baseUrl, DEMO: 'on', SIMULATOR_PORT: simulatorPort, TRUST_PROXY: '1' });
  const shop = { config, log, db: database.db };
  await startRunner(database, paymentJobs(paymentsOf(shop, 'background')), { log, registry: metrics });
  const app = createApp({ ...shop, buildId: 'test', problems: async () => [] }, new Hono<ApiEnv>());
  const server = await listen((request, env) => app.fetch(request, env), { ...config, port: 0 });
  return (server.address() as AddressInfo).port;
}
