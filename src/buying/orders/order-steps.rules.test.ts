import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '#shared/rights.ts';
import {
  CANCELLATIONS,
  FREIGHT_STAGES,
  type OrderFacts,
  PAYMENT_STATUSES,
  payBy,
  RETURN_STATUSES,
} from './order.rules.ts';
import { type Actor, STEPS, type StepAction } from './order-step-table.rules.ts';
import { actionsOf, changesSituation, isUnexpectedPayment, STAFF_ACTIONS, stepFor } from './order-steps.rules.ts';

const noon = new Date('2026-11-14T04:00:00Z');
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const unpaid: OrderFacts = {
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
const byCard: OrderFacts = { ...unpaid, paytype: 'cybersource' };
const paid: OrderFacts = { ...unpaid, payment_status: 'paid', freight_stage: 'preparing' };
const made: OrderFacts = { ...paid, production_at: noon };
const packed: OrderFacts = { ...made, freight_stage: 'complete' };
const sent: OrderFacts = { ...made, freight_stage: 'shipped' };
const arrived: OrderFacts = { ...made, freight_stage: 'arrived', arrival_at: noon };
const asked: OrderFacts = { ...made, cancellation: 'requested' };
const cancelled: OrderFacts = { ...unpaid, cancellation: 'accepted' };

const leadsTo = (action: StepAction, who: Actor, order: OrderFacts, now = noon) => stepFor(action, order, now, who)?.to;

describe('money', () => {
  test.each([
    ['report_transfer', 'member', unpaid, 'reported'],
    ['report_transfer', 'member', { ...unpaid, payment_status: 'reported' }, 'reported'],
    ['report_transfer', 'member', byCard, undefined],
    ['report_transfer', 'member', paid, undefined],
    ['report_transfer', 'member', cancelled, undefined],
    ['confirm_transfer', 'finance', unpaid, 'paid'],
    ['confirm_transfer', 'finance', { ...unpaid, payment_status: 'reported' }, 'paid'],
    ['confirm_transfer', 'finance', paid, undefined],
    ['confirm_transfer', 'finance', cancelled, undefined],
    ['confirm_transfer', 'finance', { ...unpaid, payment_status: 'expired' }, undefined],
    ['confirm_transfer', 'member', unpaid, undefined],
    ['confirm_transfer', 'workshop', unpaid, undefined],
    ['transfer_not_found', 'finance', { ...unpaid, payment_status: 'reported' }, 'unpaid'],
    ['transfer_not_found', 'finance', unpaid, undefined],
    ['payment_received', 'provider', byCard, 'paid'],
    ['payment_received', 'provider', { ...byCard, payment_status: 'failed' }, 'paid'],
    ['payment_received', 'provider', unpaid, undefined],
    ['payment_received', 'provider', { ...byCard, cancellation: 'accepted' }, undefined],
    ['payment_received', 'provider', { ...byCard, payment_status: 'expired' }, undefined],
    ['payment_declined', 'provider', byCard, 'failed'],
    ['payment_declined', 'provider', { ...byCard, payment_status: 'paid' }, undefined],
    ['pay', 'member', { ...byCard, payment_status: 'failed' }, 'unpaid'],
    ['pay', 'member', unpaid, 'unpaid'],
    ['pay', 'member', paid, undefined],
    ['owe_refund', 'finance', paid, 'refunding'],
    ['owe_refund', 'finance', { ...paid, payment_status: 'partially_refunded' }, 'refunding'],
    ['owe_refund', 'finance', unpaid, undefined],
    ['refund', 'finance', { ...paid, payment_status: 'refunding' }, 'partially_refunded'],
    ['refund', 'finance', paid, undefined],
  ] as const)('%s by %s', (action, who, order, to) => {
    expect(leadsTo(action, who, order)).toBe(to);
  });

  test('an order without its money expires at its deadline, not before, also if a transfer was reported', () => {
    expect(leadsTo('expire', 'clock', unpaid, later(2.99))).toBeUndefined();
    expect(leadsTo('expire', 'clock', unpaid, later(3))).toBe('expired');
    expect(leadsTo('expire', 'clock', { ...byCard, payment_status: 'failed' }, later(3))).toBe('expired');
    const reported: OrderFacts = { ...unpaid, payment_status: 'reported' };
    expect(leadsTo('expire', 'clock', reported, later(2.99))).toBeUndefined();
    expect(leadsTo('expire', 'clock', reported, later(3))).toBe('expired');
    expect(leadsTo('expire', 'clock', paid, later(30))).toBeUndefined();
    expect(leadsTo('pay', 'member', unpaid, later(3))).toBeUndefined();
  });

  test('irreversible steps have no way back: nothing leads from expired or refunded to paid', () => {
    const toPaid = STEPS.filter(({ fact, to }) => fact === 'payment_status' && to === 'paid');
    expect(new Set(toPaid.flatMap(({ from }) => from))).toEqual(new Set(['unpaid', 'reported', 'failed']));
    expect(STEPS.filter(({ from }) => from.some((state) => String(state) === 'expired'))).toEqual([]);
  });

  test('unexpected money is recorded, never accepted as payment', () => {
    expect([unpaid, byCard].map((order) => isUnexpectedPayment(order, noon))).toEqual([false, false]);
    for (const order of [cancelled, paid, arrived, { ...unpaid, payment_status: 'expired' } as const])
      expect(isUnexpectedPayment(order, noon)).toBe(true);
  });
});

describe('the parcel', () => {
  test.each([
    ['start_production', paid, 'preparing'],
    ['start_production', made, undefined],
    ['start_production', unpaid, undefined],
    ['start_production', { ...paid, cancellation: 'accepted' }, undefined],
    ['start_production', { ...paid, payment_status: 'refunded' }, undefined],
    ['complete', made, 'complete'],
    ['complete', paid, undefined],
    ['complete', asked, undefined],
    ['ship', packed, 'shipped'],
    ['ship', made, undefined],
    ['ship', { ...packed, cancellation: 'requested' }, undefined],
    ['ship', { ...packed, cancellation: 'refused' }, 'shipped'],
    ['ship', { ...packed, cancellation: 'accepted' }, undefined],
    ['arrive', sent, 'arrived'],
    ['arrive', packed, undefined],
    ['arrive', arrived, undefined],
  ] as const)('%s', (action, order, to) => {
    expect(leadsTo(action, 'workshop', order)).toBe(to);
  });

  test('moves forward only, unless an arrival was marked by mistake', () => {
    for (const { action, fact, from, to } of STEPS)
      if (fact === 'freight_stage' && action !== 'undo_arrival')
        for (const state of from)
          expect(FREIGHT_STAGES.indexOf(to)).toBeGreaterThanOrEqual(FREIGHT_STAGES.indexOf(state));
  });
});

describe('a cancellation', () => {
  test.each([
    ['cancel', unpaid, 'accepted'],
    ['cancel', { ...byCard, payment_status: 'failed' }, 'accepted'],
    ['cancel', paid, 'accepted'],
    ['cancel', { ...paid, payment_status: 'partially_refunded' }, 'accepted'],
    ['cancel', { ...paid, payment_status: 'refunding' }, 'accepted'],
    ['cancel', made, undefined],
    ['cancel', { ...unpaid, payment_status: 'reported' }, undefined],
    ['cancel', { ...unpaid, payment_status: 'expired' }, undefined],
    ['cancel', cancelled, undefined],
    ['cancel', sent, undefined],
    ['cancel', arrived, undefined],
    ['request_cancel', made, 'requested'],
    ['request_cancel', packed, 'requested'],
    ['request_cancel', { ...unpaid, payment_status: 'reported' }, 'requested'],
    ['request_cancel', paid, undefined],
    ['request_cancel', asked, undefined],
    ['request_cancel', { ...made, cancellation: 'refused' }, undefined],
    ['request_cancel', sent, undefined],
    ['request_cancel', arrived, undefined],
  ] as const)('%s', (action, order, to) => {
    expect(leadsTo(action, 'member', order)).toBe(to);
  });

  test('is decided once by support, with either result', () => {
    expect(stepFor('decide_cancellation', asked, noon, 'support', 'accepted')?.to).toBe('accepted');
    expect(stepFor('decide_cancellation', asked, noon, 'support', 'refused')?.to).toBe('refused');
    for (const order of [made, cancelled, { ...made, cancellation: 'refused' } as const])
      expect(leadsTo('decide_cancellation', 'support', order)).toBeUndefined();
    expect(leadsTo('decide_cancellation', 'member', asked)).toBeUndefined();
  });
});

describe('a situation', () => {
  const reported: OrderFacts = { ...unpaid, payment_status: 'reported' };
  const changes = (action: StepAction, who: Actor, order: OrderFacts, to?: 'refused') => {
    const step = stepFor(action, order, noon, who, to as never);
    if (!step) throw new Error(`${action} cannot be taken`);
    return changesSituation(step, order);
  };

  test('changes after a payment or a workshop step, not after a request, an answer or a corrected report', () => {
    expect(changes('confirm_transfer', 'finance', reported)).toBe(true);
    expect(changes('start_production', 'workshop', paid)).toBe(true);
    expect(changes('complete', 'workshop', made)).toBe(true);
    expect(changes('report_transfer', 'member', reported)).toBe(false);
    expect(changes('request_cancel', 'member', made)).toBe(false);
    expect(changes('decide_cancellation', 'support', asked, 'refused')).toBe(false);
  });
});

describe('a return', () => {
  test('can be requested until the end of the 14th day after arrival, not for custom prints, one at a time', () => {
    expect(leadsTo('request_return', 'member', arrived, later(14.49))).toBe('requested');
    expect(leadsTo('request_return', 'member', arrived, later(14.5))).toBeUndefined();
    expect(leadsTo('request_return', 'member', { ...arrived, returnable: false })).toBeUndefined();
    expect(leadsTo('request_return', 'member', sent)).toBeUndefined();
    for (const return_status of ['requested', 'approved', 'received'] as const)
      expect(leadsTo('request_return', 'member', { ...arrived, return_status }, later(8))).toBeUndefined();
    expect(leadsTo('request_return', 'member', { ...arrived, return_status: 'rejected' }, later(8))).toBe('requested');
  });

  test('of the first 7 days is accepted automatically, and more prints can join it until its parcel has arrived', () => {
    const lastOfSeven = new Date('2026-11-21T15:59:59.999Z');
    expect(leadsTo('request_return', 'member', arrived)).toBe('approved');
    expect(leadsTo('request_return', 'member', arrived, lastOfSeven)).toBe('approved');
    expect(leadsTo('request_return', 'member', arrived, new Date(lastOfSeven.getTime() + 1))).toBe('requested');
    expect(leadsTo('request_return', 'member', { ...arrived, return_status: 'approved' })).toBe('approved');
    expect(leadsTo('request_return', 'member', { ...arrived, return_status: 'received' })).toBeUndefined();
    expect(leadsTo('request_return', 'member', { ...arrived, returnable: false })).toBeUndefined();
  });

  test('goes from requested to approved or rejected, then received, then refunded or exchanged', () => {
    const roads = STEPS.filter(({ fact, action }) => fact === 'return_status' && action !== 'request_return');
    expect(roads.map(({ from, to, who }) => [...from, to, ...who].join(' '))).toEqual([
      'requested approved support',
      'requested rejected support',
      'approved received workshop',
      'received exchanged support',
      'received refunded shop',
    ]);
  });
});

test('only the people a row names can take a step, in every state of an order', () => {
  const actors: Actor[] = ['member', 'provider', 'clock', 'shop', 'finance', 'workshop', 'support'];
  const named = new Set(STEPS.flatMap(({ action, who }) => who.map((actor) => `${actor} ${action}`)));
  const taken = new Set<string>();
  for (const payment_status of PAYMENT_STATUSES)
    for (const freight_stage of FREIGHT_STAGES)
      for (const cancellation of CANCELLATIONS)
        for (const return_status of RETURN_STATUSES)
          for (const base of [unpaid, byCard, arrived, { ...made, is_pickup: true }]) {
            const order = { ...base, payment_status, freight_stage, cancellation, return_status };
            for (const { action } of STEPS)
              for (const actor of actors)
                if (stepFor(action, order, later(1), actor) ?? stepFor(action, order, later(9), actor))
                  taken.add(`${actor} ${action}`);
          }
  expect(taken).toEqual(named);
});

describe('what can be done now', () => {
  test.each([
    ['unpaid', unpaid, ['cancel', 'pay', 'report_transfer', 'reorder', 'contact']],
    ['paid', paid, ['cancel', 'reorder', 'contact']],
    ['in production', made, ['request_cancel', 'reorder', 'contact']],
    ['on its way', sent, ['reorder', 'contact']],
    ['arrived', arrived, ['request_return', 'reorder', 'contact']],
    ['cancelled', cancelled, ['reorder', 'contact']],
  ] as const)('by the member with an order that is %s', (_state, order, actions) => {
    expect(actionsOf(order, noon, 'member')).toEqual(actions);
  });

  test('by staff depends on their role; an administrator can do everything', () => {
    const reported: OrderFacts = { ...unpaid, payment_status: 'reported' };
    expect(actionsOf(reported, noon, 'finance')).toEqual(['confirm_transfer', 'transfer_not_found', 'record_payment']);
    expect(actionsOf(reported, noon, 'workshop')).toEqual([]);
    expect(actionsOf(paid, noon, 'workshop')).toEqual(['start_production']);
    expect(actionsOf(paid, noon, 'support')).toEqual(['cancel']);
    expect(actionsOf(paid, noon, 'editor')).toEqual([]);
    expect(actionsOf(paid, noon, 'admin')).toEqual(['record_payment', 'owe_refund', 'start_production', 'cancel']);
    expect(actionsOf({ ...cancelled, refund_due: 5 }, noon, 'finance')).toEqual(['record_payment', 'refund']);
  });

  test('by staff needs the role of the step itself', () => {
    for (const [action, role] of Object.entries(STAFF_ACTIONS)) {
      expect(STAFF_ROLES).toContain(role);
      if (action !== 'record_payment')
        expect(STEPS.some((step) => step.action === action && step.who.includes(role))).toBe(true);
    }
  });
});

describe('an order that its buyer picks up', () => {
  const pickup = (order: OrderFacts): OrderFacts => ({ ...order, is_pickup: true });
  const kept = pickup(sent);

  test('becomes ready and is picked up; no carrier and no clock moves it', () => {
    expect(leadsTo('ready_pickup', 'workshop', pickup(packed))).toBe('shipped');
    expect(leadsTo('ready_pickup', 'workshop', packed)).toBeUndefined();
    expect(leadsTo('ship', 'workshop', pickup(packed))).toBeUndefined();
    expect(leadsTo('pick_up', 'workshop', kept)).toBe('arrived');
    expect(leadsTo('pick_up', 'workshop', sent)).toBeUndefined();
    expect(leadsTo('arrive', 'workshop', kept)).toBeUndefined();
    expect(leadsTo('arrive', 'clock', kept)).toBeUndefined();
  });

  test('can be given up by support while it waits, and its buyer can ask for that', () => {
    expect(leadsTo('cancel', 'support', kept)).toBe('accepted');
    expect(leadsTo('cancel', 'member', kept)).toBeUndefined();
    expect(leadsTo('cancel', 'support', sent)).toBeUndefined();
    expect(leadsTo('request_cancel', 'member', kept)).toBe('requested');
    expect(leadsTo('request_cancel', 'member', sent)).toBeUndefined();
    expect(leadsTo('cancel', 'support', pickup(arrived))).toBeUndefined();
  });

  test('is not handed over once it was cancelled or refunded, or while a cancellation is to be decided on', () => {
    for (const cancellation of ['accepted', 'requested'] as const)
      expect(leadsTo('pick_up', 'workshop', { ...kept, cancellation })).toBeUndefined();
    expect(leadsTo('pick_up', 'workshop', { ...kept, payment_status: 'refunded' })).toBeUndefined();
    expect(leadsTo('pick_up', 'workshop', { ...kept, payment_status: 'partially_refunded' })).toBe('arrived');
  });
});
