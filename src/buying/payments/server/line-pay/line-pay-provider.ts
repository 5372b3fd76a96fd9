import { z } from 'zod';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import type { LinePayConfig } from '#http/server/payment-config.ts';
import {
  type Asked,
  type Begun,
  type Known,
  type Outcome,
  type PaymentProvider,
  ProviderTrouble,
} from '../payment-provider.ts';
import { withoutTrouble } from '../provider-trouble.ts';
import { type LinePayApi, linePayApi } from './line-pay-api.ts';
import { refundLinePay } from './line-pay-refund.ts';
import { linePayRequest } from './line-pay-request.ts';

/** A buyer has this long to approve. */
const OPEN_MS = 20 * 60_000;

const number = z.string().regex(/^\d{10,25}$/);
const requested = z.object({ transactionId: number, paymentUrl: z.object({ web: z.string() }) });
const refundThere = z.object({ refundTransactionId: number, refundAmount: z.int() });
const details = z
  .array(
    z.object({
      transactionId: number,
      orderId: z.string(),
      currency: z.string(),
      payInfo: z.array(z.object({ amount: z.int() })),
      refundList: z.array(refundThere).default([]),
    }),
  )
  .min(1);

/** LINE Pay: the request is made by the server, and only our confirmation moves money. */
export function linePayProvider(config: LinePayConfig, outbound: Outbound): PaymentProvider {
  const api = linePayApi(config, outbound);
  return {
    name: 'linepay',
    openMs: OPEN_MS,
    begin: (asked) => begin(api, config, asked),
    take: (known) => withoutTrouble(() => confirm(api, known)),
    read: (known) => withoutTrouble(() => read(api, known)),
    refund: (asked) => refundLinePay(api, asked, (known) => withoutTrouble(() => readDetails(api, known))),
    // LINE Pay sends none.
    message: () => NO_MESSAGE,
  };
}

async function begin(api: LinePayApi, { pages }: LinePayConfig, asked: Asked): Promise<Begun> {
  const { code, info } = await api({ method: 'POST', path: '/payments/request', body: linePayRequest(asked) });
  if (code !== '0000') throw new ProviderTrouble(`line_pay_${code}`);
  const { data } = requested.safeParse(info);
  if (!data || !isPage(data.paymentUrl.web, pages)) throw new ProviderTrouble('not_understood');
  return { way: 'redirect', url: data.paymentUrl.web, provider_id: data.transactionId };
}

/** Only LINE’s own pages, and those of the address that the shop calls: a simulator’s. */
function isPage(address: string, pages: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.origin === pages || (url.protocol === 'https:' && url.hostname.endsWith('.line.me') && url.port === '');
}

/** Charges what the buyer has approved. If it was confirmed before, or the answer was lost, the details say what became of it. */
async function confirm(api: LinePayApi, known: Known): Promise<Outcome> {
  if (known.provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
  const path = `/payments/${known.provider_id}/confirm`;
  let code: string;
  try {
    ({ code } = await api({ method: 'POST', path, body: { amount: known.amount, currency: 'TWD' } }));
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    return afterLostAnswer(api, known, error.reason);
  }
  switch (code) {
    case '0000':
    case '1172':
    case '1198':
      return readDetails(api, known);
    case '1145':
      return { state: 'unknown', reason: 'line_pay_1145' };
    case '1153':
      return { state: 'review', transaction_id: known.provider_id, reason: 'amount_differs' };
    default:
      return read(api, known);
  }
}

async function afterLostAnswer(api: LinePayApi, known: Known, reason: string): Promise<Outcome> {
  const found = await withoutTrouble(() => readDetails(api, known));
  return found.state === 'paid' || found.state === 'review' ? found : { state: 'unknown', reason };
}

async function read(api: LinePayApi, known: Known): Promise<Outcome> {
  if (known.provider_id === null) return { state: 'unknown', reason: 'no_provider_id' };
  if (known.transaction_id !== null) return readDetails(api, known);
  const { code } = await api({ method: 'GET', path: `/payments/requests/${known.provider_id}/check` });
  switch (code) {
    case '0000':
      return { state: 'waiting' };
    case '0110':
      return { state: 'approved' };
    case '0121':
      return { state: 'gone', reason: 'line_pay_0121' };
    case '0122':
      return { state: 'declined', reason: 'line_pay_0122' };
    case '0123':
      return readDetails(api, known);
    default:
      return { state: 'unknown', reason: `line_pay_${code}` };
  }
}

/** A finished payment, with its refunds. */
async function readDetails(api: LinePayApi, known: Known): Promise<Outcome> {
  const transactionId = known.provider_id ?? '';
  const { code, info } = await api({ method: 'GET', path: '/payments', query: { transactionId } });
  if (code !== '0000') return { state: 'unknown', reason: `line_pay_${code}` };
  const [payment] = details.safeParse(info).data ?? [];
  if (!payment || payment.transactionId !== transactionId) return { state: 'unknown', reason: 'not_understood' };
  if (payment.orderId !== known.reference) return { state: 'unknown', reason: 'other_order' };
  if (payment.currency !== 'TWD') return { state: 'unknown', reason: 'currency' };
  const amount = payment.payInfo.reduce((sum, part) => sum + part.amount, 0);
  const refunds = payment.refundList.map(
    ({ refundTransactionId, refundAmount }): RefundThere => ({
      provider_refund_id: refundTransactionId,
      request_id: null,
      amount: Math.abs(refundAmount),
      state: 'done',
    }),
  );
  return { state: 'paid', transaction_id: transactionId, amount, currency: 'NTD', refunds };
}

const NO_MESSAGE = {
  verified: false,
  problem: 'no_messages',
  event_id: null,
  attempt_id: null,
  reference: null,
  provider_id: null,
  transaction_id: null,
  paytype: null,
  kind: 'refused',
  outcome: null,
  noted: {},
} as const;
