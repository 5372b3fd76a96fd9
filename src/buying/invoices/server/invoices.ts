import type { Db } from '#db/server/connect.ts';
import { createOutbound, type OutboundLimits } from '#ground/outbound/server/outbound.ts';
import type { Config } from '#http/server/config.ts';
import type { ShopContext } from '#http/server/context.ts';
import type { Log } from '#http/server/log.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';
import type { InvoiceProvider } from './invoice-provider.ts';

export interface Invoices {
  db: Db;
  log: Log;
  /** Undefined: the accountant issues, and staff enter the numbers. */
  provider: InvoiceProvider | undefined;
}

/** A buyer at the checkout never waits longer for the ministry. */
const CHECKING: Partial<OutboundLimits> = { totalMs: 2000, atOnce: 4, queueLength: 50 };

type Lane = 'background' | 'buyers';
const opened = new WeakMap<Config, Partial<Record<Lane, InvoiceProvider>>>();

/** The provider is opened once per process and lane: checks for buyers never wait behind the queue. */
export function invoicesOf({ config, db, log }: Pick<ShopContext, 'config' | 'db' | 'log'>, lane: Lane): Invoices {
  const { ecpay } = config.invoices;
  if (!ecpay) return { db, log, provider: undefined };
  const lanes = opened.get(config) ?? {};
  opened.set(config, lanes);
  lanes[lane] ??= ecpayProvider(createOutbound([ecpay.api], lane === 'buyers' ? CHECKING : {}), ecpay);
  return { db, log, provider: lanes[lane] };
}
