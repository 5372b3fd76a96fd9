import { describe, expect, test } from 'vitest';
import { methodsOf, OPENING_PAY_METHODS } from '#catalogue/site/pay-methods.rules.ts';
import {
  chosenPayType,
  PAY_TYPE_CODES,
  payableCurrencies,
  payPlaceOf,
  takesAmount,
  usablePayTypes,
} from './pay-types.rules.ts';

const inTaiwan = methodsOf(OPENING_PAY_METHODS, 'taiwan');
const abroad = methodsOf(OPENING_PAY_METHODS, 'abroad');

describe('payment methods', () => {
  test('in a currency other than that of the prices are not shown', () => {
    expect(usablePayTypes('USD', abroad)).toEqual(['cybersource_usd', 'paypal']);
    expect(usablePayTypes('NTD', inTaiwan)).toEqual([
      'ecpay_credit',
      'linepay',
      'ecpay_atm',
      'ecpay_cvs',
      'cybersource',
      'transfer',
    ]);
  });

  test('begin abroad with a card that is issued there', () => {
    expect(usablePayTypes('NTD', abroad)[0]).toBe('cybersource');
  });

  test('that the shop does not accept are not shown', () => {
    expect(usablePayTypes('USD', ['transfer', 'paypal'])).toEqual(['paypal']);
  });

  test('of another currency are never shown in their place', () => {
    expect(usablePayTypes('USD', ['transfer', 'cybersource'])).toEqual([]);
  });

  test('are all shown while the currency is unknown', () => {
    expect(usablePayTypes(undefined, PAY_TYPE_CODES)).toEqual(PAY_TYPE_CODES);
  });
});

test('a number has the owner’s ceiling, other methods have none', () => {
  const ceilings = { ecpay_atm: 30_000, ecpay_cvs: 20_000 };

  expect([30_000, 30_001].map((amount) => takesAmount('ecpay_atm', amount, ceilings))).toEqual([true, false]);
  expect([20_000, 20_001].map((amount) => takesAmount('ecpay_cvs', amount, ceilings))).toEqual([true, false]);
  expect(takesAmount('linepay', 1_000_000, ceilings)).toBe(true);
});

describe('an order that is above the ceiling of the only method of a currency', () => {
  const ceilings = { ecpay_atm: 30_000, ecpay_cvs: 20_000 };
  const inUsd = { currency: 'USD', total: 100_000 } as const;

  test('cannot be paid in that currency, once its total there is known', () => {
    expect(payableCurrencies(['ecpay_cvs'], [inUsd], ceilings)).toEqual(['NTD']);
    expect(payableCurrencies(['ecpay_cvs'], [inUsd, { currency: 'NTD', total: 20_000 }], ceilings)).toEqual(['NTD']);
    expect(payableCurrencies(['ecpay_cvs'], [inUsd, { currency: 'NTD', total: 20_001 }], ceilings)).toEqual([]);
  });

  test('can be paid by another method', () => {
    const tooMuch = { currency: 'NTD', total: 30_001 } as const;
    expect(payableCurrencies(['ecpay_atm', 'linepay'], [tooMuch], ceilings)).toEqual(['NTD']);
    expect(payableCurrencies(['ecpay_atm', 'paypal'], [tooMuch, undefined], ceilings)).toEqual(['USD']);
  });
});

test.each([
  [{ country: 'TW', currency: 'USD' }, 'taiwan'],
  [{ country: 'JP', currency: 'NTD' }, 'abroad'],
  [{ currency: 'NTD' }, 'taiwan'],
  [{ currency: 'USD' }, 'abroad'],
  [{ currency: undefined }, 'taiwan'],
] as const)('the order for %j is that of %s', (about, place) => {
  expect(payPlaceOf(about)).toBe(place);
});

describe('the payment method selected when checkout opens', () => {
  test.each([
    ['USD', abroad, 'cybersource_usd'],
    ['USD', ['transfer', 'paypal'], 'paypal'],
    ['USD', ['transfer'], ''],
    ['NTD', inTaiwan, 'ecpay_credit'],
  ] as const)('in %s, where %j are taken, is %j', (currency, offered, chosen) => {
    expect(chosenPayType('', usablePayTypes(currency, offered))).toBe(chosen);
  });

  test('is the one chosen before, if it can be used', () => {
    expect(chosenPayType('paypal', usablePayTypes('USD', abroad))).toBe('paypal');
    expect(chosenPayType('paypal', usablePayTypes('NTD', inTaiwan))).toBe('ecpay_credit');
  });
});
