import { type Country, type MobileCode, mobileCodes, sortedCountries } from '#ground/places/countries.ts';
import { counties } from '#ground/places/taiwan-divisions.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { Locale } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';

export type Choice = { code: string; name: string };
export type PayType = { code: string; name: string; currency: Currency; note?: string };
export type City = { name: string; townships: { name: string; postal_code: string }[] };

/** The initial data's `param` (product §10): what every select of the shop offers, in one language. */
export type InitialParams = {
  countries: Country[];
  mobile_codes: MobileCode[];
  genders: Choice[];
  titles: Choice[];
  languages: Choice[];
  pay_types: PayType[];
  cities: City[];
};

type Label = Record<Locale, string>;

const GENDERS: Record<string, Label> = {
  female: { en: 'Female', 'zh-Hant': '女性', 'zh-CN': '女性' },
  male: { en: 'Male', 'zh-Hant': '男性', 'zh-CN': '男性' },
  neutral: { en: 'Neutral', 'zh-Hant': '中性', 'zh-CN': '中性' },
};

const TITLES: Record<string, Label> = {
  mr: { en: 'Mr', 'zh-Hant': '先生', 'zh-CN': '先生' },
  ms: { en: 'Ms', 'zh-Hant': '女士', 'zh-CN': '女士' },
  mx: { en: 'Mx', 'zh-Hant': '不使用稱謂', 'zh-CN': '不使用称谓' },
  dr: { en: 'Dr', 'zh-Hant': '博士', 'zh-CN': '博士' },
  prof: { en: 'Prof', 'zh-Hant': '教授', 'zh-CN': '教授' },
};

// Spec §5: card payment is for cards issued outside Taiwan. Product §5: that is said before the redirect.
const FOREIGN_CARDS: Label = {
  en: 'Cards issued outside Taiwan only',
  'zh-Hant': '僅接受台灣以外地區發行的信用卡',
  'zh-CN': '仅接受台湾以外地区发行的信用卡',
};

const PAY_TYPES: readonly { code: string; currency: Currency; name: Label; note?: Label }[] = [
  { code: 'paypal', currency: 'USD', name: { en: 'PayPal', 'zh-Hant': 'PayPal', 'zh-CN': 'PayPal' } },
  {
    code: 'cybersource',
    currency: 'NTD',
    name: { en: 'Credit card (NT$)', 'zh-Hant': '信用卡（新台幣）', 'zh-CN': '信用卡（新台币）' },
    note: FOREIGN_CARDS,
  },
  {
    code: 'cybersource_usd',
    currency: 'USD',
    name: { en: 'Credit card (US$)', 'zh-Hant': '信用卡（美元）', 'zh-CN': '信用卡（美元）' },
    note: FOREIGN_CARDS,
  },
  {
    code: 'transfer',
    currency: 'NTD',
    name: { en: 'Bank transfer (NT$)', 'zh-Hant': '銀行轉帳（新台幣）', 'zh-CN': '银行转账（新台币）' },
  },
];

const choices = (labels: Record<string, Label>, locale: Locale): Choice[] =>
  Object.entries(labels).map(([code, label]) => ({ code, name: label[locale] }));

/** Everything the shop's selects offer, ready for the initial data. */
export function initialParams(locale: Locale): InitialParams {
  return {
    countries: sortedCountries(locale),
    mobile_codes: mobileCodes(locale),
    genders: choices(GENDERS, locale),
    titles: choices(TITLES, locale),
    languages: LANGUAGES.map(({ locale: code, name }) => ({ code, name })),
    pay_types: PAY_TYPES.map(({ code, currency, name, note }) => ({
      code,
      name: name[locale],
      currency,
      ...(note && { note: note[locale] }),
    })),
    cities: counties.map(({ name, townships }) => ({
      name: name[locale],
      townships: townships.map((township) => ({ name: township.name[locale], postal_code: township.postal_code })),
    })),
  };
}
