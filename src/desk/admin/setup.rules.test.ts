import { expect, test } from 'vitest';
import { isOwnDomain, missingSteps, SETUP_STEPS, stillMissing } from './setup.rules.ts';

const inThree = (en: string) => ({ en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` });
const opening = { company: inThree('Cornice'), phone: '+886 2 2311 0100' };

test('a field is missing until the owner has entered all of it, in every language', () => {
  const fields = ['company', 'phone'] as const;

  expect(stillMissing(fields, opening, [opening])).toEqual(['company', 'phone']);
  expect(stillMissing(fields, { company: { ...inThree('Lin'), en: 'Cornice ' }, phone: '1' }, [opening])).toEqual([
    'company',
  ]);
  expect(stillMissing(fields, { company: { ...inThree('Lin'), en: ' ' }, phone: '' }, [])).toEqual([
    'company',
    'phone',
  ]);
  expect(stillMissing(fields, { company: inThree('Lin'), phone: '1' }, [opening])).toEqual([]);
});

test('what visitors depend on keeps the shop closed, the rest is advice, and the first order comes later', () => {
  const steps = SETUP_STEPS.map((step) => ({ step, done: step === 'brand' || step === 'hours' }));

  const { required, advised } = missingSteps(steps);

  expect(required).toEqual(['address', 'bank', 'mail', 'legal', 'work']);
  expect(advised).toEqual(SETUP_STEPS.filter((step) => !['brand', 'hours', 'order', ...required].includes(step)));
});

test.each([
  ['a@shop.example', 'https://shop.example', true],
  ['a@shop.example', 'https://www.shop.example', true],
  ['a@mail.shop.example', 'https://shop.example', true],
  ['a@shop.example', 'https://prints.shop.example', true],
  ['a@mail.gallery.tw', 'https://shop.gallery.tw', true],
  ['a@gallery.com.tw', 'https://prints.gallery.com.tw', true],
  ['a@other.com.tw', 'https://gallery.com.tw', false],
  ['a@com.tw', 'https://gallery.com.tw', false],
  ['a@gmail.com', 'https://shop.example', false],
  ['a@notshop.example', 'https://shop.example', false],
  ['', 'https://shop.example', false],
])('mails from %s fit %s: %s', (sender, baseUrl, fits) => {
  expect(isOwnDomain(sender, baseUrl)).toBe(fits);
});
