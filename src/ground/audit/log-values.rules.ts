import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { usesHanScript } from '#shared/locale.ts';
import { CURRENCIES, type Currency, formatMoney } from '#shared/money.ts';
import type { FactFormat, LogReader } from './log.rules.ts';

/** Shown for a missing value. */
export const NOTHING = '—';

/** Texts, numbers, yes and no, and lists of them. */
export const plainFormat: FactFormat = (value, reader) => {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value))
    return listed(
      value.map((one) => plainFormat(one, reader)),
      reader,
    );
  if (typeof value === 'boolean') return reader.i18n._(value ? msg`yes` : msg`no`);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** One of the shop's own words, or several, translated by a table. */
export const wordsFormat =
  (words: Readonly<Record<string, MessageDescriptor>>): FactFormat =>
  (value, reader) => {
    if (Array.isArray(value))
      return listed(
        value.map((one) => wordsFormat(words)(one, reader)),
        reader,
      );
    const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
    return word ? reader.i18n._(word) : plainFormat(value, reader);
  };

/** Two words for a boolean, such as shown and hidden. */
export const eitherFormat =
  (so: MessageDescriptor, notSo: MessageDescriptor): FactFormat =>
  (value, reader) =>
    typeof value === 'boolean' ? reader.i18n._(value ? so : notSo) : plainFormat(value, reader);

/** A moment in the shop's time zone. */
export const momentFormat: FactFormat = (value, reader) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? reader.clock(value) : plainFormat(value, reader);

/** A day, or days, of the shop's calendar. */
export const dayFormat: FactFormat = (value, reader) => {
  if (Array.isArray(value))
    return listed(
      value.map((one) => dayFormat(one, reader)),
      reader,
    );
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return plainFormat(value, reader);
  return reader.i18n.date(new Date(`${value}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
};

/** An amount in each currency that it names. */
export const moneyFormat: FactFormat = (value, reader) => {
  if (typeof value !== 'object' || value === null) return plainFormat(value, reader);
  const amounts = CURRENCIES.flatMap((currency) => {
    const amount: unknown = Reflect.get(value, currency);
    return typeof amount === 'number' ? [formatMoney(amount, currency, reader.locale)] : [];
  });
  return amounts.length > 0 ? amounts.join(' · ') : plainFormat(value, reader);
};

/** An amount in minor units of one currency. */
export const moneyInFormat =
  (currency: Currency): FactFormat =>
  (value, reader) =>
    typeof value === 'number' ? formatMoney(value, currency, reader.locale) : plainFormat(value, reader);

/** A measure, in words of the language. */
export const unitFormat =
  (unit: 'millimeter' | 'centimeter' | 'gram'): FactFormat =>
  (value, reader) =>
    typeof value === 'number'
      ? reader.i18n.number(value, { style: 'unit', unit, unitDisplay: 'short' })
      : plainFormat(value, reader);

/** Hundredths of a per cent. */
export const rateFormat: FactFormat = (value, reader) =>
  typeof value === 'number'
    ? reader.i18n.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
    : plainFormat(value, reader);

/** A count, with its thousands. */
export const countFormat: FactFormat = (value, reader) =>
  typeof value === 'number' ? reader.i18n.number(value) : plainFormat(value, reader);

/** A picture by the start of its hash: enough to see that it changed. */
export const pictureFormat: FactFormat = (value, reader) => {
  if (typeof value !== 'string' || value === '') return plainFormat(value, reader);
  const mark = value.slice(0, 6);
  return reader.i18n._(msg`Picture ${mark}`);
};

/** One line per entry of a list. */
export const linesFormat =
  (line: FactFormat): FactFormat =>
  (value, reader) =>
    Array.isArray(value) && value.length > 0
      ? value.map((one) => line(one, reader)).join('\n')
      : plainFormat(Array.isArray(value) ? null : value, reader);

/** Several words in one line. */
function listed(words: readonly string[], { locale }: LogReader): string {
  return words.length === 0 ? NOTHING : words.join(usesHanScript(locale) ? '、' : ', ');
}

// @chunk log
