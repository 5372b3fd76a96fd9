import { expect, test } from 'vitest';
import type { Invoice } from './checkout.contract.ts';
import {
  blankForm,
  type CheckoutForm,
  checkoutForm,
  giftFrom,
  invoiceFrom,
  orderedForm,
  typedInvoice,
} from './checkout.form.ts';

const faults = (typed: Partial<CheckoutForm>) =>
  checkoutForm
    .safeParse({ ...blankForm, paytype: 'transfer', ...typed })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test('step 2 is complete once there is a payment method, with the invoice stored in the account', () => {
  expect(checkoutForm.safeParse(blankForm).error?.issues.map(({ path }) => path)).toEqual([['paytype']]);
  expect(faults({})).toEqual([]);
  expect(invoiceFrom(blankForm)).toEqual({ type: 'personal', carrier: { type: 'member' } });
});

test('an error in the invoice is shown at its field', () => {
  expect(faults({ invoice: 'company', tax_id: '12345678', title: 'Lin' })).toEqual(['tax_id']);
  expect(faults({ invoice: 'company', tax_id: '04595257' })).toEqual(['title']);
  expect(faults({ invoice: 'donation', donation_code: '12' })).toEqual(['donation_code']);
  expect(faults({ carrier: 'mobile', mobile_code: 'AB12345' })).toEqual(['mobile_code']);
  expect(faults({ carrier: 'certificate' })).toContain('certificate_code');
});

test('a pickup needs its place, a name and a number; what was typed for it stays while delivery is chosen', () => {
  const mobile = { code: '886', number: '12-34' };
  const pickup = { place: 'gallery', name: '', mobile };
  expect(faults({ pickup_type: 'pickup', pickup })).toEqual(['pickup.name', 'pickup.mobile.number']);
  expect(faults({ pickup_type: 'delivery', pickup })).toEqual([]);
});

test('and in the page’s language', () => {
  const typed = { ...blankForm, paytype: 'transfer', invoice: 'company', tax_id: '12345678', title: 'Lin' };

  const checked = checkoutForm.safeParse(typed, { error: ({ code }) => `worded by the page: ${code}` });

  expect(checked.error?.issues.map(({ message }) => message)).toEqual(['worded by the page: custom']);
});

test('text typed for another kind of invoice is preserved and not sent', () => {
  const typed = {
    ...blankForm,
    paytype: 'transfer',
    invoice: 'donation',
    donation_code: ' 8585 ',
    tax_id: '12345678',
  } as const;

  expect(faults(typed)).toEqual([]);
  expect(invoiceFrom(typed)).toEqual({ type: 'donation', code: '8585' });
});

test('codes typed in small letters are sent in capitals', () => {
  const typed = { ...blankForm, paytype: 'transfer', carrier: 'mobile', mobile_code: '/ab12+-.' } as const;

  expect(faults(typed)).toEqual([]);
  expect(invoiceFrom(typed)).toEqual({ type: 'personal', carrier: { type: 'mobile', code: '/AB12+-.' } });
});

test.for<Invoice>([
  { type: 'personal', carrier: { type: 'member' } },
  { type: 'personal', carrier: { type: 'mobile', code: '/AB+12-3' } },
  { type: 'personal', carrier: { type: 'certificate', code: 'AB12345678901234' } },
  { type: 'donation', code: '8585' },
  { type: 'company', tax_id: '04595257', title: '畫廊' },
])('a choice of $type is shown and read back unchanged', (choice) => {
  expect(invoiceFrom(typedInvoice(choice))).toEqual(choice);
});

test('an order sent abroad has no company invoice, and the choice is kept for an address in Taiwan', () => {
  const typed: CheckoutForm = { ...blankForm, invoice: 'company', tax_id: '04595257', title: '山嵐畫廊' };

  expect(invoiceFrom(orderedForm(typed, true))).toEqual({ type: 'personal', carrier: { type: 'member' } });
  expect(invoiceFrom(orderedForm(typed, false))).toMatchObject({ type: 'company', tax_id: '04595257' });
});

test('the choices of a gift are checked and sent only while it is one; without a name or words nothing empty is sent', () => {
  const gift = { recipient: ' ', message: '生'.repeat(301), card_link: true, not_before: '' };
  expect(faults({ gift })).toEqual([]);
  expect(faults({ is_gift: true, gift })).toEqual(['gift.message']);
  expect(giftFrom({ is_gift: false, gift })).toBeUndefined();
  expect(giftFrom({ is_gift: true, gift: { ...gift, message: ' For you \n' } })).toEqual({
    message: 'For you',
    card_link: true,
  });
});
