import { expect, test } from 'vitest';
import { payMethodsForm } from './pay-methods.contract.ts';
import { methodsOf, OPENING_PAY_METHODS, PAY_METHODS } from './pay-methods.rules.ts';

const { order, most } = OPENING_PAY_METHODS;

test('the standard setting is one that staff may save', () => {
  expect(payMethodsForm.safeParse(OPENING_PAY_METHODS).success).toBe(true);
});

test('methods follow the order of the place, without those that are switched off', () => {
  const taiwan = ['transfer', ...PAY_METHODS.filter((code) => code !== 'transfer')];

  const shown = methodsOf({ order: { ...order, taiwan }, off: ['linepay'], most }, 'taiwan');

  expect(shown.slice(0, 2)).toEqual(['transfer', 'ecpay_credit']);
  expect(shown).not.toContain('linepay');
});

test('a method that the stored order does not know comes last, and one that the shop does not know is left out', () => {
  const shown = methodsOf({ order: { ...order, abroad: ['paypal', 'barter'] }, off: [], most }, 'abroad');

  expect(shown[0]).toBe('paypal');
  expect(shown).toHaveLength(PAY_METHODS.length);
  expect(new Set(shown)).toEqual(new Set(PAY_METHODS));
});

test.each([
  ['a missing method', { ...OPENING_PAY_METHODS, order: { ...order, taiwan: order.taiwan.slice(1) } }],
  ['a method twice', { ...OPENING_PAY_METHODS, order: { ...order, abroad: order.abroad.with(0, 'paypal') } }],
  ['a ceiling above the provider’s', { ...OPENING_PAY_METHODS, most: { ...most, ecpay_atm: 50_000 } }],
  ['a ceiling below the provider’s least', { ...OPENING_PAY_METHODS, most: { ...most, ecpay_cvs: 1 } }],
])('%s is refused', (_what, setting) => {
  expect(payMethodsForm.safeParse(setting).success).toBe(false);
});
