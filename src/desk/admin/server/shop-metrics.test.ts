import { Registry } from 'prom-client';
import { expect } from 'vitest';
import { noteMiss } from '#catalogue/search/server/search-miss.service.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { showShop } from './shop-metrics.ts';

test('operators read what waits for staff, and whether each part is well, at most every 15 seconds', async ({ db }) => {
  const registry = new Registry();
  await noteMiss(db, 'en', 'giraffe');
  showShop({ db, config: readConfig({ DEMO: 'off' }), log: createLog('silent') }, registry);

  const text = await registry.metrics();
  expect(text).toMatch(/^shop_waiting\{task="to_ship"\} 0$/m);
  expect(text).toMatch(/^shop_healthy\{part="mail"\} 0$/m);
  expect(text).toMatch(/^shop_healthy\{part="jobs"\} 1$/m);
  expect(text).toMatch(/^shop_orders_today\{currency="USD"\} 0$/m);
  expect(text).toMatch(/^shop_searches_without_result_today 1$/m);

  await noteMiss(db, 'en', 'zebra');
  expect(await registry.metrics()).toBe(text);
});
