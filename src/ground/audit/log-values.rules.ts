import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { usesHanScript } from '#shared/locale.ts';
import { CURRENCIES, type Currency, formatMoney } from '#shared/money.ts';
import type { LogReader, Tell } from './log.rules.ts';

/** What is not there. */
export const NOTHING = '—';

/** Texts, numbers, yes and no, and lists of them. */
export const tellPlain: Tell = (value, reader) => {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (Array.isArray(value))
    return listed(
      value.map((one) => tellPlain(one, reader)),
      reader,
    );
  if (typeof value === 'boolean') return reader.i18n._(value ? msg`yes` : msg`no`);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** One of the shop's own words, or several, by the table that says how they are read. */
export const tellWords =
  (words: Readonly<Record<string, MessageDescriptor>>): Tell =>
  (value, reader) => {
    if (Array.isArray(value))
      return listed(
        value.map((one) => tellWords(words)(one, reader)),
        reader,
      );
    const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
    return word ? reader.i18n._(word) : tellPlain(value, reader);
  };

/** Two words for what is so or not so, such as shown and hidden. */
export const tellEither =
  (so: MessageDescriptor, notSo: MessageDescriptor): Tell =>
  (value, reader) =>
    typeof value === 'boolean' ? reader.i18n._(value ? so : notSo) : tellPlain(value, reader);

/** A moment on the shop's clock. */
export const tellMoment: Tell = (value, reader) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? reader.clock(value) : tellPlain(value, reader);

/** A day, or days, of the shop's calendar. */
export const tellDay: Tell = (value, reader) => {
  if (Array.isArray(value))
    return listed(
      value.map((one) => tellDay(one, reader)),
      reader,
    );
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return tellPlain(value, reader);
  return reader.i18n.date(new Date(`${value}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
};

/** An amount in each currency that it names. */
export const tellMoney: Tell = (value, reader) => {
  if (typeof value !== 'object' || value === null) return tellPlain(value, reader);
  const amounts = CURRENCIES.flatMap((currency) => {
    const amount: unknown = Reflect.get(value, currency);
    return typeof amount === 'number' ? [formatMoney(amount, currency, reader.locale)] : [];
  });
  return amounts.length > 0 ? amounts.join(' · ') : tellPlain(value, reader);
};

/** An amount in minor units of one currency. */
export const tellMoneyIn =
  (currency: Currency): Tell =>
  (value, reader) =>
    typeof value === 'number' ? formatMoney(value, currency, reader.locale) : tellPlain(value, reader);

/** A measure, in words of the language. */
export const tellUnit =
  (unit: 'millimeter' | 'centimeter' | 'gram'): Tell =>
  (value, reader) =>
    typeof value === 'number'
      ? reader.i18n.number(value, { style: 'unit', unit, unitDisplay: 'short' })
      : tellPlain(value, reader);

/** Hundredths of a per cent. */
export const tellRate: Tell = (value, reader) =>
  typeof value === 'number'
    ? reader.i18n.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
    : tellPlain(value, reader);

/** A count, with its thousands. */
export const tellCount: Tell = (value, reader) =>
  typeof value === 'number' ? reader.i18n.number(value) : tellPlain(value, reader);

/** A picture by the beginning of its hash: enough to see that it is another one. */
export const tellPicture: Tell = (value, reader) => {
  if (typeof value !== 'string' || value === '') return tellPlain(value, reader);
  const mark = value.slice(0, 6);
  return reader.i18n._(msg`Picture ${mark}`);
};

/** One line for each of a list. */
export const tellLines =
  (line: Tell): Tell =>
  (value, reader) =>
    Array.isArray(value) && value.length > 0
      ? value.map((one) => line(one, reader)).join('\n')
      : tellPlain(Array.isArray(value) ? null : value, reader);

/** Several in one line. */
function listed(words: readonly string[], { locale }: LogReader): string {
  return words.length === 0 ? NOTHING : words.join(usesHanScript(locale) ? '、' : ', ');
}

// @chunk log
