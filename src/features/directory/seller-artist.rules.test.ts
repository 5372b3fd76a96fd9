import { expect, test } from 'vitest';
import { lastDayOf, representationState } from './seller-artist.rules.ts';

test('a representation runs through its last day and is over on the next', () => {
  expect(representationState(null, '2026-11-16')).toBe('now');
  expect(representationState('2026-11-17', '2026-11-16')).toBe('ending');
  expect(representationState('2026-11-16', '2026-11-16')).toBe('ended');
  expect(lastDayOf('2027-01-01')).toBe('2026-12-31');
  expect(lastDayOf('2028-03-01')).toBe('2028-02-29');
});
