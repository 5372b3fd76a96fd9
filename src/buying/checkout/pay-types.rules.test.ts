import { describe, expect, test } from 'vitest';
import { chosenPayType, DEFAULT_PAY_TYPE, PAY_TYPE_CODES, usablePayTypes } from './pay-types.rules.ts';

describe('ways of paying', () => {
  test('in another currency than the prices are not shown', () => {
    expect(usablePayTypes('USD', PAY_TYPE_CODES)).toEqual(['cybersource_usd', 'paypal']);
    expect(usablePayTypes('NTD', PAY_TYPE_CODES)).toEqual(['transfer', 'cybersource']);
  });

  test('that the shop does not take are not shown', () => {
    expect(usablePayTypes('USD', ['transfer', 'paypal'])).toEqual(['paypal']);
  });

  test('are those of the other currency where there is none in this one', () => {
    expect(usablePayTypes('USD', ['transfer', 'cybersource'])).toEqual(['transfer', 'cybersource']);
  });

  test('are all there are while the currency is not known', () => {
    expect(usablePayTypes(undefined, PAY_TYPE_CODES)).toEqual(PAY_TYPE_CODES);
  });
});

describe('the way that is chosen as checkout opens', () => {
  test.each([
    ['USD', PAY_TYPE_CODES, 'cybersource_usd'],
    ['USD', ['transfer', 'paypal'], 'paypal'],
    ['USD', ['transfer'], 'transfer'],
    ['NTD', PAY_TYPE_CODES, 'transfer'],
  ] as const)('in %s, where %j are taken, is %s', (currency, offered, chosen) => {
    expect(chosenPayType(DEFAULT_PAY_TYPE, usablePayTypes(currency, offered))).toBe(chosen);
  });

  test('is what was chosen before, while it can be used', () => {
    expect(chosenPayType('paypal', usablePayTypes('USD', PAY_TYPE_CODES))).toBe('paypal');
    expect(chosenPayType('paypal', usablePayTypes('NTD', PAY_TYPE_CODES))).toBe('transfer');
  });
});
