import type { Config } from '#api/server/config.ts';
import type { Log } from '#api/server/log.ts';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { cybersourceProvider } from './cybersource/cybersource-provider.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';

export type Providers = Readonly<Record<ProviderPayType, PaymentProvider | undefined>>;

/** The configured payment providers. Made once per process: they keep PayPal's token and know which host is down. */
export function createProviders({ payments }: Pick<Config, 'payments'>, log?: Log): Providers {
  const { paypal, cybersource, cybersource_usd } = payments;
  const profiles = { ...(cybersource && { cybersource }), ...(cybersource_usd && { cybersource_usd }) };
  const apis = [paypal?.api, cybersource?.rest?.api, cybersource_usd?.rest?.api].filter((api) => api !== undefined);
  const outbound = createOutbound([...new Set(apis)]);
  return {
    paypal: paypal && paypalProvider(paypal, outbound, log),
    cybersource: cybersource && cybersourceProvider(cybersource, profiles, outbound, log),
    cybersource_usd: cybersource_usd && cybersourceProvider(cybersource_usd, profiles, outbound, log),
  };
}
