import { describe, expect, test } from 'vitest';
import { APPLICATION_STATES, answerDue, reviewStepsFrom, STANDING_OF } from './application.rules.ts';

const due = (from: string) => answerDue(new Date(from)).toISOString();

describe('an answer to an application is due', () => {
  test('at closing time of the fifth business day after it arrived', () => {
    // Monday morning in Taipei → Monday, 18:00 in Taipei.
    expect(due('2026-11-16T01:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
    // Friday evening, and any time of the weekend → Friday.
    for (const from of ['2026-11-13T15:59:00Z', '2026-11-14T03:00:00Z', '2026-11-15T15:59:59Z'])
      expect(due(from)).toBe('2026-11-20T10:00:00.000Z');
  });

  test('by the calendar of Taipei, where a day begins eight hours earlier', () => {
    expect(due('2026-11-15T16:00:00Z')).toBe('2026-11-23T10:00:00.000Z');
  });

  test('later when offices are closed in between', () => {
    expect(due('2026-12-24T02:00:00Z')).toBe('2027-01-04T10:00:00.000Z');
    expect(due('2027-02-03T02:00:00Z')).toBe('2027-02-17T10:00:00.000Z');
  });
});

describe('an application', () => {
  test('has these transitions and no other', () => {
    expect(Object.fromEntries(APPLICATION_STATES.map((state) => [state, reviewStepsFrom(state)]))).toEqual({
      submitted: ['start', 'ask', 'approve', 'reject'],
      in_review: ['ask', 'approve', 'reject'],
      needs_info: [],
      approved: ['suspend'],
      rejected: [],
      suspended: ['reinstate'],
    });
  });

  test('gives the rights of a seller in one state only', () => {
    expect(APPLICATION_STATES.filter((state) => STANDING_OF[state] === 'approved')).toEqual(['approved']);
  });
});
