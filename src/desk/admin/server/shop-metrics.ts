import { Gauge, type Registry } from 'prom-client';
import { placedSince } from '#buying/orders/server/order-figures.service.ts';
import { commonMisses } from '#catalogue/search/server/search-miss.service.ts';
import type { ShopContext } from '#http/server/context.ts';
import { shopDay, shopMidnight } from '#shared/shop-time.ts';
import { WAITING_NAMES } from '../today.rules.ts';
import { readHealth, readWaiting } from './today.service.ts';

/** However often `/metrics` is read, the database is asked so often at most. */
const FRESH_MS = 15_000;
const MOST_MISSES = 1_000;

const GAUGES = {
  shop_waiting: ['Tasks that are waiting for staff', 'task'],
  shop_late: ['Tasks that are waiting for staff and late', 'task'],
  shop_healthy: ['1 if a part of the shop is well, 0 if not', 'part'],
  shop_orders_today: ['Orders placed since midnight in Taipei', 'currency'],
  shop_order_value_today: ['Their total, in the smallest unit of the currency', 'currency'],
  shop_searches_without_result_today: ['Searches since midnight in Taipei that found nothing', undefined],
} as const;

type Name = keyof typeof GAUGES;

/**
 * Shows in `/metrics` what the start page of the back office shows. It is read from the database, so every process
 * reports the same: take the maximum over the processes, not the sum.
 */
export function showShop(shop: Pick<ShopContext, 'config' | 'db' | 'log'>, registry: Registry): void {
  let fresh: { until: number; read: Promise<void> } | undefined;
  const gauges = {} as Record<Name, Gauge>;
  const refresh = () => {
    if (fresh === undefined || performance.now() > fresh.until) {
      const read = fill(shop, gauges).catch((err) =>
        shop.log.warn({ err }, 'the figures of the shop could not be read'),
      );
      fresh = { until: performance.now() + FRESH_MS, read };
    }
    return fresh.read;
  };
  for (const name of Object.keys(GAUGES) as Name[]) {
    const [help, label] = GAUGES[name];
    registry.removeSingleMetric(name);
    const labelNames = label === undefined ? [] : [label];
    gauges[name] = new Gauge({ name, help, labelNames, registers: [registry], collect: refresh });
  }
}

async function fill(shop: Pick<ShopContext, 'config' | 'db' | 'log'>, gauges: Record<Name, Gauge>): Promise<void> {
  const { db, config } = shop;
  const now = new Date();
  const day = shopDay(now);
  for (const { what, count, late } of await readWaiting(db, WAITING_NAMES, now)) {
    gauges.shop_waiting.set({ task: what }, count);
    gauges.shop_late.set({ task: what }, late);
  }
  for (const { part, well } of await readHealth(db, config, now)) gauges.shop_healthy.set({ part }, well ? 1 : 0);
  const placed = await placedSince(db, shopMidnight(day));
  for (const currency of ['NTD', 'USD'] as const) {
    const sum = placed.find((one) => one.currency === currency);
    gauges.shop_orders_today.set({ currency }, sum?.count ?? 0);
    gauges.shop_order_value_today.set({ currency }, sum?.total ?? 0);
  }
  const misses = await commonMisses(db, day, MOST_MISSES);
  gauges.shop_searches_without_result_today.set(misses.reduce((sum, { times }) => sum + times, 0));
}
