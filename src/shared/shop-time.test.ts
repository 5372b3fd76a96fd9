import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHOP_TIME_ZONE, shopDay, shopMidnight, shopMoment } from './shop-time.ts';

test('the shop’s day begins at midnight in Taipei, eight hours before Greenwich', () => {
  expect(shopDay(new Date('2026-11-13T15:59:59.999Z'))).toBe('2026-11-13');
  expect(shopDay(new Date('2026-11-13T16:00:00Z'))).toBe('2026-11-14');
  expect(shopDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
});

test('the fixed offset is the zone’s own, summer and winter, for as long as the shop can have orders', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });
  const quarterDay = 6 * 60 * 60 * 1000;
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 13 * quarterDay)
    expect(shopDay(new Date(at))).toBe(calendar.format(at));
});

test('only this file knows how far the zone is from Greenwich', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing-*'] });
  expect(files.filter((file) => /\+08:?00/.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(shopMoment('2026-11-13', '12:30')).toEqual(new Date('2026-11-13T04:30:00Z'));
  expect(shopMidnight('2026-11-13', 1)).toEqual(new Date('2026-11-13T16:00:00Z'));
});

test('every hour on pages and in mails is the shop’s, but when something happened to a buyer’s order', () => {
  const exclude = ['**/*.test.*', 'src/buying/orders/ui/use-order-format.ts'];
  const lines = globSync('src/**/*.{ts,tsx}', { exclude }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /timeStyle|toLocale(Time)?String\(|\bhour: '/.test(line))
      .map((line) => ({ file: file.replaceAll('\\', '/'), line })),
  );

  expect(lines.filter(({ line }) => !line.includes('timeZone: SHOP_TIME_ZONE'))).toEqual([]);
  expect([...new Set(lines.map(({ file }) => file.replace(/[^/]+$/, '')))].sort()).toEqual([
    'src/people/mail/server/',
    'src/shared/',
  ]);
});
