import { createOutbound, type OutboundLimits } from '#ground/outbound/server/outbound.ts';
import type { Config } from '#http/server/config.ts';
import type { Log } from '#http/server/log.ts';
import { cybersourceProvider } from './cybersource/cybersource-provider.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';

export type Providers = Readonly<Record<ProviderPayType, PaymentProvider | undefined>>;

/** For whom a provider is asked. Each has a queue and a circuit breaker of its own, so that none keeps the others out. */
export type Lane = 'buyers' | 'background';

/** Strangers' messages get few calls at once; more than these and the queue are refused, and a provider sends them again. */
const CHECKING: Partial<OutboundLimits> = { atOnce: 4, queueLength: 100 };

/**
 * The configured payment providers. Made once per process and lane: they keep PayPal's token and know which host is down. Buyers
 * who begin a payment or come back from one have a lane of their own, and messages are verified in a third.
 */
export function createProviders(
  { payments }: Pick<Config, 'payments'>,
  { log, lane = 'buyers' }: { log?: Log; lane?: Lane } = {},
): Providers {
  const { paypal, cybersource, cybersource_usd } = payments;
  const profiles = { ...(cybersource && { cybersource }), ...(cybersource_usd && { cybersource_usd }) };
  const apis = [paypal?.api, cybersource?.rest?.api, cybersource_usd?.rest?.api].filter((api) => api !== undefined);
  const origins = [...new Set(apis)];
  const outbound = createOutbound(origins);
  // Messages come from outside, so only that lane verifies any.
  const checking = lane === 'buyers' ? createOutbound(origins, CHECKING) : outbound;
  return {
    paypal: paypal && paypalProvider(paypal, outbound, { checking, log }),
    cybersource: cybersource && cybersourceProvider(cybersource, profiles, outbound, log),
    cybersource_usd: cybersource_usd && cybersourceProvider(cybersource_usd, profiles, outbound, log),
  };
}
