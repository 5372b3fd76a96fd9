import { describe, expect, test } from 'vitest';
import type { OrderSummary } from './order.contract.ts';
import { firstAction, pointsPassed } from './order-progress.rules.ts';

const freight = { production_at: null } as OrderSummary['freight'];
const order = { status: 'processing', payment_status: 'unpaid', freight_stage: 'none', freight } as const;

describe('the progress of an order', () => {
  test('a placed order has one point, also if its payment failed or was reported', () => {
    for (const payment_status of ['unpaid', 'reported', 'failed'] as const) {
      expect(pointsPassed({ ...order, payment_status })).toBe(1);
    }
  });

  test('then it is paid, made, sent and arrived', () => {
    const paid = { ...order, status: 'preparing', payment_status: 'paid', freight_stage: 'preparing' } as const;

    expect(pointsPassed(paid)).toBe(2);
    expect(pointsPassed({ ...paid, freight: { ...freight, production_at: '2026-11-16T00:00:00Z' } })).toBe(3);
    expect(pointsPassed({ ...paid, freight_stage: 'complete' })).toBe(3);
    expect(pointsPassed({ ...paid, freight_stage: 'shipped' })).toBe(4);
    expect(pointsPassed({ ...paid, freight_stage: 'arrived' })).toBe(5);
    expect(pointsPassed({ ...paid, freight_stage: 'returned', payment_status: 'refunded' })).toBe(5);
  });

  test('an order that ended early has no points', () => {
    expect(pointsPassed({ ...order, status: 'cancelled' })).toBe(0);
    expect(pointsPassed({ ...order, payment_status: 'expired' })).toBe(0);
  });
});

describe('the most likely action', () => {
  test('is to pay, before everything else', () => {
    expect(firstAction({ actions: ['cancel', 'pay', 'report_transfer', 'reorder'] })).toBe('pay');
    expect(firstAction({ actions: ['request_return', 'reorder', 'contact'] })).toBe('request_return');
    expect(firstAction({ actions: ['contact'] })).toBeUndefined();
  });
});
