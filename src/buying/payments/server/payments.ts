import type { Db } from '#db/server/connect.ts';
import type { ShopContext } from '#http/server/context.ts';
import type { Log } from '#http/server/log.ts';
import { createProviders, type Lane, type Providers } from './create-providers.ts';

/** What taking payments needs: the books, the providers, and the shop's own address for those who come back. */
export interface Payments {
  db: Db;
  log: Log;
  providers: Providers;
  baseUrl: string;
}

const opened = new WeakMap<ShopContext['config'], Partial<Record<Lane, Providers>>>();

/**
 * The payments of a shop; its providers are opened once for each lane, because they remember tokens and how the provider answers.
 * Jobs that nobody waits for say `background`.
 */
export function paymentsOf(
  { config, db, log }: Pick<ShopContext, 'config' | 'db' | 'log'>,
  lane: Lane = 'buyers',
): Payments {
  const lanes = opened.get(config) ?? {};
  opened.set(config, lanes);
  lanes[lane] ??= createProviders(config, { log, lane });
  const providers = lanes[lane];
  return { db, log, providers, baseUrl: config.baseUrl };
}

/** Whether the shop has a provider at all; without one there is nothing to ask and nothing to send. */
export function hasProviders({ providers }: Payments): boolean {
  return Object.values(providers).some((provider) => provider !== undefined);
}
