import { ProviderTrouble, type RefundAsked, type Refunded } from '../payment-provider.ts';
import { paypalAmount, readPaypalAmount } from './paypal-amount.ts';
import { paypalIssue, paypalRefund } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';

const NOTE_LENGTH = 255;

/**
 * Refunds a capture, wholly or in part. The amount is always sent: without one PayPal refunds the remainder, which may be less
 * or more than was decided.
 */
export async function refundPaypalCapture(api: PaypalApi, asked: RefundAsked): Promise<Refunded> {
  const { known, amount, note, request_id } = asked;
  if (known.transaction_id === null) return { state: 'refused', reason: 'nothing_captured' };
  try {
    const { status, json } = await api({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(known.transaction_id)}/refund`,
      requestId: request_id,
      body: JSON.stringify({
        amount: paypalAmount(amount, known.currency),
        // PayPal lists a refund with it, so we recognise ours even if its answer was lost.
        invoice_id: request_id,
        ...(note && { note_to_payer: [...note].slice(0, NOTE_LENGTH / 2).join('') }),
      }),
    });
    if (status === 200 || status === 201) return ofAnswer(json, asked);
    const { issue = `http_${status}` } = paypalIssue(json);
    // 409: the same refund is in progress. 401, 429: it was not processed. DUPLICATE_INVOICE_ID: it was made under this number
    // before; the capture's list has its state.
    const decided =
      status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status) && issue !== 'DUPLICATE_INVOICE_ID';
    return { state: decided ? 'refused' : 'unknown', reason: issue };
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}

function ofAnswer(json: unknown, { amount, known }: RefundAsked): Refunded {
  const { data } = paypalRefund.safeParse(json);
  if (!data) return { state: 'unknown', reason: 'not_understood' };
  const said = data.amount && readPaypalAmount(data.amount);
  if (data.amount && (said?.amount !== amount || said.currency !== known.currency))
    return { state: 'unknown', reason: 'amount_differs' };
  switch (data.status) {
    case 'COMPLETED':
      return { state: 'done', provider_refund_id: data.id };
    case 'PENDING':
      return { state: 'pending', provider_refund_id: data.id };
    case 'CANCELLED':
    case 'FAILED':
      return { state: 'refused', reason: `refund_${data.status}` };
    default:
      return { state: 'unknown', reason: `refund_${data.status}` };
  }
}
