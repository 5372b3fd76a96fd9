import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

/** Counted here and passed on when metrics are requested: looking up a counter by labels took longer than finding a cached answer. */
const answered = new Map<string, { labels: { method: string; area: string; status: string }; count: number }>();

const requests: Counter<'method' | 'area' | 'status'> = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered',
  labelNames: ['method', 'area', 'status'] as const,
  registers: [metrics],
  collect() {
    for (const { labels, count } of answered.values()) requests.inc(labels, count);
    answered.clear();
  },
});

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request',
  labelNames: ['area'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** How long an answer of the app took, by call: cached answers have their own, much smaller figures in `seconds`. */
const routeSeconds = new Histogram({
  name: 'http_route_seconds',
  help: 'Time to answer a call of the API without the cache, by its route',
  labelNames: ['route', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const AREA = /^\/(api\/[a-z]+|assets|pictures|healthz|readyz|metrics)\b/;

/** Counts an answered call by its route, such as `GET /api/order/:code`; refusals are not failures of the shop. */
export function observeRoute(route: string, status: number, ms: number): void {
  const refused = status >= 400 ? 'refused' : 'answered';
  routeSeconds.observe({ route, outcome: status >= 500 ? 'failed' : refused }, ms / 1000);
}

/** Counts an answered request by area: whole paths contain ids, and unknown ones would create a series each. */
export function observeRequest(method: string, path: string, status: number, ms: number): void {
  const area = status === 404 ? 'unknown' : (AREA.exec(path)?.[1] ?? 'page');
  const key = `${method} ${area} ${status}`;
  const counted = answered.get(key);
  if (counted) counted.count++;
  else answered.set(key, { labels: { method, area, status: String(status) }, count: 1 });
  seconds.observe({ area }, ms / 1000);
}
