import { expect, test } from 'vitest';
import { exchangedAmount, formatRate, proposedPrice, rateOf } from './exchange.ts';
import { MAX_AMOUNT } from './money.ts';

const rate = rateOf({ NTD: 1, USD: 0.031 });

test('a rate is a whole number of ten-millionths, and read as it was written', () => {
  expect(rate).toBe(310_000);
  expect(rateOf({ NTD: 1, USD: 0.0000001 })).toBe(1);
  expect(rateOf({ NTD: 32, USD: 1 })).toBe(312_500);
  expect(formatRate(rate, 'en')).toBe('NT$1 = US$0.031');
});

test('US$ are rounded up to whole dollars, NT$ up to the next ten', () => {
  expect(proposedPrice(1000, { to: 'USD', rate })).toBe(3100);
  expect(proposedPrice(1001, { to: 'USD', rate })).toBe(3200);
  expect(proposedPrice(1, { to: 'USD', rate })).toBe(100);
  expect(proposedPrice(3100, { to: 'NTD', rate })).toBe(1000);
  // US$35 is NT$1,129.03.
  expect(proposedPrice(3500, { to: 'NTD', rate })).toBe(1130);
  expect(proposedPrice(1, { to: 'NTD', rate })).toBe(10);
});

test('what is exact stays: no part of a cent lifts a price by a dollar', () => {
  // In floating point 3000 · 0.021 is a hair above 63.
  expect(proposedPrice(3000, { to: 'USD', rate: rateOf({ NTD: 1, USD: 0.021 }) })).toBe(6300);
  expect(exchangedAmount(MAX_AMOUNT, { to: 'USD', rate: 9_999_999 })).toBe(214_748_343_300);
});

test('a part of a price, such as each centimetre of a frame, is made to the cent', () => {
  expect(proposedPrice(4, { to: 'USD', rate, round: 1 })).toBe(13);
});

test('there is nothing for 0, for no amount, and beyond the limit', () => {
  for (const amount of [0, -10, 12.5, Number.NaN]) expect(proposedPrice(amount, { to: 'USD', rate })).toBeUndefined();
  expect(proposedPrice(1000, { to: 'USD', rate: 0 })).toBeUndefined();
  expect(proposedPrice(1000, { to: 'USD', rate, most: 3100 })).toBe(3100);
  expect(proposedPrice(1001, { to: 'USD', rate, most: 3100 })).toBeUndefined();
  expect(proposedPrice(MAX_AMOUNT, { to: 'USD', rate })).toBeUndefined();
});
