import type { I18n } from '@lingui/core';
import { type Ceilings, PAY_TYPES, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { TITLES } from '#buying/contact/titles.rules.ts';
import type { PayPlace } from '#catalogue/site/pay-methods.rules.ts';
import { type MobileCode, mobileCodes, sortedCountries } from '#ground/places/countries.ts';
import type { Country } from '#ground/places/country-names.ts';
import { counties } from '#ground/places/taiwan-divisions.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { Locale } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';

type Choice = { code: string; name: string };
/** The payment methods that the shop offers, in the order for each place, and their ceilings. */
export type OfferedPayTypes = Record<PayPlace, readonly PayType[]> & { most: Ceilings };

type ListedPayType = { code: PayType; name: string; currency: Currency; note?: string };
export type City = { name: string; townships: { name: string; postal_code: string }[] };

/** The initial data's `param` (product §10): the options of every select of the shop, in one language. */
type InitialParams = {
  countries: Country[];
  mobile_codes: MobileCode[];
  genders: Choice[];
  titles: Choice[];
  languages: Choice[];
  pay_types: ListedPayType[];
  pay_abroad: PayType[];
  pay_most: Ceilings;
  cities: City[];
};

type Label = Record<Locale, string>;

const GENDERS: Record<string, Label> = {
  female: { en: 'Female', 'zh-Hant': '女性', 'zh-CN': '女性' },
  male: { en: 'Male', 'zh-Hant': '男性', 'zh-CN': '男性' },
  neutral: { en: 'Neutral', 'zh-Hant': '中性', 'zh-CN': '中性' },
};

const choices = (labels: Record<string, Label>, locale: Locale): Choice[] =>
  Object.entries(labels).map(([code, label]) => ({ code, name: label[locale] }));

export function initialParams(locale: Locale, i18n: I18n, offered: OfferedPayTypes): InitialParams {
  return {
    countries: [...sortedCountries(locale)],
    mobile_codes: mobileCodes(locale),
    genders: choices(GENDERS, locale),
    titles: choices(TITLES, locale),
    languages: LANGUAGES.map(({ locale: code, name }) => ({ code, name })),
    pay_types: payTypes(i18n, offered.taiwan),
    pay_abroad: [...offered.abroad],
    pay_most: offered.most,
    cities: counties.map(({ name, townships }) => ({
      name: name[locale],
      townships: townships.map((township) => ({ name: township.name[locale], postal_code: township.postal_code })),
    })),
  };
}

function payTypes(i18n: I18n, offered: readonly PayType[]): ListedPayType[] {
  return offered.map((code) => {
    const { currency, listed } = PAY_TYPES[code];
    return { code, name: i18n._(listed.name), currency, ...(listed.note && { note: i18n._(listed.note) }) };
  });
}
