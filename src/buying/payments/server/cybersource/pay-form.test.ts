import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Asked, ProviderTrouble } from '../payment-provider.ts';
import { ASKED, ATTEMPT } from '../testing-provider.ts';
import { payForm } from './pay-form.ts';
import { isSignature, signatureOf, signedText } from './secure-acceptance-signature.ts';
import { NTD, profile } from './testing-card.ts';

const asked: Asked = {
  ...ASKED,
  paytype: 'cybersource',
  currency: 'NTD',
  lines: [{ name: 'x,decision=ACCEPT', nums: 1, unit_price: 46_000 }],
};
const now = new Date('2026-11-19T06:00:00.987Z');

test.each([
  ['FOO', ['foo', 'baz'], 'IVMC7Aj8pDKwLx+0eNfIfoQAHvViiLeavLyYatCtB+c='],
  ['FOO', ['baz', 'foo'], '5Gw1ffUlVU9Cm0tTa/nzhQ81Bc6/SDqz/tEP5VyMzkk='],
  ['SECRET', ['foo', 'baz'], 'FvjC1PIhxuaLipTbRDw9UXL6F58t9Hyj12HLHiYoOD0='],
])('the published signatures: %s, %j', (key, names, signature) => {
  const text = signedText(
    new Map([
      ['foo', 'bar'],
      ['baz', 'bat'],
    ]),
    names,
  );

  expect(signatureOf(text, key)).toBe(signature);
  expect(isSignature(signature, text, key)).toBe(true);
  expect(isSignature(signature.toLowerCase(), text, key)).toBe(false);
  expect(isSignature(signature.slice(0, -1), text, key)).toBe(false);
  expect(isSignature('', text, key)).toBe(false);
});

test('the form has these fields, all of them signed', () => {
  const begun = payForm(asked, NTD, now);
  if (begun.way !== 'form') throw new Error('no form');
  const { signature, ...fields } = Object.fromEntries(begun.fields);
  const names = Object.keys(fields);

  expect(begun.action).toBe('https://testsecureacceptance.cybersource.com/pay');
  expect(fields).toEqual({
    access_key: 'ntd-access',
    profile_id: 'NTD-PROFILE',
    transaction_uuid: ATTEMPT,
    signed_field_names: names.join(','),
    unsigned_field_names: '',
    signed_date_time: '2026-11-19T06:00:00Z',
    locale: 'zh-tw',
    transaction_type: 'sale',
    reference_number: 'C7Q2M4-1',
    amount: '48000.00',
    currency: 'TWD',
    override_custom_receipt_page: ASKED.urls.back,
    override_custom_cancel_page: ASKED.urls.cancel,
    override_backoffice_post_url: ASKED.urls.notify,
  });
  const text = names.map((name) => `${name}=${fields[name]}`).join(',');
  expect(signature).toBe(createHmac('sha256', 'ntd-secret').update(text).digest('base64'));
});

test('the current key signs, never the previous one', () => {
  const rotating = profile({ oldKey: { accessKey: 'old-access', secretKey: 'old-secret' } });

  expect(payForm(asked, rotating, now)).toEqual(payForm(asked, NTD, now));
});

test('C040: no text of a customer reaches the form', () => {
  expect(JSON.stringify(payForm(asked, NTD, now))).not.toContain('ACCEPT');
});

test.each<Partial<Asked>>([
  { reference: 'C7Q2M4-1,decision=ACCEPT' },
  { reference: 'C7Q2M4=1' },
  { attempt_id: 'x,y' },
  { urls: { ...ASKED.urls, back: 'https://shop.test/?a=1,decision=ACCEPT' } },
])('%o would make the signed text ambiguous and is not signed', (changes) => {
  expect(() => payForm({ ...asked, ...changes }, NTD, now)).toThrow(ProviderTrouble);
});
