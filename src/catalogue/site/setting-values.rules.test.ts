import { expect, test } from 'vitest';
import { fieldOf, formValues, sentValue } from './setting-values.rules.ts';

test('words are lines in the form and a list in the settings', () => {
  const hot = { en: ['sea', 'night'], 'zh-Hant': ['海'], 'zh-Hans': [] };

  expect(formValues('hot', hot)).toEqual({ en: 'sea\nnight', 'zh-Hant': '海', 'zh-Hans': '' });
  expect(sentValue('hot', { en: ' sea \n\nnight\n', 'zh-Hant': '海', 'zh-Hans': '' })).toEqual(hot);
});

test('a rate is sent as typed, and that of the NT dollar not at all', () => {
  expect(sentValue('exchange', { NTD: 1, USD: 0.031 })).toEqual({ USD: '0.031' });
});

test('price bands are typed in whole currency units and stored in minor units', () => {
  const bands = [
    { NTD: 0, USD: 0 },
    { NTD: 2000, USD: 7050 },
  ];

  expect(formValues('price_bands', bands)).toEqual({
    rows: [
      { NTD: '0', USD: '0' },
      { NTD: '2000', USD: '70.5' },
    ],
  });
  expect(sentValue('price_bands', formValues('price_bands', bands))).toEqual(bands);
  expect(sentValue('price_bands', { rows: [{ NTD: 'much', USD: '1' }] })).toEqual([{ NTD: Number.NaN, USD: 100 }]);
});

test('an error belongs to its field, and one of a whole list to the form', () => {
  expect(fieldOf('social', 'value.0.url')).toBe('rows.0.url');
  expect(fieldOf('price_bands', 'value')).toBe('root');
  expect(fieldOf('info', 'value.brand.en')).toBe('brand.en');
});
