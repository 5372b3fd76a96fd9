import { expect, test } from 'vitest';
import { CURRENCIES, MAX_AMOUNT } from '#shared/money.ts';
import { cybersourceAmount } from './cybersource/cybersource-amount.ts';
import { currencyOf, decimalText, minorUnits } from './decimal-amount.ts';
import { paypalAmount, readPaypalAmount } from './paypal/paypal-amount.ts';

/** The same amounts on every run. */
function* amounts(count: number): Generator<number> {
  yield* [0, 1, 9, 10, 99, 100, 101, 999, 1000, MAX_AMOUNT];
  let state = 12;
  for (let at = 0; at < count; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    yield state % 10 ** (1 + (at % 9));
  }
}

test('100,000 amounts survive the round trip through every provider’s format', () => {
  for (const amount of amounts(100_000)) {
    for (const currency of CURRENCIES) {
      if (readPaypalAmount(paypalAmount(amount, currency))?.amount !== amount) expect.fail(`PayPal: ${amount}`);
      for (const twdDecimals of [0, 2] as const) {
        const { amount: text, currency: iso } = cybersourceAmount(amount, currency, twdDecimals);
        if (currencyOf(iso) !== currency || minorUnits(text, currency) !== amount) expect.fail(`card: ${amount}`);
      }
    }
  }
});

test('each provider gets amounts in its own format', () => {
  expect(paypalAmount(48_000, 'NTD')).toEqual({ currency_code: 'TWD', value: '48000' });
  expect(paypalAmount(12_340, 'USD')).toEqual({ currency_code: 'USD', value: '123.40' });
  expect(paypalAmount(5, 'USD')).toEqual({ currency_code: 'USD', value: '0.05' });
  expect(cybersourceAmount(48_000, 'NTD', 2)).toEqual({ currency: 'TWD', amount: '48000.00' });
  expect(cybersourceAmount(48_000, 'NTD', 0)).toEqual({ currency: 'TWD', amount: '48000' });
  expect(cybersourceAmount(12_340, 'USD', 0)).toEqual({ currency: 'USD', amount: '123.40' });
});

test.each([
  ['48000', 'NTD', 48_000],
  ['48000.00', 'NTD', 48_000],
  ['048000.0', 'NTD', 48_000],
  ['48000.01', 'NTD', undefined],
  ['48000.5', 'NTD', undefined],
  ['123.4', 'USD', 12_340],
  ['123.400', 'USD', 12_340],
  ['123.401', 'USD', undefined],
  ['9007199254.93', 'USD', 900_719_925_493],
  ['', 'USD', undefined],
  ['.5', 'USD', undefined],
  ['5.', 'USD', undefined],
  ['-5', 'USD', undefined],
  ['+5', 'USD', undefined],
  ['1e3', 'USD', undefined],
  ['1,000', 'USD', undefined],
  [' 5', 'USD', undefined],
  ['5\n', 'USD', undefined],
  ['0x10', 'USD', undefined],
  ['٥', 'USD', undefined],
  ['1000000000000000000000', 'USD', undefined],
] as const)('%j in %s is %j', (text, currency, amount) => {
  expect(minorUnits(text, currency)).toBe(amount);
});

test.each([-1, 0.5, Number.NaN, 2 ** 60])('%d is no amount', (amount) => {
  expect(() => decimalText(amount, 'USD', 2)).toThrow(RangeError);
});
