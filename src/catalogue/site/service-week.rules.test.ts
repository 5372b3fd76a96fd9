import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES } from '#shared/locale.ts';
import { hoursOn, runsOf, STANDARD_WEEK, weekText } from './service-week.rules.ts';

const short = { from: '10:00', to: '14:00' };
const long = { from: '12:00', to: '20:00' };

test('the usual week is one line in every language', async () => {
  const lines = await Promise.all(
    LOCALES.map(async (locale) => weekText(STANDARD_WEEK, await i18nFor(locale), locale)),
  );

  expect(lines).toEqual([
    'Monday to Friday, 10:00–18:00 (GMT+8)',
    '週一至週五 10:00–18:00（GMT+8）',
    '周一至周五 10:00–18:00（GMT+8）',
  ]);
});

test('a gallery that is open at weekends says so', async () => {
  const week = [null, null, long, long, null, short, short];

  expect(runsOf(week).map(({ first, last }) => [first, last])).toEqual([
    [2, 3],
    [5, 6],
  ]);
  expect(weekText(week, await i18nFor('en'), 'en')).toBe(
    'Wednesday to Thursday, 12:00–20:00; Saturday to Sunday, 10:00–14:00 (GMT+8)',
  );
  expect(weekText([null, null, null, null, null, null, null], await i18nFor('zh-Hant'), 'zh-Hant')).toBe('採預約制');
  // A Sunday.
  expect(hoursOn('2026-11-15', week)).toEqual(short);
});
