import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CybersourceConfig, CybersourceRest } from '#http/server/payment-config.ts';
import { ProviderTrouble, type RefundAsked, type Refunded } from '../payment-provider.ts';
import { acceptedCredit, searchCards } from './card-search.ts';
import { cybersourceAmount } from './cybersource-amount.ts';
import type { RestApi } from './rest-api.ts';

const REFERENCE_LENGTH = 50;

const refundAnswer = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), status: z.string() });
const refusal = z.object({
  reason: z
    .string()
    .regex(/^\w{1,60}$/)
    .optional(),
});

/**
 * Refunds a card payment, wholly or in part. CyberSource has no request ids: our number is the refund's reference there, and we
 * search for it before we request it. While the search may not show it yet, we do not request it again.
 */
export async function refundCard(
  api: RestApi,
  config: Pick<CybersourceConfig, 'twdDecimals'> & { rest: CybersourceRest },
  { known, amount, request_id, first_asked_at }: RefundAsked,
): Promise<Refunded> {
  if (known.transaction_id === null) return { state: 'refused', reason: 'nothing_captured' };
  const { rest } = config;
  const reference = refundReference(request_id);
  try {
    const before = acceptedCredit(await searchCards(api, reference, rest.merchantId));
    if (before) return { state: 'done', provider_refund_id: before.id };
    if (first_asked_at && Date.now() - first_asked_at.getTime() < rest.searchLagMs)
      return { state: 'unknown', reason: 'not_to_be_found_yet' };
    const { amount: totalAmount, currency } = cybersourceAmount(amount, known.currency, config.twdDecimals);
    const { status, json } = await api(`/pts/v2/payments/${encodeURIComponent(known.transaction_id)}/refunds`, {
      clientReferenceInformation: { code: reference },
      orderInformation: { amountDetails: { totalAmount, currency } },
    });
    return ofAnswer(status, json);
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}

function ofAnswer(status: number, json: unknown): Refunded {
  if (status === 201) {
    const { data } = refundAnswer.safeParse(json);
    // CyberSource never reports more than PENDING: the bank gets the credit with the next batch, without a message.
    return data ? { state: 'done', provider_refund_id: data.id } : { state: 'unknown', reason: 'not_understood' };
  }
  const reason = refusal.safeParse(json).data?.reason ?? `http_${status}`;
  return { state: status === 400 || status === 404 ? 'refused' : 'unknown', reason };
}

export function refundReference(key: string): string {
  if (/^[\w-]+$/.test(key) && key.length <= REFERENCE_LENGTH) return key;
  return createHash('sha256').update(key).digest('hex').slice(0, REFERENCE_LENGTH);
}
