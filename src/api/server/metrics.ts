import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered',
  labelNames: ['method', 'area', 'status'] as const,
  registers: [metrics],
});

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a request',
  labelNames: ['area'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const AREA = /^\/(api\/[a-z]+|assets|pictures|healthz|readyz|metrics)\b/;

/** Counts an answered request by area: whole paths carry ids, and unknown ones would make a series each. */
export function observeRequest(method: string, path: string, status: number, ms: number): void {
  const area = status === 404 ? 'unknown' : (AREA.exec(path)?.[1] ?? 'page');
  requests.inc({ method, area, status: String(status) });
  seconds.observe({ area }, ms / 1000);
}
