import { expect, test } from 'vitest';
import { dialledPhone, phoneKeyword, phoneText, shownPhone } from './phone.ts';

test.for([
  ['886', '0922333444', '+886 922 333 444'],
  ['+886', '922333444', '+886 922 333 444'],
  ['886', '062221111', '+886 6 222 1111'],
  ['886', '0225551234', '+886 2 2555 1234'],
  ['886', '0492345678', '+886 49 234 5678'],
  ['86', '13812345678', '+86 138 1234 5678'],
  ['1', '2125550123', '+1 212 555 0123'],
  ['852', '23456789', '+852 2345 6789'],
  ['39', '0612345678', '+39 061 234 5678'],
  ['44', '02079460000', '+44 207 946 0000'],
  ['', '062221111', '062221111'],
  ['886', '', ''],
  ['', '', ''],
  ['49', '0301234567890', '+49 3012 3456 7890'],
] as const)('+%s and %s are read as %s', ([code, number, shown]) => {
  expect(phoneText({ code, number })).toBe(shown);
});

test('an order stores the number in one piece, as it is dialled from abroad', () => {
  expect(dialledPhone({ code: '+886', number: '0912345678' })).toBe('+886 912345678');
  expect(dialledPhone({ code: '39', number: '0612345678' })).toBe('+39 0612345678');
  expect(dialledPhone({ code: '', number: '062221111' })).toBe('062221111');
});

test('a stored text is formatted the same, and what staff wrote themselves stays', () => {
  expect(shownPhone('+886 912345678')).toBe('+886 912 345 678');
  expect(shownPhone('+886 0912345678')).toBe('+886 912 345 678');
  expect(shownPhone('+886 2 2311 0100')).toBe('+886 2 2311 0100');
  expect(shownPhone('+ 62221111')).toBe('62221111');
  expect(shownPhone('')).toBe('');
});

test('a number that is copied from a page is found in one piece', () => {
  expect(phoneKeyword('+886 912 345 678')).toBe('+886 912345678');
  expect(phoneKeyword('0912 345 678')).toBe('912345678');
  expect(phoneKeyword('912345678')).toBeUndefined();
  expect(phoneKeyword('Lin Mei')).toBeUndefined();
});
