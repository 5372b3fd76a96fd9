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
  pickup_type: 'delivery',
  pickup_until: null,
} satisfies Parameters<typeof nextStep>[0];

describe('what happens next', () => {
  test('a ready order waits for its buyer, also after its time, unless it was refunded', () => {
    const kept = {
      ...order,
      status: 'shipped',
      payment_status: 'paid',
      freight_stage: 'shipped',
      pickup_type: 'pickup',
      pickup_until: inTime,
    } as const;
    expect(nextStep(kept, new Date(inTime))).toBe('ready_for_pickup');
    expect(nextStep(kept, new Date(later))).toBe('late_for_pickup');
    expect(nextStep({ ...kept, payment_status: 'refunded' }, new Date(later))).toBe('refunded');
    expect(nextStep({ ...kept, freight_stage: 'complete' })).toBe('made_for_pickup');
    const back = { ...kept, return_status: 'approved', freight_stage: 'arrived' } as const;
    expect(nextStep({ ...back, returns: [{ requested_at: inTime }] })).toBe('bring_or_collected');
    expect(nextStep({ ...back, returns: [{ requested_at: later }] })).toBe('bring_or_send');
  });

  test('an unpaid order awaits its transfer, or a payment at a provider', () => {
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

  test('an arrived order may be returned as long as the server allows it', () => {
    const arrived = { ...order, status: 'shipped', payment_status: 'paid', freight_stage: 'arrived' } as const;

    expect(nextStep({ ...arrived, actions: ['request_return'] }, new Date(inTime))).toBe('may_withdraw');
    expect(nextStep({ ...arrived, actions: ['request_return'] }, new Date(later))).toBe('may_return');
    expect(nextStep(arrived)).toBe('done');
  });

  test('a return of the first 7 days is collected, a later one is sent, and a list without that detail says it is accepted', () => {
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

  test('a cancellation comes before every other next step', () => {
    const paid = { ...order, status: 'preparing', payment_status: 'paid', freight_stage: 'preparing' } as const;

    expect(nextStep({ ...paid, cancellation: { status: 'requested' } })).toBe('cancel_asked');
    expect(nextStep({ ...paid, status: 'cancelled', payment_status: 'refunding' })).toBe('refund_comes');
    expect(nextStep({ ...paid, status: 'cancelled', payment_status: 'refunded' })).toBe('cancelled');
  });
});

describe('the timeline of an order', () => {
  const event = (what: OrderEventKind, more: Partial<OrderEventView> = {}): OrderEventView => ({
    at: '2026-11-14T03:00:00Z',
    who: 'member',
    what,
    data: {},
    ...more,
  });
  const none = { status: 'none', reason: '', answer: '' } as const;
  const storyOf = (
    events: OrderEventView[],
    status: OrderSummary['status'] = 'processing',
    pickup_type: OrderSummary['pickup_type'] = 'delivery',
  ) => orderStory({ events, status, cancellation: none, pickup_type }).map(({ what, at }) => (at ? what : `(${what})`));

  test('shows past events and then the next ones', () => {
    expect(storyOf([event('placed')])).toEqual(['placed', '(paid)', '(start_production)', '(ship)', '(arrive)']);
    expect(storyOf([event('placed'), event('confirm_transfer', { who: 'staff' }), event('start_production')])).toEqual([
      'placed',
      'paid',
      'start_production',
      '(ship)',
      '(arrive)',
    ]);
  });

  test('an order that is picked up is ready and picked up instead of shipped', () => {
    expect(storyOf([event('placed')], 'processing', 'pickup')).toEqual([
      'placed',
      '(paid)',
      '(start_production)',
      '(ready_pickup)',
      '(pick_up)',
    ]);
    const reminded = [event('ready_pickup'), event('pickup_reminded', { who: 'clock' })];
    expect(storyOf(reminded, 'shipped', 'pickup').slice(0, 2)).toEqual(['ready_pickup', '(paid)']);
  });

  test('has no future steps after a cancellation', () => {
    expect(storyOf([event('placed'), event('cancel')], 'cancelled')).toEqual(['placed', 'cancel']);
  });

  test('distinguishes a return request from a refund, and a yes from a no', () => {
    const events = [
      event('request_return'),
      event('decide_return', { who: 'staff', data: { accept: false } }),
      event('refund', { who: 'staff', data: { amount: 100 } }),
    ];

    expect(storyOf(events, 'cancelled')).toEqual(['request_return', 'decide_return_no', 'refund']);
  });

  test('leaves out events that only the shop needs', () => {
    expect(storyOf([event('placed'), event('reminded', { who: 'clock' }), event('pay')], 'failed')).toEqual(['placed']);
  });
});
