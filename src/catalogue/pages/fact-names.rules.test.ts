import { expect, test } from 'vitest';
import { openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { blocksIn, storedBlocks } from '#ground/blocks/block.rules.ts';
import { LOCALES } from '#shared/locale.ts';
import { about } from './content/about.ts';
import { about as demoAbout } from './content/demo/about.ts';
import { exchange } from './content/exchange.ts';
import { faq } from './content/faq.ts';
import { terms } from './content/terms.ts';
import { termsDelivery } from './content/terms-delivery.ts';
import { deliveryFacts, pickupFacts, returnFacts } from './delivery-facts.rules.ts';
import { unknownNames } from './fact-names.rules.ts';
import { blocksWithFacts, textWithFacts } from './page-facts.rules.ts';

test('the standard texts name nothing unknown, and a mistyped name is found where it is', () => {
  expect(unknownNames([about, demoAbout, exchange, faq, terms])).toEqual([]);
  expect(unknownNames({ title: { en: 'By {phone}' }, blocks: [{ words: { en: 'By {fone} or {email}' } }] })).toEqual([
    ['blocks', 0, 'words', 'en'],
  ]);
});

test('fees, zones and days read as people write them, in each language', () => {
  expect(deliveryFacts(openingRates, 'en')).toMatchObject({
    making_days: '5–7',
    tw_main_arrival: '6–9',
    europe_countries: 'European Union, United Kingdom',
    free_from: 'NT$6,000 (US$200)',
    tw_main_fees: 'up to 60 cm NT$150 (US$5), up to 90 cm NT$250 (US$8.50), above NT$450 (US$15)',
  });
  expect(deliveryFacts(openingRates, 'zh-Hant')).toMatchObject({
    asia_countries: '香港、澳門、日本、南韓、新加坡',
    tw_main_fees: '60 公分以內 NT$150（US$5）、90 公分以內 NT$250（US$8.50）、超過 90 公分 NT$450（US$15）',
  });
  const oneFee = { ...openingRates.taiwan, bands: [{ up_to_mm: null, fee: { NTD: 0, USD: 0 } }] };
  expect(deliveryFacts({ ...openingRates, taiwan: oneFee }, 'en').tw_main_fees).toBe('NT$0 (US$0)');
  const germanyOnly = { ...openingRates.abroad.europe, countries: ['DE'] };
  const abroad = { ...openingRates.abroad, europe: germanyOnly };
  expect(deliveryFacts({ ...openingRates, abroad }, 'en').europe_countries).toBe('Germany');
});

test('places of pickup are named with their address, and only while the shop offers them', () => {
  const gallery = { en: 'Gallery', 'zh-Hant': '畫廊', 'zh-Hans': '' };
  const address = { en: 'No. 1, Minquan Rd.', 'zh-Hant': '民權路 1 號', 'zh-Hans': '民权路 1 号' };
  const places = [{ key: 'a', name: gallery, address, note: gallery }];
  const setting = { active: true, keep_days: 14, places };
  expect(pickupFacts(setting, 'en')).toEqual({ pickup_places: 'Gallery (No. 1, Minquan Rd.)', pickup_days: '14' });
  expect(pickupFacts(setting, 'zh-Hant').pickup_places).toBe('畫廊（民權路 1 號）');
  const facts = { ...deliveryFacts(openingRates, 'en'), ...pickupFacts({ ...setting, active: false }, 'en') };
  const shown = JSON.stringify(
    blocksWithFacts(facts, blocksIn(storedBlocks(termsDelivery, new Map(), new Map()), 'en')),
  );
  expect(shown).toContain('business days in transit');
  expect(shown).not.toMatch(/pickup|collect it/i);
});

test('the days after the statutory seven exist only if the shop gives more', () => {
  expect(LOCALES.map((locale) => returnFacts(14, locale).later_days)).toEqual(['8 to 14', '8 到 14', '8 到 14']);
  expect(returnFacts(8, 'en').later_days).toBe('8');
  expect(returnFacts(7, 'en')).toEqual({ return_days: '7', later_days: '' });
});

test('a sentence, row or item about something that is not entered is left out', () => {
  const facts = { phone: '', brand: 'Lin' };
  expect(textWithFacts(facts, 'Welcome to {brand}. Call {phone}. Bye.')).toBe('Welcome to Lin. Bye.');
  expect(textWithFacts(facts, '歡迎來到{brand}。請撥 {phone}。')).toBe('歡迎來到Lin。');
  const rows = [
    { term: 'Telephone', text: '{phone}' },
    { term: 'Name', text: '{brand} {other}' },
  ];
  expect(
    blocksWithFacts(facts, [
      { kind: 'paragraph', text: '{phone}' },
      { kind: 'facts', rows },
      { kind: 'list', items: ['{phone}'] },
    ]),
  ).toEqual([{ kind: 'facts', rows: [{ term: 'Name', text: 'Lin {other}' }] }]);
});
