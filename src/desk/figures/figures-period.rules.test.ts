import { expect, test } from 'vitest';
import { comparedWith, movedPeriod, partsOf, periodOf, sliceOf } from './figures-period.rules.ts';

const TODAY = '2026-11-18';

test('a period is the calendar unit around a day', () => {
  expect(periodOf({ unit: 'day', on: TODAY })).toEqual({ unit: 'day', from: TODAY, to: TODAY });
  expect(periodOf({ unit: 'month', on: '2028-02-10' })).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf({ unit: 'quarter', on: TODAY })).toMatchObject({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodOf({ unit: 'year', on: TODAY })).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
});

test('a free period takes its days in either order, and at most ten years', () => {
  const free = { unit: 'free', on: TODAY } as const;
  expect(periodOf({ ...free, from: '2026-03-09', to: '2026-03-02' })).toMatchObject({
    from: '2026-03-02',
    to: '2026-03-09',
  });
  expect(periodOf({ ...free, from: '2026-03-09' })).toMatchObject({ from: '2026-03-09', to: '2026-03-09' });
  expect(periodOf({ ...free, from: '1900-01-01', to: TODAY })).toMatchObject({ from: '1900-01-01', to: '1910-01-08' });
});

test('a period moves by its own length', () => {
  expect(movedPeriod(periodOf({ unit: 'month', on: '2026-01-31' }), -1)).toMatchObject({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(movedPeriod(periodOf({ unit: 'quarter', on: TODAY }), 1)).toMatchObject({ from: '2027-01-01' });
  expect(movedPeriod({ unit: 'free', from: '2026-03-02', to: '2026-03-09' }, -1)).toMatchObject({
    from: '2026-02-22',
    to: '2026-03-01',
  });
});

test('a period that has ended is compared with whole periods', () => {
  expect(comparedWith(periodOf({ unit: 'month', on: '2026-02-01' }), TODAY)).toEqual({
    before: { from: '2026-01-01', to: '2026-01-31' },
    year: { from: '2025-02-01', to: '2025-02-28' },
  });
  expect(comparedWith(periodOf({ unit: 'month', on: '2029-02-01' }), '2029-06-01').year.to).toBe('2028-02-29');
  expect(comparedWith({ unit: 'free', from: '2028-02-20', to: '2028-02-29' }, '2029-01-01')).toEqual({
    before: { from: '2028-02-10', to: '2028-02-19' },
    year: { from: '2027-02-20', to: '2027-02-28' },
  });
});

test('a running period is compared with as many days', () => {
  expect(comparedWith(periodOf({ unit: 'month', on: TODAY }), TODAY)).toEqual({
    before: { from: '2026-10-01', to: '2026-10-18' },
    year: { from: '2025-11-01', to: '2025-11-18' },
  });
  // 30 days of March against a February that has 28.
  expect(comparedWith(periodOf({ unit: 'month', on: '2026-03-30' }), '2026-03-30').before.to).toBe('2026-02-28');
});

test('the chart has bars of days, months or years', () => {
  expect(sliceOf(periodOf({ unit: 'month', on: TODAY }))).toBe('day');
  expect(sliceOf(periodOf({ unit: 'year', on: TODAY }))).toBe('month');
  expect(sliceOf({ unit: 'free', from: '2026-01-01', to: '2026-03-31' })).toBe('month');
  expect(sliceOf({ unit: 'free', from: '2020-01-01', to: '2026-03-31' })).toBe('year');
  expect(partsOf({ from: '2026-01-15', to: '2026-03-02' }, 'month')).toEqual([
    { from: '2026-01-15', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-02' },
  ]);
});
