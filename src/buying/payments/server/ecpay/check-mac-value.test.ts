import { expect, test } from 'vitest';
import { checkMacValue, isCheckMacValue } from './check-mac-value.ts';

const KEYS = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };
const FIELDS = [
  ['MerchantID', '3002607'],
  ['MerchantTradeNo', 'P20261117A01'],
  ['RtnCode', '1'],
  ['TradeAmt', '3150'],
  ['ItemName', "Frame (A3) ~ Tom's"],
  ['SimulatePaid', '0'],
  ['CustomField1', ''],
] as const;
const MAC = '0DFBEF0C26A46464E048F56329C8B089E0C6755BFCC6BBA8CCC0BC470283A179';

test('the published vector', () => {
  expect(checkMacValue(FIELDS, KEYS)).toBe(MAC);
});

test('the order of the fields does not matter, and the value itself does not count', () => {
  expect(checkMacValue([...FIELDS.toReversed(), ['CheckMacValue', 'X']], KEYS)).toBe(MAC);
});

test('every field counts, also an empty one', () => {
  expect(isCheckMacValue(MAC, FIELDS, KEYS)).toBe(true);
  expect(isCheckMacValue(MAC, FIELDS.slice(0, -1), KEYS)).toBe(false);
  expect(isCheckMacValue(MAC.toLowerCase(), FIELDS, KEYS)).toBe(false);
  expect(isCheckMacValue('', FIELDS, KEYS)).toBe(false);
});
