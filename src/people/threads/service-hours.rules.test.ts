import { describe, expect, test } from 'vitest';
import { HOLIDAYS, isBusinessDay } from '#ground/places/taiwan-holidays.ts';
import { answerDueAt, openingAt } from './service-hours.rules.ts';

/** The state at a time in Taipei, and the next change. */
function at(time: string): string {
  const opening = openingAt(new Date(`${time}+08:00`));
  const then = opening.open ? opening.until : opening.opens;
  const next = new Date(then.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);
  return `${opening.open ? 'open until' : `closed ${opening.holiday ?? ''} until`} ${next}`.replace('  ', ' ');
}

describe('the service hours', () => {
  test('begin at ten and end with the minute before six, in Taipei', () => {
    expect(at('2026-11-16T09:59:59')).toBe('closed until 2026-11-16T10:00');
    expect(at('2026-11-16T10:00:00')).toBe('open until 2026-11-16T18:00');
    expect(at('2026-11-16T17:59:59')).toBe('open until 2026-11-16T18:00');
    expect(at('2026-11-16T18:00:00')).toBe('closed until 2026-11-17T10:00');
  });

  test('are the same in every time zone', () => {
    expect(openingAt(new Date('2026-11-16T02:00:00Z')).open).toBe(true);
    expect(openingAt(new Date('2026-11-15T21:00:00-05:00')).open).toBe(true);
    expect(openingAt(new Date('2026-11-16T10:00:00Z')).open).toBe(false);
  });

  test('leave out the weekend: Friday evening to Monday morning', () => {
    expect(at('2026-11-13T18:00:00')).toBe('closed until 2026-11-16T10:00');
    expect(at('2026-11-14T12:00:00')).toBe('closed until 2026-11-16T10:00');
    expect(at('2026-11-15T23:59:59')).toBe('closed until 2026-11-16T10:00');
  });

  test('leave out public holidays and the days in lieu of them, and say which', () => {
    expect(at('2026-12-25T12:00:00')).toBe('closed constitution until 2026-12-28T10:00');
    expect(at('2026-02-13T18:00:00')).toBe('closed until 2026-02-23T10:00');
    expect(at('2026-02-17T12:00:00')).toBe('closed lunar_new_year until 2026-02-23T10:00');
    expect(at('2026-10-09T12:00:00')).toBe('closed national until 2026-10-12T10:00');
    expect(at('2027-02-03T18:00:00')).toBe('closed until 2027-02-11T10:00');
    expect(at('2027-12-31T10:00:00')).toBe('closed new_year until 2028-01-03T10:00');
    expect(at('2026-12-31T17:00:00')).toBe('open until 2026-12-31T18:00');
  });
});

test('every listed holiday is a weekday, listed once and in order', () => {
  const days = HOLIDAYS.flatMap(({ days: own }) => own);

  expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.filter((day) => isBusinessDay(day))).toEqual([]);
  expect(isBusinessDay('2026-11-16')).toBe(true);
});

describe('an answer', () => {
  test('is due after eight service hours', () => {
    const dueAt = (asked: string) => answerDueAt(new Date(`${asked}:00+08:00`)).toISOString();

    // A Monday, within the hours; before them; after them; and a Friday, over the weekend.
    expect(dueAt('2026-11-16T15:30')).toBe('2026-11-17T07:30:00.000Z');
    expect(dueAt('2026-11-16T07:00')).toBe('2026-11-17T02:00:00.000Z');
    expect(dueAt('2026-11-16T20:00')).toBe('2026-11-18T02:00:00.000Z');
    expect(dueAt('2026-11-20T17:00')).toBe('2026-11-23T09:00:00.000Z');
  });
});

test('the shop’s own days go before the public calendar', () => {
  const extra = { closed: ['2026-11-16'], working: ['2026-11-14', '2026-12-25'] };
  const opening = (time: string) => openingAt(new Date(`${time}+08:00`), extra);

  expect(opening('2026-11-16T11:00')).toEqual({
    open: false,
    opens: new Date('2026-11-17T10:00+08:00'),
    holiday: undefined,
  });
  expect(opening('2026-11-14T11:00').open).toBe(true);
  expect(opening('2026-12-25T11:00').open).toBe(true);
  expect(answerDueAt(new Date('2026-11-13T17:00+08:00'), extra)).toEqual(new Date('2026-11-14T17:00+08:00'));
  expect(answerDueAt(new Date('2026-11-14T17:00+08:00'), extra)).toEqual(new Date('2026-11-17T17:00+08:00'));
});
