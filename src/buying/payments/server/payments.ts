import type { Db } from '#db/server/connect.ts';
import type { ShopContext } from '#http/server/context.ts';
import type { Log } from '#http/server/log.ts';
import { createProviders, type Lane, type Providers } from './create-providers.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';
import { testProvider } from './test-provider.ts';

export interface Payments {
  db: Db;
  log: Log;
  providers: Providers;
  /** Simulates all of them for test orders; missing in a demo, which has its own simulator. */
  simulated?: PaymentProvider | undefined;
  baseUrl: string;
}

const opened = new WeakMap<ShopContext['config'], Partial<Record<Lane, Providers>>>();

/**
 * The providers are opened once for each lane, because they cache tokens and the provider's health. Background jobs use
 * `background`.
 */
export function paymentsOf(
  { config, db, log }: Pick<ShopContext, 'config' | 'db' | 'log'>,
  lane: Lane = 'buyers',
): Payments {
  const lanes = opened.get(config) ?? {};
  opened.set(config, lanes);
  lanes[lane] ??= createProviders(config, { log, lane });
  const providers = lanes[lane];
  const simulated = config.demo === 'off' ? testProvider(db) : undefined;
  return { db, log, providers, simulated, baseUrl: config.baseUrl };
}

/** The provider of an order or of an attempt: a test stays a test in either mode of the shop. */
export function providerOf(
  { providers, simulated }: Pick<Payments, 'providers' | 'simulated'>,
  { test, paytype }: { test: boolean; paytype: ProviderPayType },
): PaymentProvider | undefined {
  return test ? simulated : providers[paytype];
}

/** Whether the shop takes money by a provider. */
export function hasProviders({ providers }: Payments): boolean {
  return Object.values(providers).some((provider) => provider !== undefined);
}

/** Without a provider the jobs have nothing to do. A shop that is no demo may have test payments. */
export function hasWork(payments: Payments): boolean {
  return hasProviders(payments) || payments.simulated !== undefined;
}
