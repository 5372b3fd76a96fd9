import { describe, expect, test } from 'vitest';
import {
  CANCELLATIONS,
  FREIGHT_STAGES,
  ORDER_STATUSES,
  type OrderFacts,
  orderStatus,
  PAYMENT_STATUSES,
  payBy,
  returnUntil,
  settledAt,
  withdrawUntil,
} from './order.rules.ts';

const noon = new Date('2026-11-14T04:00:00Z');
const order: OrderFacts = {
  paytype: 'transfer',
  payment_status: 'unpaid',
  freight_stage: 'none',
  cancellation: 'none',
  return_status: 'none',
  pay_by: payBy('transfer', noon, 3),
  production_at: null,
  arrival_at: null,
  return_days: 14,
  refund_due: 0,
  pending_payment: null,
  returnable: true,
  is_pickup: false,
  pickup_late_at: null,
};

describe('the status a person reads', () => {
  test('exists for every combination of facts, and is one of the five', () => {
    for (const payment_status of PAYMENT_STATUSES)
      for (const freight_stage of FREIGHT_STAGES)
        for (const cancellation of CANCELLATIONS)
          expect(ORDER_STATUSES).toContain(orderStatus({ payment_status, freight_stage, cancellation }));
  });

  /**
   * Calculated by hand from product §6: rows are payments, columns none · preparing · complete · shipped · arrived · returned.
   */
  const P = 'processing';
  const R = 'preparing';
  const S = 'shipped';
  const F = 'failed';
  const X = 'cancelled';
  test.each([
    ['unpaid', [P, P, P, S, S, S]],
    ['reported', [P, P, P, S, S, S]],
    ['paid', [R, R, R, S, S, S]],
    ['failed', [F, F, F, F, F, F]],
    ['expired', [F, F, F, F, F, F]],
    ['refunding', [R, R, R, S, S, S]],
    ['partially_refunded', [R, R, R, S, S, S]],
    ['refunded', [X, X, X, S, S, S]],
  ] as const)('of an order that is %s follows from its freight', (payment_status, statuses) => {
    const read = FREIGHT_STAGES.map((freight_stage) => orderStatus({ ...order, payment_status, freight_stage }));

    expect(read).toEqual(statuses);
  });

  test('is cancelled once a cancellation was accepted, in every payment status; a request alone changes nothing', () => {
    for (const payment_status of PAYMENT_STATUSES)
      expect(orderStatus({ ...order, payment_status, cancellation: 'accepted' })).toBe('cancelled');
    expect(orderStatus({ ...order, payment_status: 'paid', cancellation: 'requested' })).toBe('preparing');
    expect(orderStatus({ ...order, payment_status: 'paid', cancellation: 'refused' })).toBe('preparing');
  });
});

describe('the clock', () => {
  test('gives a transfer three days and a provider two hours', () => {
    expect(payBy('transfer', noon, 3).toISOString()).toBe('2026-11-17T04:00:00.000Z');
    expect(payBy('transfer', noon, 7).toISOString()).toBe('2026-11-21T04:00:00.000Z');
    expect(payBy('paypal', noon, 7).toISOString()).toBe('2026-11-14T06:00:00.000Z');
  });

  test('allows returns until the end of the 14th day after arrival, in Taipei', () => {
    expect(returnUntil(noon, 14).toISOString()).toBe('2026-11-28T15:59:59.999Z');
    expect(returnUntil(noon, 7)).toEqual(withdrawUntil(noon));
  });
});

describe('an order is history', () => {
  const arrived: OrderFacts = { ...order, payment_status: 'paid', freight_stage: 'arrived', arrival_at: noon };

  test('14 days after it arrived', () => {
    expect(settledAt(arrived, noon)).toEqual(returnUntil(noon, 14));
    expect(settledAt({ ...arrived, return_days: 30 }, noon)).toEqual(returnUntil(noon, 30));
  });

  test('immediately if it was cancelled, expired or refunded', () => {
    expect(settledAt({ ...order, cancellation: 'accepted' }, noon)).toEqual(noon);
    expect(settledAt({ ...order, payment_status: 'expired' }, noon)).toEqual(noon);
    expect(settledAt({ ...arrived, payment_status: 'refunded' }, noon)).toEqual(noon);
  });

  test('never while it is in progress or money is owed', () => {
    const moving: Partial<OrderFacts>[] = [
      {},
      { payment_status: 'reported' },
      { payment_status: 'failed' },
      { payment_status: 'paid', freight_stage: 'shipped' },
      { payment_status: 'refunding', cancellation: 'accepted', refund_due: 10 },
      { payment_status: 'expired', refund_due: 10 },
      { ...arrived, return_status: 'requested' },
      { ...arrived, return_status: 'received' },
      { payment_status: 'paid', cancellation: 'requested' },
    ];
    for (const facts of moving) expect(settledAt({ ...order, ...facts }, noon)).toBeNull();
  });
});

test('the whole order can be returned free of charge until the end of the 7th day after its arrival in Taipei', () => {
  const lastMoment = new Date('2026-11-21T15:59:59.999Z');

  expect(withdrawUntil(new Date('2026-11-14T04:00:00Z'))).toEqual(lastMoment);
  expect(withdrawUntil(new Date('2026-11-13T16:00:00Z'))).toEqual(lastMoment);
  expect(withdrawUntil(new Date('2026-11-14T15:59:59Z'))).toEqual(lastMoment);
});
