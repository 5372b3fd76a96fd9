import { describe, expect, test } from 'vitest';
import { reportDeadline, secondDeadline } from './order-deadlines.rules.ts';

/** A Saturday, three days before the order would have expired. */
const noon = new Date('2026-11-14T04:00:00Z');
const pay_by = new Date('2026-11-17T04:00:00Z');

describe('a reported transfer', () => {
  test('extends the deadline to closing time on the fifth business day', () => {
    expect(reportDeadline(pay_by, noon).toISOString()).toBe('2026-11-20T10:00:00.000Z');
    // Still the day before in UTC.
    expect(reportDeadline(pay_by, new Date('2026-11-15T17:00:00Z')).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  test('extends it further over the new year, when the shop is closed', () => {
    expect(reportDeadline(pay_by, new Date('2027-02-03T04:00:00Z')).toISOString()).toBe('2027-02-17T10:00:00.000Z');
  });

  test('never shortens it', () => {
    const far = new Date('2026-12-24T00:00:00Z');
    expect(reportDeadline(far, noon)).toEqual(far);
    expect(secondDeadline(far, noon)).toEqual(far);
  });

  test('that was not found extends it by a day, and by one business day', () => {
    const tuesday = new Date('2026-11-17T03:00:00Z');
    expect(secondDeadline(pay_by, tuesday).toISOString()).toBe('2026-11-18T10:00:00.000Z');
    const evening = new Date('2026-11-17T12:00:00Z');
    expect(secondDeadline(pay_by, evening).toISOString()).toBe('2026-11-18T12:00:00.000Z');
    const friday = new Date('2026-11-20T09:00:00Z');
    expect(secondDeadline(pay_by, friday).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });
});
