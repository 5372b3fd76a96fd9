import { eq } from 'drizzle-orm';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import type { TestChoice } from '../payment.contract.ts';
import { paymentAttempt, testPayment } from './payment.tables.ts';
import type { Known, Message, Outcome, PaymentProvider, ProviderPayType } from './payment-provider.ts';

const MINUTE_MS = 60_000;
/** A simulated number is paid soon after the buyer got it, or never; like a real one, it expires after three days. */
const PAID_AFTER_MS = MINUTE_MS;
const EXPIRES_MS = 3 * 24 * 60 * MINUTE_MS;
const BANK = '000';

/** What the buyer of a test order can choose: a method that gives a number gives one here too. */
export function testChoicesOf(paytype: ProviderPayType): readonly TestChoice[] {
  const isCode = PAY_TYPES[paytype].settles === 'code';
  return isCode ? ['number_paid', 'number_unpaid', 'decline', 'cancel'] : ['pay', 'decline', 'cancel'];
}

/**
 * Simulates every provider for test orders (decision 62). Its books are the shop's own database, so that all processes
 * see the same, and it has no key, port or address. It accepts no message and calls no other host.
 */
export function testProvider(db: Db): PaymentProvider {
  return {
    name: 'test',
    begin: async ({ attempt_id, lang }) => ({
      way: 'redirect',
      // In the shop itself, so it needs no host.
      url: `/api/payment/test/page?attempt=${attempt_id}&lang=${lang}`,
      provider_id: transactionOf(attempt_id),
    }),
    take: (known) => outcomeOf(db, known),
    read: (known) => outcomeOf(db, known),
    refund: async ({ request_id }) => ({ state: 'done', provider_refund_id: `TEST-${request_id}` }),
    message: () => NOTHING,
  };
}

async function outcomeOf(db: Db, { attempt_id, amount, currency }: Known): Promise<Outcome> {
  const [chosen] = await db
    .select({ choice: testPayment.choice, chosen_at: testPayment.chosen_at, paytype: paymentAttempt.paytype })
    .from(testPayment)
    .innerJoin(paymentAttempt, eq(paymentAttempt.attempt_id, testPayment.attempt_id))
    .where(eq(testPayment.attempt_id, attempt_id));
  if (!chosen) return { state: 'waiting' };
  const { choice, chosen_at, paytype } = chosen;
  if (choice === 'decline') return { state: 'declined', reason: 'test' };
  const age = Date.now() - chosen_at.getTime();
  if (choice === 'number_unpaid' && age > EXPIRES_MS) return { state: 'gone', reason: 'test' };
  if (choice === 'number_unpaid' || (choice === 'number_paid' && age < PAID_AFTER_MS))
    return {
      state: 'numbered',
      bank: paytype === 'ecpay_atm' ? BANK : null,
      number: numberOf(attempt_id),
      until: new Date(chosen_at.getTime() + EXPIRES_MS),
      amount,
    };
  return { state: 'paid', transaction_id: transactionOf(attempt_id), amount, currency };
}

/** Marked, so that nobody tries to pay it: no bank or store has such numbers. */
function numberOf(attemptId: string): string {
  return `TEST${attemptId.replaceAll(/\D/g, '').padEnd(10, '0').slice(0, 10)}`;
}

function transactionOf(attemptId: string): string {
  return `TEST-${attemptId}`;
}

const NOTHING: Message = {
  verified: false,
  problem: 'test',
  event_id: null,
  attempt_id: null,
  reference: null,
  provider_id: null,
  transaction_id: null,
  paytype: null,
  kind: 'test',
  outcome: null,
  noted: {},
};
