import type { PaypalConfig } from '#http/server/payment-config.ts';
import { type Known, type Outcome, ProviderTrouble } from '../payment-provider.ts';
import { paypalIssue, paypalOrder } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';
import { CAPTURE_ISSUES, paypalOutcome } from './paypal-outcome.ts';
import { approveAgain } from './paypal-pages.ts';

type Payee = Pick<PaypalConfig, 'pages' | 'merchantId'>;

/** Takes the money of an approved order. Repeated, it is the same capture: by its request id, later by asking what was taken. */
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
      // What the answer to a capture leaves out, the order itself says.
      return outcome && outcome.state !== 'unknown' ? outcome : readPaypalOrder(api, payee, known);
    }
    const { issue = `http_${status}` } = paypalIssue(json);
    if (status === 404) return readPaypalOrder(api, payee, known);
    if (status !== 422 && status !== 400 && status !== 403) return { state: 'unknown', reason: issue };
    return refused(issue, provider_id, payee, () => readPaypalOrder(api, payee, known));
  });
}

/** Asks PayPal what has become of an attempt. */
export async function readPaypalOrder(api: PaypalApi, { merchantId }: Payee, known: Known): Promise<Outcome> {
  return withoutTrouble(async () => {
    const { provider_id } = known;
    if (provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
    const path = `/v2/checkout/orders/${encodeURIComponent(provider_id)}` as const;
    const { status, json } = await api({ method: 'GET', path });
    const { issue = `http_${status}` } = paypalIssue(json);
    // An order that nobody approved in time is forgotten; one that was paid is not, so that would be another mistake.
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

/** No answer is an outcome too: nobody knows. */
async function withoutTrouble(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}
