import { z } from 'zod';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import { currencyOf, minorUnits } from '../decimal-amount.ts';
import { type Known, type Outcome, ProviderTrouble } from '../payment-provider.ts';
import type { RestApi } from './rest-api.ts';

const LIMIT = 100;

const summary = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  merchantId: z.string().optional(),
  clientReferenceInformation: z.object({ code: z.string().optional() }).default({}),
  applicationInformation: z
    .object({
      reasonCode: z.coerce.string().optional(),
      rFlag: z.string().optional(),
      applications: z
        .array(z.object({ name: z.string().optional(), reasonCode: z.coerce.string().optional() }))
        .default([]),
    })
    .default({ applications: [] }),
  orderInformation: z
    .object({ amountDetails: z.object({ totalAmount: z.coerce.string(), currency: z.string() }).optional() })
    .default({}),
});
/** A sale or a credit, as the search shows it. */
type Found = z.infer<typeof summary>;

const searchAnswer = z.object({
  totalCount: z.number().default(0),
  _embedded: z.object({ transactionSummaries: z.array(summary).default([]) }).optional(),
});

/** All transactions of the shop under a reference. The search finds them only after some minutes. */
export async function searchCards(api: RestApi, reference: string, merchantId: string): Promise<Found[]> {
  const { status, json } = await api('/tss/v2/searches', {
    save: false,
    name: 'payment',
    timezone: 'GMT',
    query: `clientReferenceInformation.code:${reference}`,
    offset: 0,
    limit: LIMIT,
    sort: 'submitTimeUtc:desc',
  });
  const { data } = searchAnswer.safeParse(json);
  if ((status !== 200 && status !== 201) || !data) throw new ProviderTrouble(`search_${status}`);
  const found = data._embedded?.transactionSummaries ?? [];
  if (data.totalCount > found.length) throw new ProviderTrouble('search_too_many');
  // The search also finds similar references.
  return found.filter(
    (one) => one.clientReferenceInformation.code === reference && (one.merchantId ?? merchantId) === merchantId,
  );
}

/** The part of a transaction that is its credit, its settlement, …; undefined if that was not done. */
const done = ({ applicationInformation }: Found, name: string) =>
  applicationInformation.applications.some((one) => one.name === name && one.reasonCode === '100');
const isCredit = ({ applicationInformation }: Found) =>
  applicationInformation.applications.some((one) => one.name === 'ics_credit');

export function acceptedCredit(found: readonly Found[]): Found | undefined {
  return found.find((one) => done(one, 'ics_credit'));
}

/** `request_id` is our number, if the search was for it. */
export function creditsOf(found: readonly Found[], request_id: string | null): RefundThere[] {
  return found.flatMap((one) => {
    const amount = amountOf(one)?.amount;
    if (!done(one, 'ics_credit') || amount === undefined) return [];
    return { provider_refund_id: one.id, request_id, amount, state: 'done' };
  });
}

/**
 * An attempt's result, from the transactions under its reference. Credits under it were made on CyberSource's own pages; `own`
 * are those of the shop, each found under its own reference.
 */
export function foundOutcome(found: readonly Found[], known: Known, own: readonly RefundThere[] = []): Outcome {
  const sales = found.filter((one) => !isCredit(one));
  const charged = sales.filter((one) => done(one, 'ics_bill'));
  const ours = charged.find(({ id }) => id === known.transaction_id) ?? charged[0];
  if (ours && charged.length > 1 && ours.id !== known.transaction_id)
    return { state: 'review', transaction_id: null, reason: 'several_transactions' };
  if (ours) return ofCharged(ours, known, [...creditsOf(found, null), ...own]);
  const inReview = sales.find(
    ({ applicationInformation: { rFlag, reasonCode } }) => rFlag === 'DREVIEW' || reasonCode === '480',
  );
  if (inReview)
    return {
      state: 'review',
      transaction_id: inReview.id,
      reason: `REVIEW ${inReview.applicationInformation.reasonCode}`,
    };
  const [last] = sales;
  // Nothing was settled, so no money arrived, under any status.
  if (last)
    return { state: 'declined', reason: `found ${last.applicationInformation.reasonCode ?? 'refused'}`.slice(0, 40) };
  return { state: 'waiting' };
}

function ofCharged(sale: Found, known: Known, refunds: readonly RefundThere[]): Outcome {
  const transaction_id = sale.id;
  const taken = amountOf(sale);
  if (!taken) return { state: 'review', transaction_id, reason: 'amount_unreadable' };
  if (sale.applicationInformation.reasonCode === '110')
    return { state: 'review', transaction_id, reason: 'partial_approval', ...taken };
  if (taken.amount !== known.amount || taken.currency !== known.currency)
    return { state: 'review', transaction_id, reason: 'amount_differs', ...taken };
  return { state: 'paid', transaction_id, ...taken, refunds };
}

function amountOf({ orderInformation: { amountDetails } }: Found) {
  const currency = currencyOf(amountDetails?.currency ?? '');
  const amount = currency && minorUnits(amountDetails?.totalAmount ?? '', currency);
  return currency && amount !== undefined ? { amount, currency } : undefined;
}
