import { expect, test } from 'vitest';
import { taxIdValid } from './tax-id.ts';

test.each(['04595257', '22099131', '10458575', '88117125', '12345670', '12345675', '12345676'])(
  'the tax id %s can exist',
  (taxId) => {
    expect(taxIdValid(taxId)).toBe(true);
  },
);

test.each(['12345672', '12345678', '88117126', '04595253'])('the tax id %s fails its check digit', (taxId) => {
  expect(taxIdValid(taxId)).toBe(false);
});

test.each([
  '00000000',
  '',
  '1234567',
  '123456700',
  '1234567a',
  '１２３４５６７０',
  ' 12345670',
  '12345670\n',
  '-1234567',
])('%j is no tax id at all', (taxId) => {
  expect(taxIdValid(taxId)).toBe(false);
});

test('one wrong digit at the end is noticed, except by exactly five', () => {
  expect(Array.from('0123456789').filter((last) => taxIdValid(`0459525${last}`))).toEqual(['2', '7']);
});

test('a seventh digit 7 lets twice as many last digits through', () => {
  expect(Array.from('0123456789').filter((last) => taxIdValid(`1234567${last}`))).toEqual(['0', '1', '5', '6']);
});
