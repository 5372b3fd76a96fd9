import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { createApp } from '#app/server/app.ts';
import { publishingArticles } from '#catalogue/articles/server/article-clock.service.ts';
import { watchSharedLists } from '#catalogue/shared-lists/server/shared-list-watch.service.ts';
import { watchOpening } from '#catalogue/site/server/opening.service.ts';
import { workIndexChanged } from '#catalogue/works/server/work-index.load.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { createEarlyAnswers, findCall, whileOpen } from '#http/server/cache/early-answers.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';
import { listen } from '#http/server/serve.ts';
import { createWaitingRequests } from '#http/server/waiting-requests.ts';
import { mailDelivery } from '#people/mail/server/mail-delivery.service.ts';

const CACHE_BYTES = 8 * 1024 * 1024;

/**
 * Opens the shop's API on a shared database or in its own data folder, and returns its port. Common data is cached, as in a
 * real shop. With a mail server it sends the mails of the orders.
 */
export async function openTestShop(place: string, smtpUrl?: string): Promise<number> {
  const log = createLog('error');
  const isUrl = place.startsWith('postgres');
  const database = await openDatabase({ dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log });
  // As in a demo, staff sign in with a password alone.
  const config = readConfig({ BASE_URL: 'https://shop.test', SMTP_URL: smtpUrl, DEMO: 'on' });
  const { db } = database;
  const jobs = [...mailDelivery(db, config, log), publishingArticles(db)];
  await startRunner(database, jobs, { log, registry: metrics });
  const cache = new AnswerCache({ limit: CACHE_BYTES, heardUntil: database.heardUntil });
  const opening = watchOpening(database);
  const forget = () => {
    workIndexChanged(db);
    opening.forget();
    cache.clear();
  };
  await database.listen('content', forget, forget);
  const waiting = createWaitingRequests(database.heardUntil);
  await watchSharedLists(database, waiting);
  const app = createApp(
    { config, log, db, cache, opening, waiting, buildId: 'test', problems: async () => [] },
    new Hono<ApiEnv>(),
  );
  const answerEarly = createEarlyAnswers({ config, log }, [whileOpen(opening, findCall(cache))]);
  const server = await listen((request, env) => app.fetch(request, env), { ...config, port: 0 }, { answerEarly });
  return (server.address() as AddressInfo).port;
}
