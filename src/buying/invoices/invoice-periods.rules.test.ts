import { expect, test } from 'vitest';
import { daysOf, periodOf, termOf, uploadDue, voidUntil } from './invoice-periods.rules.ts';
import { nextStep } from './invoice-step.rules.ts';

test('a period begins at midnight in Taipei', () => {
  expect(periodOf(new Date('2026-10-31T15:59:59Z'))).toBe('202609');
  expect(periodOf(new Date('2026-10-31T16:00:00Z'))).toBe('202611');
});

test('an invoice can be voided until the 13th of the month after its period', () => {
  expect(voidUntil('202609').toISOString()).toBe('2026-11-13T15:59:59.999Z');
  expect(voidUntil('202611').toISOString()).toBe('2027-01-13T15:59:59.999Z');
});

test('the ministry counts years of the Republic and six terms', () => {
  expect(termOf('202611')).toEqual({ year: '115', term: 6 });
});

const issued = {
  state: 'issued' as const,
  number: 'AB12345678',
  period: '202611',
  isDonated: false,
  way: 'ecpay' as const,
  tries: 0,
  currency_total: 100,
  problem: null,
};
const refund = (allowance_id: number, currency_total: number, state: 'queued' | 'issued' = 'queued') => ({
  allowance_id,
  state,
  currency_total,
  total: currency_total,
});
const inTime = new Date('2027-01-13T15:59:59Z');
const late = new Date('2027-01-13T16:00:00Z');

test('a full refund voids the invoice while that is possible, and is an allowance otherwise', () => {
  expect(nextStep(issued, [refund(1, 60), refund(2, 40)], inTime).step).toBe('void');
  expect(nextStep(issued, [refund(1, 100)], late)).toMatchObject({ step: 'allowance', allowance_id: 1 });
  expect(nextStep({ ...issued, isDonated: true }, [refund(1, 100)], inTime).step).toBe('allowance');
  expect(nextStep(issued, [refund(1, 60, 'issued'), refund(2, 40)], inTime)).toMatchObject({ allowance_id: 2 });
  expect(nextStep({ ...issued, problem: 'too_late_to_void' }, [refund(1, 100)], inTime).step).toBe('allowance');
  expect(nextStep(issued, [refund(1, 99)], inTime).step).toBe('allowance');
});

test('an invoice that was never asked for is dropped with its refund; after a lost answer it is looked for first', () => {
  const queued = { ...issued, state: 'queued' as const, number: null, period: null };
  expect(nextStep(queued, [refund(1, 100)], inTime).step).toBe('drop');
  expect(nextStep(queued, [refund(1, 99)], inTime).step).toBe('issue');
  expect(nextStep({ ...queued, state: 'issuing' }, [refund(1, 100)], inTime).step).toBe('find');
});

test('a missing upload is noticed on the last day for consumers, in Taipei', () => {
  const night = new Date('2026-11-10T15:59:00Z');
  expect(uploadDue(night)).toEqual(new Date('2026-11-11T16:00:00Z'));
  expect(uploadDue(new Date('2026-11-10T16:00:00Z'))).toEqual(new Date('2026-11-12T16:00:00Z'));
});

test('a period has the days of its two months', () => {
  expect([daysOf('202801'), daysOf('202611')]).toEqual([
    { from: '2028-01-01', to: '2028-02-29' },
    { from: '2026-11-01', to: '2026-12-31' },
  ]);
});

test('a void that was asked for in time is looked for after the last day; one that was not is given up', () => {
  const voiding = { ...issued, state: 'voiding' as const, tries: 1 };
  expect(nextStep(voiding, [refund(1, 100)], inTime).step).toBe('void');
  expect(nextStep(voiding, [refund(1, 100)], late).step).toBe('find_void');
  expect(nextStep({ ...voiding, tries: 0 }, [refund(1, 100)], late).step).toBe('give_up_void');
  expect(nextStep({ ...voiding, way: 'manual' }, [refund(1, 100)], late).step).toBe('give_up_void');
});
