import { describe, expect, test } from 'vitest';
import { kindsFor, noticePath, standardPace } from '#ground/staff-notices/notice.rules.ts';
import type { StaffRole } from '#shared/rights.ts';
import { dueAt, GATHER_MS, isQuiet, paceOf, STANDARD_CHOICES } from './choice.rules.ts';

const staff = (staff_role: StaffRole) => ({ type: 'basic', standing: 'none', staff_role }) as const;
/** Taipei is eight hours ahead. */
const taipei = (time: string) => new Date(`2026-11-18T${time}:00+08:00`);
const open = { ...STANDARD_CHOICES, quiet_from: null, quiet_to: null };

describe('what a role may see', () => {
  test('is what it works on, and an administrator sees everything', () => {
    expect(kindsFor(staff('finance'))).toEqual([
      'new_order',
      'transfer_reported',
      'payment_problem',
      'invoice_problem',
      'payout',
    ]);
    expect(kindsFor(staff('editor'))).toEqual([]);
    expect(kindsFor({ ...staff('admin'), staff_role: null })).toEqual([]);
    expect(kindsFor(staff('admin'))).toHaveLength(13);
  });

  test('of several roles has the soonest of their standards', () => {
    const both = { ...staff('workshop'), more_roles: ['finance' as const] };
    expect(standardPace('transfer_reported', both)).toBe('now');
    expect(standardPace('new_order', both)).toBe('now');
    expect(standardPace('message', both)).toBe('off');
  });

  test('has a standard that the person can change', () => {
    expect(standardPace('new_order', staff('workshop'))).toBe('digest');
    expect(standardPace('application', staff('reviewer'))).toBe('now');
    expect(standardPace('application', staff('admin'))).toBe('digest');
    expect(paceOf('application', staff('admin'), { ...open, kinds: { application: 'off' } })).toBe('off');
  });
});

describe('a notice is due', () => {
  test('two minutes later if it is immediate, or when the quiet hours are over', () => {
    const at = taipei('15:00');
    expect(dueAt('now', at, STANDARD_CHOICES).getTime()).toBe(at.getTime() + GATHER_MS);
    expect(dueAt('now', taipei('23:30'), STANDARD_CHOICES)).toEqual(new Date('2026-11-19T07:00:00+08:00'));
    expect(dueAt('now', taipei('03:00'), STANDARD_CHOICES)).toEqual(taipei('07:00'));
    expect(dueAt('now', taipei('21:59'), STANDARD_CHOICES)).toEqual(new Date('2026-11-19T07:00:00+08:00'));
    expect(dueAt('now', taipei('03:00'), open).getTime()).toBe(taipei('03:00').getTime() + GATHER_MS);
  });

  test('at the next hour of the summary', () => {
    expect(dueAt('digest', taipei('07:59'), STANDARD_CHOICES)).toEqual(taipei('08:00'));
    expect(dueAt('digest', taipei('08:00'), STANDARD_CHOICES)).toEqual(new Date('2026-11-19T08:00:00+08:00'));
  });

  test('never quiet from an hour to the same hour', () => {
    expect(isQuiet(taipei('09:00'), 9, 9)).toBe(false);
    expect(isQuiet(taipei('12:30'), 12, 13)).toBe(true);
    expect(isQuiet(taipei('13:00'), 12, 13)).toBe(false);
  });
});

test('a notice leads to its page', () => {
  expect(noticePath({ kind: 'new_order', subject: 'A1', facts: {} })).toBe('/admin/order/A1');
  expect(noticePath({ kind: 'invoice_problem', subject: 'invoice-7', facts: { what: 'books_differ' } })).toBe(
    '/admin/books-case?keyword=invoice-7',
  );
});
