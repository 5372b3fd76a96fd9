import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import type { Log } from '#http/server/log.ts';
import type { CybersourceConfig } from '#http/server/payment-config.ts';
import { type Known, type Outcome, type PaymentProvider, ProviderTrouble } from '../payment-provider.ts';
import type { CardProfiles } from './card-answer.ts';
import { cardMessage } from './card-message.ts';
import { refundCard, refundReference } from './card-refund.ts';
import { creditsOf, foundOutcome, searchCards } from './card-search.ts';
import { payForm } from './pay-form.ts';
import { type RestApi, restApi } from './rest-api.ts';

/**
 * CyberSource Secure Acceptance with one profile. Messages of all profiles arrive at the same URL, so each provider reads those
 * of every profile. Reading and refunding need the keys of the REST API.
 */
export function cybersourceProvider(
  config: CybersourceConfig,
  profiles: CardProfiles,
  outbound: Outbound,
  log?: Log,
): PaymentProvider {
  const { rest } = config;
  const api = rest && restApi(outbound, rest, log);
  return {
    name: 'cybersource',
    begin: async (asked) => payForm(asked, config, new Date()),
    message: (raw) => cardMessage(raw, profiles),
    ...(rest &&
      api && {
        read: (known) => read(api, rest.merchantId, known),
        refund: (asked) => refundCard(api, { ...config, rest }, asked),
      }),
  };
}

async function read(api: RestApi, merchantId: string, known: Known): Promise<Outcome> {
  try {
    const found = await searchCards(api, known.reference, merchantId);
    // A refund has its own reference there, so that we request it only once.
    const own: RefundThere[] = [];
    for (const request of known.refund_requests ?? [])
      own.push(...creditsOf(await searchCards(api, refundReference(request), merchantId), request));
    return foundOutcome(found, known, own);
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}
