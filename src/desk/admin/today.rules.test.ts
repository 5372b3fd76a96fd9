import { expect, test } from 'vitest';
import { answerDueAt } from '#people/threads/service-hours.rules.ts';
import { lastDays } from './today.rules.ts';

test('the last days go over months and end today', () => {
  expect(lastDays('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test('an answer is due eight service hours after the message', () => {
  const due = (received: string) => answerDueAt(new Date(received)).toISOString();

  // Wednesday at eleven in Taipei; due Thursday at eleven.
  expect(due('2026-11-18T03:00:00Z')).toBe('2026-11-19T03:00:00.000Z');
  // Friday evening: the time starts on Monday at ten and ends on Tuesday at ten.
  expect(due('2026-11-20T12:00:00Z')).toBe('2026-11-24T02:00:00.000Z');
  // Before opening time on a working day.
  expect(due('2026-11-17T22:00:00Z')).toBe('2026-11-19T02:00:00.000Z');
});
