import { Hono } from 'hono';
import type { ApiEnv } from './context.ts';
import { metrics } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** Health, readiness and metrics, for operators. */
export const operations = new Hono<ApiEnv>()
  .get('/healthz', (c) => c.json({ status: 'ok', build: c.var.shop.buildId }))
  .get('/readyz', async (c) => {
    const problems = await c.var.shop.problems();
    c.header('Cache-Control', 'no-store');
    return problems.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', problems }, 503);
  })
  .get('/metrics', async (c) => {
    const { metricsToken } = c.var.shop.config;
    const known = metricsToken !== undefined && c.req.header('authorization') === `Bearer ${metricsToken}`;
    // Without a token only this machine may read the metrics: they reveal how much the shop sells.
    // A proxy on this machine passes on other people's requests.
    const isOwn = LOOPBACK.has(c.var.address) && c.req.header('x-forwarded-for') === undefined;
    if (!known && !(metricsToken === undefined && isOwn)) return c.notFound();
    return c.body(await metrics.metrics(), 200, { 'Content-Type': metrics.contentType });
  })
  .get('/build.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json({ id: c.var.shop.buildId });
  });
