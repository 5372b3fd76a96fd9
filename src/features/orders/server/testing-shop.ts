import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createApp } from '#api/server/app.ts';
import { readConfig } from '#api/server/config.ts';
import type { ApiEnv } from '#api/server/context.ts';
import { createLog } from '#api/server/log.ts';
import { metrics } from '#api/server/metrics.ts';
import { listen } from '#api/server/serve.ts';
import { openDatabase } from '#db/server/connect.ts';
import { mailDelivery } from '#features/mail/server/mail-delivery.service.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';

/**
 * Opens the shop's API on a database that others use too, or in a data folder of its own, and answers the port it listens
 * on. With a mail server it sends the mails of the orders.
 */
export async function openTestShop(place: string, smtpUrl?: string): Promise<number> {
  const log = createLog('error');
  const isUrl = place.startsWith('postgres');
  const database = await openDatabase({ dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log });
  const config = readConfig({ BASE_URL: 'https://shop.test', SMTP_URL: smtpUrl });
  const { db } = database;
  await startRunner(database, mailDelivery(db, config, log), { log, registry: metrics });
  const app = createApp({ config, log, db, buildId: 'test', problems: async () => [] }, new Hono<ApiEnv>());
  const server = await listen((request, env) => app.fetch(request, env), { ...config, port: 0 });
  return (server.address() as AddressInfo).port;
}
