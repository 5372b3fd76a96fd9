import { describe, expect, test } from 'vitest';
import { methodsOf, OPENING_PAY_METHODS } from '#catalogue/site/pay-methods.rules.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES } from '#shared/locale.ts';
import { initialParams } from './initial-params.rules.ts';

const OFFERED = {
  taiwan: methodsOf(OPENING_PAY_METHODS, 'taiwan'),
  abroad: methodsOf(OPENING_PAY_METHODS, 'abroad'),
  most: OPENING_PAY_METHODS.most,
};

describe.each(LOCALES)('the selects of the shop in %s', async (locale) => {
  const params = initialParams(locale, await i18nFor(locale), OFFERED);
  const transferOnly = initialParams(locale, await i18nFor(locale), { ...OFFERED, taiwan: ['transfer'] });

  test('contain countries, mobile codes, cities and the small lists', () => {
    expect(params.countries[0]?.code).toBe('TW');
    expect(params.mobile_codes[0]).toEqual({ country_code: 'TW', code: '886' });
    expect(params.genders.map(({ code }) => code)).toEqual(['female', 'male', 'neutral']);
    expect(params.titles.map(({ code }) => code)).toEqual(['mr', 'ms', 'mx', 'dr', 'prof']);
    expect(params.languages.map(({ code }) => code)).toEqual(['en', 'zh-Hant', 'zh-CN']);
    expect(params.cities).toHaveLength(22);
    expect(params.cities.flatMap(({ townships }) => townships)).toHaveLength(368);
  });

  test('offer the payment methods, each in its currency', () => {
    expect(params.pay_types.map(({ code, currency }) => [code, currency])).toEqual([
      ['ecpay_credit', 'NTD'],
      ['linepay', 'NTD'],
      ['ecpay_atm', 'NTD'],
      ['ecpay_cvs', 'NTD'],
      ['cybersource', 'NTD'],
      ['transfer', 'NTD'],
      ['cybersource_usd', 'USD'],
      ['paypal', 'USD'],
    ]);
  });

  test('offer a provider only if the shop has one', () => {
    expect(transferOnly.pay_types.map(({ code }) => code)).toEqual(['transfer']);
  });

  test('say only of card payment that the card must come from outside Taiwan', () => {
    expect(params.pay_types.filter(({ note }) => note).map(({ code }) => code)).toEqual([
      'cybersource',
      'cybersource_usd',
    ]);
  });

  test('label every choice', () => {
    const labelled = [
      params.countries,
      params.genders,
      params.titles,
      params.languages,
      params.pay_types,
      params.cities,
    ];
    for (const { name } of labelled.flat()) expect(name.trim()).not.toBe('');
  });

  // The whole initial data may have 100 kB, and the browser stores it (product §10).
  test('take less than 40 kB on the wire, uncompressed', () => {
    expect(Buffer.byteLength(JSON.stringify(params))).toBeLessThan(40_000);
  });
});

test('labels are in the requested language', async () => {
  const first = async (locale: (typeof LOCALES)[number]) => {
    const { titles, cities, pay_types } = initialParams(locale, await i18nFor(locale), OFFERED);
    return [titles[0]?.name, cities[0]?.name, cities[0]?.townships[0]?.name, pay_types[5]?.name];
  };

  expect(await first('en')).toEqual(['Mr', 'Taipei City', 'Zhongzheng District', 'Bank transfer (NT$)']);
  expect(await first('zh-Hant')).toEqual(['先生', '臺北市', '中正區', '銀行轉帳（新臺幣）']);
  expect(await first('zh-CN')).toEqual(['先生', '台北市', '中正区', '银行转账（新台币）']);
});

test('the payment methods have their fixed names and notes', async () => {
  const listed = async (locale: (typeof LOCALES)[number]) =>
    initialParams(locale, await i18nFor(locale), OFFERED).pay_types.map(({ name, note = '' }) =>
      `${name} ${note}`.trim(),
    );

  expect(await listed('en')).toEqual([
    'Credit card issued in Taiwan (NT$)',
    'LINE Pay (NT$)',
    'ATM transfer with a virtual account (NT$)',
    'Convenience store (NT$)',
    'Credit card (NT$) Cards issued outside Taiwan only',
    'Bank transfer (NT$)',
    'Credit card (US$) Cards issued outside Taiwan only',
    'PayPal',
  ]);
  expect(await listed('zh-Hant')).toEqual([
    '台灣發行的信用卡（新臺幣）',
    'LINE Pay（新臺幣）',
    'ATM 虛擬帳號轉帳（新臺幣）',
    '超商代碼繳費（新臺幣）',
    '信用卡（新臺幣） 僅接受台灣以外地區發行的信用卡',
    '銀行轉帳（新臺幣）',
    '信用卡（美元） 僅接受台灣以外地區發行的信用卡',
    'PayPal',
  ]);
  expect(await listed('zh-CN')).toEqual([
    '台湾发行的信用卡（新台币）',
    'LINE Pay（新台币）',
    'ATM 虚拟账号转账（新台币）',
    '便利店代码缴费（新台币）',
    '信用卡（新台币） 仅接受台湾以外地区发行的信用卡',
    '银行转账（新台币）',
    '信用卡（美元） 仅接受台湾以外地区发行的信用卡',
    'PayPal',
  ]);
});
