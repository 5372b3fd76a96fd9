import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { showShop } from '#desk/admin/server/shop-metrics.ts';
import { createJobMetrics } from '#ground/jobs/server/job-metrics.ts';
import { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { showProcess } from '#http/server/cache/process-metrics.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';

const FOLDER = 'deploy/monitoring';
/** Prometheus' own. */
const NOT_OURS = new Set(['up']);
const PATTERN = /\b(?:up|(?:http|shop|database|cached|background|process|nodejs)_\w+)\b/g;

const metricsIn = (text: string) =>
  [...new Set(text.match(PATTERN))].map((name) => name.replace(/_(bucket|count)$/, ''));

test('alerts and dashboard use only metrics that the shop has', async ({ db }) => {
  const own = new Registry();
  showShop({ db, config: readConfig({ DEMO: 'off' }), log: createLog('silent') }, own);
  showProcess(new AnswerCache({ limit: 1 }), { connections: () => ({ open: 1, idle: 1, waiting: 0 }) }, own);
  createJobMetrics(own, ['mails']);
  const known = new Set([...own.getMetricsAsArray(), ...metrics.getMetricsAsArray()].map(({ name }) => name));

  const rules = readFileSync(`${FOLDER}/alerts.yml`, 'utf8');
  const expressions = [...rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
    ([, many, one]) => many ?? one ?? '',
  );
  const { panels } = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const used = metricsIn(
    [...expressions, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].join('\n'),
  );

  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !known.has(name) && !NOT_OURS.has(name))).toEqual([]);
});

test('every alert has a section in the runbook', () => {
  const alerts = [...readFileSync(`${FOLDER}/alerts.yml`, 'utf8').matchAll(/alert: (\w+)[\s\S]*?runbook: "([^"]+)"/g)];
  const sections = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.map(([, , link]) => link)).toEqual(alerts.map(([, name]) => `docs/runbook.md#${name?.toLowerCase()}`));
  expect(sections).toEqual(alerts.map(([, name]) => name));
});
