import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { codeWords } from './payment.words.ts';

test('a code of ours is shown in words, in each language', async () => {
  expect(codeWords(await i18nFor('en'), 'amount_differs')).toBe('Amount differs from the order');
  expect(codeWords(await i18nFor('zh-Hant'), 'amount_differs')).toBe('與請款金額不符');
});

test('a provider’s own code stays as it is, even with a special name', async () => {
  const i18n = await i18nFor('en');

  for (const code of ['INSTRUMENT_DECLINED', '481', 'constructor', '__proto__', ''])
    expect(codeWords(i18n, code)).toBe(code);
});
