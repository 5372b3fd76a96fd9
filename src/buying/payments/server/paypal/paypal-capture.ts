import type { PaypalConfig } from '#http/server/payment-config.ts';
import type { Known, Outcome } from '../payment-provider.ts';
import { withoutTrouble } from '../provider-trouble.ts';
import { paypalIssue, paypalOrder } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';
import { CAPTURE_ISSUES, paypalOutcome } from './paypal-outcome.ts';
import { approveAgain } from './paypal-pages.ts';

type Payee = Pick<PaypalConfig, 'pages' | 'merchantId'>;

/**
 * Captures the money of an approved order. A retry is the same capture: by its request id, later by reading what was captured.
 */
export async function capturePaypalOrder(api: PaypalApi, payee: Payee, known: Known): Promise<Outcome> {
  return withoutTrouble(async () => {
    const { provider_id } = known;
    if (provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
    const { status, json } = await api({
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(provider_id)}/capture`,
      requestId: `${known.attempt_id}-capture`,
    });
    if (status === 200 || status === 201) {
      const { data } = paypalOrder.safeParse(json);
      const outcome = data && paypalOutcome(data, known, payee.merchantId);
      // If the answer to a capture is incomplete, the order has the rest.
      return outcome && outcome.state !== 'unknown' ? outcome : readPaypalOrder(api, payee, known);
    }
    const { issue = `http_${status}` } = paypalIssue(json);
    if (status === 404) return readPaypalOrder(api, payee, known);
    if (status !== 422 && status !== 400 && status !== 403) return { state: 'unknown', reason: issue };
    return refused(issue, provider_id, payee, () => readPaypalOrder(api, payee, known));
  });
}

export async function readPaypalOrder(api: PaypalApi, { merchantId }: Payee, known: Known): Promise<Outcome> {
  return withoutTrouble(async () => {
    const { provider_id } = known;
    if (provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
    const path = `/v2/checkout/orders/${encodeURIComponent(provider_id)}` as const;
    const { status, json } = await api({ method: 'GET', path });
    const { issue = `http_${status}` } = paypalIssue(json);
    // PayPal deletes orders that nobody approved in time, but not paid ones: for those, 404 would be another error.
    if (status === 404 && known.transaction_id === null) return { state: 'gone', reason: issue };
    if (status !== 200) return { state: 'unknown', reason: issue };
    const { data } = paypalOrder.safeParse(json);
    return data ? paypalOutcome(data, known, merchantId) : { state: 'unknown', reason: 'not_understood' };
  });
}

async function refused(
  issue: string,
  orderId: string,
  { pages }: Payee,
  read: () => Promise<Outcome>,
): Promise<Outcome> {
  switch (CAPTURE_ISSUES[issue] ?? 'later') {
    case 'again':
      return { state: 'again', url: approveAgain(orderId, pages), reason: issue };
    case 'declined':
      return { state: 'declined', reason: issue };
    case 'gone':
      return { state: 'gone', reason: issue };
    case 'review':
      return { state: 'review', transaction_id: null, reason: issue };
    case 'read':
      return read();
    case 'later':
      return { state: 'unknown', reason: issue };
  }
}
