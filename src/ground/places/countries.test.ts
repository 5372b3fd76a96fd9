import { describe, expect, test } from 'vitest';
import { LOCALES } from '#shared/locale.ts';
import { countryCodes, countryName, dialCodes, isCountryCode, mobileCodes, sortedCountries } from './countries.ts';

describe('the country select', () => {
  test('offers 244 places, each once, each with a dial code', () => {
    expect(new Set(countryCodes).size).toBe(244);
    expect(countryCodes).toHaveLength(244);
    for (const code of countryCodes) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(dialCodes(code).length).toBeGreaterThan(0);
      for (const dialled of dialCodes(code)) expect(dialled).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  test('leaves out places where nobody lives and codes that do not exist', () => {
    for (const code of ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM', 'ZZ', 'EU', 'tw', ''])
      expect(isCountryCode(code)).toBe(false);
  });

  test.each(LOCALES)('names every place in %s, no two alike', (locale) => {
    const names = countryCodes.map((code) => countryName(code, locale));

    expect(new Set(names).size).toBe(names.length);
    for (const [at, name] of names.entries()) expect(name).not.toBe(countryCodes[at]);
  });

  test.each([
    ['TW', 'Taiwan', '台灣', '台湾'],
    ['HK', 'Hong Kong', '香港', '香港'],
    ['MO', 'Macao', '澳門', '澳门'],
    ['JP', 'Japan', '日本', '日本'],
    ['KR', 'South Korea', '南韓', '韩国'],
    ['GB', 'United Kingdom', '英國', '英国'],
  ])('calls %s %s, %s and %s', (code, en, hant, hans) => {
    expect(LOCALES.map((locale) => countryName(code, locale))).toEqual([en, hant, hans]);
  });

  test('no name makes one place a part of another', () => {
    for (const locale of LOCALES) {
      for (const { code, name } of sortedCountries(locale)) {
        if (code !== 'CN' && code !== 'CF') expect(name).not.toMatch(/China|中國|中国|SAR|特別行政區|特别行政区/);
      }
    }
  });

  test('shows a code it does not know as it is', () => {
    expect(countryName('ZZ', 'en')).toBe('ZZ');
    expect(countryName('not a code', 'zh-Hant')).toBe('not a code');
  });
});

describe('the order of countries', () => {
  const order = (locale: (typeof LOCALES)[number], ...codes: string[]) =>
    sortedCountries(locale)
      .map(({ code }) => code)
      .filter((code) => codes.includes(code));

  test.each(LOCALES)('begins with Taiwan in %s and holds everything', (locale) => {
    const sorted = sortedCountries(locale);

    expect(sorted[0]?.code).toBe('TW');
    expect(sorted.map(({ code }) => code).sort()).toEqual([...countryCodes].sort());
  });

  test('goes by letter in English, accents aside', () => {
    expect(order('en', 'AF', 'AX', 'AL', 'ZW')).toEqual(['AF', 'AX', 'AL', 'ZW']);
  });

  test('goes by stroke count in Traditional Chinese: 日 before 英 before 德', () => {
    expect(order('zh-Hant', 'DE', 'GB', 'JP', 'CN')).toEqual(['CN', 'JP', 'GB', 'DE']);
  });

  test('goes by pinyin in Simplified Chinese: De, Ri, Ying, Zhong', () => {
    expect(order('zh-CN', 'CN', 'GB', 'JP', 'DE')).toEqual(['DE', 'JP', 'GB', 'CN']);
  });
});

describe('mobile codes', () => {
  test.each([
    ['TW', '886'],
    ['US', '1'],
    ['CA', '1'],
    ['GB', '44'],
    ['HK', '852'],
    ['MO', '853'],
    ['JP', '81'],
    ['KR', '82'],
    ['SG', '65'],
    ['CN', '86'],
    ['FR', '33'],
    ['DE', '49'],
    ['BS', '1242'],
  ])('%s is dialled with +%s', (country, code) => {
    expect(dialCodes(country)).toEqual([code]);
  });

  test('stand in the order of the countries, several for the Dominican Republic', () => {
    const codes = mobileCodes('en');

    expect(codes[0]).toEqual({ country_code: 'TW', code: '886' });
    expect(codes.filter(({ country_code }) => country_code === 'DO').map(({ code }) => code)).toEqual([
      '1809',
      '1829',
      '1849',
    ]);
    expect([...new Set(codes.map(({ country_code }) => country_code))]).toEqual(
      sortedCountries('en').map(({ code }) => code),
    );
  });
});
