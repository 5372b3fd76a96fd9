import { describe, expect, test } from 'vitest';
import type { OrderEventView, OrderSummary } from './order.contract.ts';
import type { OrderEventKind } from './order-events.rules.ts';
import { nextStep, orderStory } from './order-story.rules.ts';

const freight = { production_at: null, times: { arrival: '2026-11-01T04:00:00Z' } } as OrderSummary['freight'];
const inTime = '2026-11-08T15:59:59Z';
const later = '2026-11-08T16:00:00Z';
const order = {
  status: 'processing',
  payment_status: 'unpaid',
  pending_payment: null,
  freight_stage: 'none',
  return_status: 'none',
  paytype: 'transfer',
  actions: [],
  cancellation: { status: 'none' },
  freight,
} satisfies Parameters<typeof nextStep>[0];

describe('what happens next', () => {
  test('an unpaid order waits for its transfer, or for a payment elsewhere', () => {
    expect(nextStep(order)).toBe('transfer');
    expect(nextStep({ ...order, paytype: 'paypal' })).toBe('pay');
    expect(nextStep({ ...order, payment_status: 'failed', status: 'failed' })).toBe('pay_again');
  });

  test('a paid order is made, packed and sent', () => {
    const paid = { ...order, status: 'preparing', payment_status: 'paid', freight_stage: 'preparing' } as const;

    expect(nextStep(paid)).toBe('will_be_made');
    expect(nextStep({ ...paid, freight: { ...freight, production_at: '2026-11-15T00:00:00Z' } })).toBe('being_made');
    expect(nextStep({ ...paid, freight_stage: 'complete' })).toBe('packed');
    expect(nextStep({ ...paid, status: 'shipped', freight_stage: 'shipped' })).toBe('under_way');
  });

  test('what arrived may be sent back as long as the server allows it', () => {
    const arrived = { ...order, status: 'shipped', payment_status: 'paid', freight_stage: 'arrived' } as const;

    expect(nextStep({ ...arrived, actions: ['request_return'] }, new Date(inTime))).toBe('may_withdraw');
    expect(nextStep({ ...arrived, actions: ['request_return'] }, new Date(later))).toBe('may_return');
    expect(nextStep(arrived)).toBe('done');
  });

  test('a return of the first 7 days is collected, a later one is sent, and a list that knows neither says it is accepted', () => {
    const accepted = { ...order, status: 'shipped', payment_status: 'paid', return_status: 'approved' } as const;

    expect(nextStep({ ...accepted, returns: [{ requested_at: inTime }] })).toBe('collected_soon');
    expect(nextStep({ ...accepted, returns: [{ requested_at: later }] })).toBe('send_back');
    expect(nextStep(accepted)).toBe('return_accepted');
  });

  test.for([
    ['paid', 'exchanged', 'exchanged'],
    ['partially_refunded', 'refunded', 'returned'],
    ['refunded', 'refunded', 'returned'],
    ['refunded', 'none', 'refunded'],
    ['partially_refunded', 'none', 'partly_refunded'],
    ['partially_refunded', 'rejected', 'partly_refunded'],
    ['paid', 'rejected', 'done'],
  ] as const)('what arrived, is %s and whose return is %s says so: %s', ([payment_status, return_status, says]) => {
    const arrived = { ...order, status: 'shipped', payment_status, return_status } as const;

    expect(nextStep({ ...arrived, freight_stage: 'arrived' })).toBe(says);
    expect(nextStep({ ...arrived, freight_stage: 'returned' })).toBe(says);
  });

  test('a cancellation comes before everything that would go on', () => {
    const paid = { ...order, status: 'preparing', payment_status: 'paid', freight_stage: 'preparing' } as const;

    expect(nextStep({ ...paid, cancellation: { status: 'requested' } })).toBe('cancel_asked');
    expect(nextStep({ ...paid, status: 'cancelled', payment_status: 'refunding' })).toBe('refund_comes');
    expect(nextStep({ ...paid, status: 'cancelled', payment_status: 'refunded' })).toBe('cancelled');
  });
});

describe('the story of an order', () => {
  const event = (what: OrderEventKind, more: Partial<OrderEventView> = {}): OrderEventView => ({
    at: '2026-11-14T03:00:00Z',
    who: 'member',
    what,
    data: {},
    ...more,
  });
  const none = { status: 'none', reason: '', answer: '' } as const;
  const storyOf = (events: OrderEventView[], status: OrderSummary['status'] = 'processing') =>
    orderStory({ events, status, cancellation: none }).map(({ what, at }) => (at ? what : `(${what})`));

  test('tells what happened and then what is to come', () => {
    expect(storyOf([event('placed')])).toEqual(['placed', '(paid)', '(start_production)', '(ship)', '(arrive)']);
    expect(storyOf([event('placed'), event('confirm_transfer', { who: 'staff' }), event('start_production')])).toEqual([
      'placed',
      'paid',
      'start_production',
      '(ship)',
      '(arrive)',
    ]);
  });

  test('promises nothing any more when the order was called off', () => {
    expect(storyOf([event('placed'), event('cancel')], 'cancelled')).toEqual(['placed', 'cancel']);
  });

  test('tells a wish to send back from the money that is paid back, and a yes from a no', () => {
    const events = [
      event('request_return'),
      event('decide_return', { who: 'staff', data: { accept: false } }),
      event('refund', { who: 'staff', data: { amount: 100 } }),
    ];

    expect(storyOf(events, 'cancelled')).toEqual(['request_return', 'decide_return_no', 'refund']);
  });

  test('leaves out what only the shop needs to know', () => {
    expect(storyOf([event('placed'), event('reminded', { who: 'clock' }), event('pay')], 'failed')).toEqual(['placed']);
  });
});
