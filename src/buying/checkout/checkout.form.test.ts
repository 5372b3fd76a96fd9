import { expect, test } from 'vitest';
import { blankForm, type CheckoutForm, checkoutForm, invoiceFrom } from './checkout.form.ts';

const faults = (typed: Partial<CheckoutForm>) =>
  checkoutForm.safeParse({ ...blankForm, ...typed }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('step 2 is complete as it opens: a transfer, with the invoice kept in the account', () => {
  expect(faults({})).toEqual([]);
  expect(invoiceFrom(blankForm)).toEqual({ type: 'personal', carrier: { type: 'member' } });
});

test('a fault of the invoice is told at the field it was typed in', () => {
  expect(faults({ invoice: 'company', tax_id: '12345678', title: 'Lin' })).toEqual(['tax_id']);
  expect(faults({ invoice: 'company', tax_id: '04595257' })).toEqual(['title']);
  expect(faults({ invoice: 'donation', donation_code: '12' })).toEqual(['donation_code']);
  expect(faults({ carrier: 'mobile', mobile_code: 'AB12345' })).toEqual(['mobile_code']);
  expect(faults({ carrier: 'certificate' })).toContain('certificate_code');
});

test('and in the words of the page’s language', () => {
  const typed = { ...blankForm, invoice: 'company', tax_id: '12345678', title: 'Lin' };

  const checked = checkoutForm.safeParse(typed, { error: ({ code }) => `worded by the page: ${code}` });

  expect(checked.error?.issues.map(({ message }) => message)).toEqual(['worded by the page: custom']);
});

test('what was typed for another kind of invoice is kept and not sent', () => {
  const typed = { ...blankForm, invoice: 'donation', donation_code: ' 8585 ', tax_id: '12345678' } as const;

  expect(faults(typed)).toEqual([]);
  expect(invoiceFrom(typed)).toEqual({ type: 'donation', code: '8585' });
});

test('codes typed in small letters are meant in capitals', () => {
  const typed = { ...blankForm, carrier: 'mobile', mobile_code: '/ab12+-.' } as const;

  expect(faults(typed)).toEqual([]);
  expect(invoiceFrom(typed)).toEqual({ type: 'personal', carrier: { type: 'mobile', code: '/AB12+-.' } });
});
