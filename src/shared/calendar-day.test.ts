import { expect, test } from 'vitest';
import { dayOf } from './calendar-day.ts';
import { calendarDay } from './fields.ts';

test('a day is one that exists, in years that the database has', () => {
  const texts = ['2026-02-28', '2028-02-29', '2026-02-29', '2026-02-31', '1899-12-31', '2999-12-31', '20260228', ''];

  expect(texts.map(dayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    ...Array(3).fill(undefined),
    '2999-12-31',
    undefined,
    undefined,
  ]);
  // The API takes the same days as the pages.
  for (const text of texts)
    expect([text, calendarDay.safeParse(text).success]).toEqual([text, dayOf(text) !== undefined]);
});
