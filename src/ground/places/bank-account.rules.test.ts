import { describe, expect, test } from 'vitest';
import { bareAccount, isAccountAbroad, isIban, lastDigits } from './bank-account.rules.ts';
import { bankOf, TAIWAN_BANKS } from './taiwan-banks.ts';

describe('an account', () => {
  test('is stored without what people type between its digits', () => {
    expect(bareAccount(' 0071-2345 678 901 ')).toBe('00712345678901');
    expect(bareAccount('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(lastDigits('00712345678901')).toBe('8901');
  });

  test('abroad has an IBAN with right check digits, or a number without', () => {
    for (const good of ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'])
      expect(isIban(good)).toBe(true);
    expect(isIban('GB82WEST12345698765431')).toBe(false);
    expect(isAccountAbroad('GB82WEST12345698765431')).toBe(false);
    expect(isAccountAbroad('021000021123')).toBe(true);
    expect(isAccountAbroad('12')).toBe(false);
  });

  test('is at a bank of the list, which names each code once', () => {
    expect(new Set(TAIWAN_BANKS.map(({ code }) => code)).size).toBe(TAIWAN_BANKS.length);
    expect(bankOf('700')?.name['zh-Hant']).toBe('中華郵政');
    expect(bankOf('999')).toBeUndefined();
  });
});
