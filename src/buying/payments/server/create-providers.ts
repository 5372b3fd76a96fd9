import { createOutbound, type OutboundLimits } from '#ground/outbound/server/outbound.ts';
import type { Config } from '#http/server/config.ts';
import type { Log } from '#http/server/log.ts';
import { cybersourceProvider } from './cybersource/cybersource-provider.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';
import { linePayProvider } from './line-pay/line-pay-provider.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';

export type Providers = Readonly<Record<ProviderPayType, PaymentProvider | undefined>>;

/** Each lane has its own queue and circuit breaker, so that none blocks the others. */
export type Lane = 'buyers' | 'background';

/** Strangers' messages get few concurrent calls; when the queue is full too, we refuse them, and a provider sends them again. */
const CHECKING: Partial<OutboundLimits> = { atOnce: 4, queueLength: 100 };

/**
 * The configured payment providers, created once per process and lane: they cache PayPal's token and know which host is down.
 * Buyers who start a payment or return from one have their own lane, and messages are verified in a third.
 */
export function createProviders(
  { payments }: Pick<Config, 'payments'>,
  { log, lane = 'buyers' }: { log?: Log; lane?: Lane } = {},
): Providers {
  const { paypal, cybersource, cybersource_usd, ecpay_credit: ecpay, linepay } = payments;
  const profiles = { ...(cybersource && { cybersource }), ...(cybersource_usd && { cybersource_usd }) };
  const rests = [cybersource?.rest?.api, cybersource_usd?.rest?.api];
  const apis = [paypal?.api, ...rests, ecpay?.api, linepay?.api].filter((api) => api !== undefined);
  const origins = [...new Set(apis)];
  const outbound = createOutbound(origins);
  // Messages come from outside, so only that lane verifies any.
  const checking = lane === 'buyers' ? createOutbound(origins, CHECKING) : outbound;
  const throughEcpay = ecpay && ecpayProvider(ecpay, outbound);
  return {
    ecpay_credit: throughEcpay,
    ecpay_atm: throughEcpay,
    ecpay_cvs: throughEcpay,
    linepay: linepay && linePayProvider(linepay, outbound),
    paypal: paypal && paypalProvider(paypal, outbound, { checking, log }),
    cybersource: cybersource && cybersourceProvider(cybersource, profiles, outbound, log),
    cybersource_usd: cybersource_usd && cybersourceProvider(cybersource_usd, profiles, outbound, log),
  };
}
