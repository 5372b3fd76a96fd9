import { expect, test } from 'vitest';
import { CANCELLATIONS, FREIGHT_STAGES, PAYMENT_STATUSES } from './order.rules.ts';
import { resultOf, resultStatus } from './order-result.rules.ts';

test('the URL says success only for paid orders in progress', () => {
  const states = PAYMENT_STATUSES.flatMap((payment_status) =>
    FREIGHT_STAGES.flatMap((freight_stage) =>
      CANCELLATIONS.map((cancellation) => ({ payment_status, freight_stage, cancellation })),
    ),
  );
  const good = states.filter((state) => resultStatus(state) === 'success');

  expect([...new Set(good.map(({ payment_status }) => payment_status))]).toEqual(['paid', 'partially_refunded']);
  expect(good.some(({ cancellation }) => cancellation === 'accepted')).toBe(false);
  expect(resultStatus({ payment_status: 'paid', freight_stage: 'none', cancellation: 'requested' })).toBe('success');
});

const card = {
  status: 'processing',
  payment_status: 'unpaid',
  pending_payment: null,
  paytype: 'cybersource',
  pay_number: null,
} as const;
const pay_number = { paytype: 'ecpay_cvs', bank: null, number: 'LLL1', until: '2026-11-21T10:00:00Z' } as const;
const transfer = { ...card, paytype: 'transfer' } as const;

test.for([
  ['a paid order', { ...card, status: 'preparing', payment_status: 'paid' }, 'thanks', 'thanks'],
  ['one that is placed, to be paid by transfer', transfer, 'thanks', 'payment_failed'],
  ['a reported transfer', { ...transfer, payment_status: 'reported' }, 'transfer_reported', 'transfer_reported'],
  ['an unpaid card order', card, 'awaiting_payment', 'payment_failed'],
  ['a number to pay with', { ...card, paytype: 'ecpay_cvs', pay_number }, 'number_given', 'number_given'],
  ['a payment under way', { ...card, pending_payment: 'processing' }, 'payment_pending', 'payment_pending'],
  ['a held payment', { ...card, pending_payment: 'held' }, 'payment_pending', 'payment_pending'],
  ['a declined payment', { ...card, status: 'failed', payment_status: 'failed' }, 'payment_failed', 'payment_failed'],
  ['an expired order', { ...card, status: 'failed', payment_status: 'expired' }, 'expired', 'expired'],
  ['a cancelled, unpaid order', { ...card, status: 'cancelled' }, 'cancelled', 'cancelled'],
  [
    'a cancelled order whose money goes back',
    { ...card, status: 'cancelled', payment_status: 'refunding', pending_payment: 'held' },
    'cancelled',
    'cancelled',
  ],
  ['a refund under way', { ...card, status: 'shipped', payment_status: 'refunding' }, 'refunding', 'refunding'],
  ['a refunded order', { ...card, status: 'shipped', payment_status: 'refunded' }, 'refunded', 'refunded'],
  [
    'a partly refunded order',
    { ...card, status: 'shipped', payment_status: 'partially_refunded' },
    'partly_refunded',
    'partly_refunded',
  ],
] as const)('%s is shown as it is, regardless of the URL', ([, order, success, fail]) => {
  expect([resultOf(order, 'success'), resultOf(order, 'fail')]).toEqual([success, fail]);
});
