import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { ruleText } from './payout.words.ts';

const rule = { reason: 'rate', rate_bp: 211, from: '2021-01-01' } as const;

test('the first day of a rate is a date in words, like every other date of a statement', async () => {
  expect(ruleText(await i18nFor('en'), rule)).toBe('2.11%, in force since Jan 1, 2021');
  expect(ruleText(await i18nFor('zh-Hant'), rule)).toBe('2.11%，自 2021年1月1日起適用');
  expect(ruleText(await i18nFor('zh-CN'), rule)).toBe('2.11%，自 2021年1月1日起适用');
  expect(ruleText(await i18nFor('en'), { reason: 'exempt', rate_bp: 0, from: null })).toBe('none (exempt)');
});
