import { expect, test } from 'vitest';
import { sheetScreens } from './sheet-screens.ts';

test('a sheet has sixty screens, each another, in all languages, widths and themes', () => {
  const screens = sheetScreens();

  expect(screens.length).toBe(60);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  expect(new Set(screens.map(({ width }) => width))).toEqual(new Set([390, 820, 1440, 1920]));
  expect(new Set(screens.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));
  for (const prefix of ['/zh-Hant', '/zh-CN', '']) {
    expect(screens.some(({ path }) => (prefix ? path.startsWith(prefix) : !path.startsWith('/zh')))).toBe(true);
  }
});
