import { expect, test } from 'vitest';
import { localOf, momentOf } from './schedule.rules.ts';

test('a date and time are in Taipei’s time zone, regardless of the editor’s', () => {
  expect(momentOf('2026-11-17T09:30')).toBe('2026-11-17T01:30:00.000Z');
  expect(localOf('2026-11-17T01:30:00.000Z')).toBe('2026-11-17T09:30');
  for (const nonsense of ['', '2026-13-01T00:00', 'tomorrow']) expect(momentOf(nonsense)).toBeUndefined();
});
