import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [3680, 'NTD', 'en', 'NT$3,680'],
  [1234567, 'NTD', 'zh-Hant', 'NT$1,234,567'],
  [12800, 'USD', 'en', 'US$128'],
  [12845, 'USD', 'zh-CN', 'US$128.45'],
  [0, 'USD', 'en', 'US$0'],
] as const)('%i %s in %s reads %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text);
});
