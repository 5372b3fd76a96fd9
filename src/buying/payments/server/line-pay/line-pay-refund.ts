import { z } from 'zod';
import { type Known, type Outcome, ProviderTrouble, type RefundAsked, type Refunded } from '../payment-provider.ts';
import type { LinePayApi } from './line-pay-api.ts';

const answer = z.object({ refundTransactionId: z.string().regex(/^\d{10,25}$/) });
/**
 * The only codes after which asking again can help: a running or duplicate call (1145, 1198), and LINE Pay's own trouble (the
 * others: one source, 1900 and 1902 for other calls only). Every other code is a definite no: too late, too much, refunded before,
 * unknown, another request than the one before (1999). Staff then look at LINE Pay's pages.
 */
const AGAIN = new Set(['1145', '1198', '1199', '1900', '1902', '9000']);

function refusalOf(code: string): Refunded {
  return { state: AGAIN.has(code) ? 'unknown' : 'refused', reason: `line_pay_${code}` };
}

/**
 * Refunds a payment, wholly or in part. LINE Pay knows no request numbers: after a lost answer we first read its list, and a
 * refund of this amount that is not in our books is ours.
 */
export async function refundLinePay(
  api: LinePayApi,
  { known, amount, first_asked_at, booked = [] }: RefundAsked,
  readDetails: (known: Known) => Promise<Outcome>,
): Promise<Refunded> {
  if (known.transaction_id === null) return { state: 'refused', reason: 'nothing_captured' };
  if (first_asked_at) {
    const read = await readDetails({ ...known, provider_id: known.transaction_id });
    if (read.state !== 'paid') {
      const reason = 'reason' in read ? read.reason : read.state;
      const [, code] = /^line_pay_(\d{4})$/.exec(reason) ?? [];
      // A refusal of this question says nothing about the refund: it may have been made.
      const isRefused = code !== undefined && !AGAIN.has(code);
      return isRefused ? { state: 'refused', reason: 'answer_lost' } : { state: 'unknown', reason };
    }
    const own = read.refunds?.find((refund) => refund.amount === amount && !booked.includes(refund.provider_refund_id));
    if (own) return { state: 'done', provider_refund_id: own.provider_refund_id };
  }
  try {
    const path = `/payments/${known.transaction_id}/refund`;
    const { code, info } = await api({ method: 'POST', path, body: { refundAmount: amount } });
    if (code !== '0000') return refusalOf(code);
    const { data } = answer.safeParse(info);
    return data
      ? { state: 'done', provider_refund_id: data.refundTransactionId }
      : { state: 'unknown', reason: 'not_understood' };
  } catch (error) {
    if (error instanceof ProviderTrouble) return { state: 'unknown', reason: error.reason };
    throw error;
  }
}
