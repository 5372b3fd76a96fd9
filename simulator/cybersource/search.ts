import { randomUUID } from 'node:crypto';
import { isObject, json, parseJson, type Reply, type Request } from '../http/exchange.ts';
import { whole } from '../http/fault-plan.ts';
import { timeText } from '../ids.ts';
import { toDecimal } from '../money.ts';
import type { CardPayment, CardRefund, CardStatus } from '../state/records.ts';
import type { World } from '../world.ts';
import { placesOf } from './form-check.ts';
import { invalidRequest } from './rest-signature.ts';

/** The part of the search language that the shop needs: one reference, and optionally a period, which is ignored. */
const QUERY = /^clientReferenceInformation\.code:"?([\x21-\x7e]{1,50}?)"?(?: AND submitTimeUtc:[[{].{1,80}[\]}])?$/;

/** POST /tss/v2/searches */
export function searchTransactions(world: World, request: Request): Reply {
  const asked = parseJson(request.body.toString('utf8'));
  const query = isObject(asked) && typeof asked.query === 'string' ? asked.query : '';
  const code = QUERY.exec(query)?.[1];
  if (!isObject(asked) || code === undefined)
    return invalidRequest(world, 'INVALID_DATA', 'The query is not understood.', 'query');
  const limit = Math.max(1, whole(asked.limit, 20, 2_500));
  const offset = whole(asked.offset, 0, 1_000_000);
  const found = summaries(world, code);
  const page = found.slice(offset, offset + limit);
  const searchId = randomUUID();
  return json(201, {
    _links: { self: { href: `${world.url}/tss/v2/searches/${searchId}`, method: 'GET' } },
    searchId,
    save: false,
    query,
    count: page.length,
    totalCount: found.length,
    limit,
    offset,
    sort: 'id:desc',
    timezone: 'GMT',
    submitTimeUtc: timeText(world.now()),
    // Nothing found: no such object at all.
    ...(page.length > 0 && { _embedded: { transactionSummaries: page } }),
  });
}

/** Newest first; the latest payments are not in the search yet. */
function summaries(world: World, code: string) {
  const since = world.now() - world.settings.search_lag_ms;
  const payments = world.store
    .all('payments')
    .filter((payment) => payment.reference_number === code)
    .map((payment) => ({ at: payment.created_at, summary: paymentSummary(world, payment) }));
  const refunds = world.store
    .all('card_refunds')
    .filter((refund) => refund.reference === code)
    .map((refund) => ({ at: refund.created_at, summary: refundSummary(world, refund) }));
  const seen = [...payments, ...refunds].filter(({ at }) => at <= since);
  return seen.sort((one, other) => other.at - one.at).map(({ summary }) => summary);
}

const FLAGS: Record<CardStatus, readonly [rCode: string, rFlag: string]> = {
  CHARGED: ['1', 'SOK'],
  PARTIAL: ['1', 'SPARTIALAPPROVAL'],
  REVIEW: ['0', 'DREVIEW'],
  REJECTED: ['0', 'DREJECT'],
  DECLINED: ['0', 'DCARDREFUSED'],
  ERROR: ['-1', 'ESYSTEM'],
};

function paymentSummary(world: World, payment: CardPayment) {
  const { status, currency } = payment;
  const [rCode, rFlag] = FLAGS[status];
  // The search shows what is in the books, also if the answer to the form said something else.
  const reasonCode = status === 'CHARGED' ? '100' : status === 'REJECTED' ? '481' : payment.reason_code;
  const charged = status === 'CHARGED' || status === 'PARTIAL';
  const authorised = charged || status === 'REVIEW' || status === 'REJECTED';
  const auth = authorised
    ? application('ics_auth', status === 'PARTIAL' ? '110' : '100', '1', status === 'PARTIAL' ? rFlag : 'SOK')
    : application('ics_auth', reasonCode, rCode, rFlag);
  const decision =
    status === 'REVIEW' || status === 'REJECTED' ? [application('ics_decision', reasonCode, rCode, rFlag)] : [];
  const bill = charged ? application('ics_bill', '100', '1', 'SOK') : { name: 'ics_bill' };
  const total = toDecimal(charged ? payment.charged_minor : payment.minor, placesOf(currency));
  return summary(world, payment.id, payment.created_at, payment.reference_number, {
    applicationInformation: { applications: [bill, auth, ...decision], reasonCode, rCode, rFlag },
    amountDetails: { totalAmount: total, currency },
  });
}

function refundSummary(world: World, refund: CardRefund) {
  return summary(world, refund.id, refund.created_at, refund.reference ?? '', {
    applicationInformation: {
      applications: [application('ics_credit', '100', '1', 'SOK')],
      reasonCode: '100',
      rCode: '1',
      rFlag: 'SOK',
    },
    amountDetails: { totalAmount: refund.amount, currency: refund.currency },
  });
}

const application = (name: string, reasonCode: string, rCode: string, rFlag: string) => ({
  name,
  reasonCode,
  rCode,
  rFlag,
});

function summary(
  world: World,
  id: string,
  at: number,
  code: string,
  rest: { applicationInformation: unknown; amountDetails: unknown },
) {
  return {
    id,
    submitTimeUtc: timeText(at),
    merchantId: world.keys.CYBERSOURCE_MERCHANT_ID,
    applicationInformation: rest.applicationInformation,
    clientReferenceInformation: { code, applicationName: 'Secure Acceptance Web/Mobile', partner: {} },
    orderInformation: { billTo: {}, shipTo: {}, amountDetails: rest.amountDetails },
    paymentInformation: {
      paymentType: { type: 'credit card', method: 'VI' },
      card: { suffix: '1111', prefix: '411111', type: '001' },
    },
    processorInformation: { processor: { name: 'simulator' } },
    _links: { transactionDetail: { href: `${world.url}/tss/v2/transactions/${id}`, method: 'GET' } },
  };
}
