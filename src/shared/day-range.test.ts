import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test.each([
  ['en', 'long', '2026-11-30', '2026-12-08', 'November 30 – December 8'],
  ['en', 'short', '2026-12-03', '2026-12-11', 'Dec 3 – 11'],
  ['zh-Hant', 'long', '2026-11-30', '2026-12-08', '11月30日至12月8日'],
  ['zh-CN', 'short', '2026-12-03', '2026-12-11', '12月3日至12月11日'],
  ['zh-Hant', 'long', '2026-12-30', '2027-01-04', '12月30日至1月4日'],
  ['zh-Hant', 'long', '2026-12-03', '2026-12-03', '12月3日'],
] as const)('in %s with a %s month, %s to %s is %s', (locale, month, from, to, words) => {
  // The space around the dash may be a thin one.
  expect(dayRange({ from, to }, locale, month).replace(/\s/gu, ' ')).toBe(words);
});
