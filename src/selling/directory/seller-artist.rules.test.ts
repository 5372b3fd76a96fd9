import { expect, test } from 'vitest';
import { lastDayOf } from './seller-artist.rules.ts';

test('the last day of a representation is the one before its end', () => {
  expect(lastDayOf('2027-01-01')).toBe('2026-12-31');
  expect(lastDayOf('2028-03-01')).toBe('2028-02-29');
});
