import { expect, test } from 'vitest';
import { shownValues, staffValues, typedAmount } from './staff-values.rules.ts';

test('dollars are sent in minor units, with or without commas', () => {
  expect(staffValues({ amount: '12,345' }, 'NTD')).toEqual({ amount: 12345 });
  expect(staffValues({ amount: '128.10' }, 'USD')).toEqual({ amount: 12810 });
});

test('a fraction of a New Taiwan dollar is not rounded, so that the form refuses it', () => {
  expect(staffValues({ amount: '1.5' }, 'NTD')).toEqual({ amount: 1.5 });
});

test('empty fields are left out, a refusal is not', () => {
  expect(staffValues({ amount: '', reason: '  ', accept: false }, 'NTD')).toEqual({ accept: false });
});

test('a field shows an amount as people type it', () => {
  expect(typedAmount(12810, 'USD')).toBe('128.1');
  expect(typedAmount(0, 'NTD')).toBe('');
});

test('the form names the oldest refund for staff, and none for a return that is not owed yet', () => {
  const refund = (refund_id: number, more: object = {}) =>
    ({
      refund_id,
      amount: 100,
      why: 'goodwill',
      due_at: '',
      done_at: null,
      through: 'hand',
      stuck: null,
      sent_at: null,
      request_id: null,
      provider_refund_id: null,
      reference: null,
      paid_on: null,
      ...more,
    }) as const;
  const refunds = [refund(1, { done_at: '2026-01-01' }), refund(2, { through: 'provider' }), refund(3), refund(4)];

  expect(shownValues('refund', { payments: [], refunds })).toEqual({ refund_id: 3 });
  expect(shownValues('refund', { payments: [], refunds: [] })).toEqual({});
  expect(shownValues('owe_refund', { payments: [], refunds })).toEqual({ seen: refunds.length });
  expect(shownValues('ship', { payments: [], refunds })).toEqual({});
});

test('a payment is recorded with the number of payments the page showed', () => {
  const payments = [{ amount: 500, paytype: 'transfer', kept: false, received_at: '' }] as const;

  expect(shownValues('record_payment', { payments: [...payments], refunds: [] })).toEqual({ seen: 1 });
});
