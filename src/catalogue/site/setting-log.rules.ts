import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactFormat, FactLogs, SubjectLog } from '#ground/audit/log.rules.ts';
import { linesFormat, moneyFormat, pictureFormat, plainFormat } from '#ground/audit/log-values.rules.ts';
import { langOf, localeOfI18n, type Text, textIn } from '#shared/locale.ts';
import { PAY_METHOD_NAMES, PAY_PLACE_NAMES } from './pay-method-names.rules.ts';
import { isPayMethod, PAY_PLACES } from './pay-methods.rules.ts';
import { SETTING_PARTS } from './setting.words.ts';
import { WORD_GROUPS } from './wording.words.ts';

export const SETTING_ACTIONS = { save: msg`Changed`, upload: msg`Uploaded` };

const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(SETTING_PARTS.map(({ key, title }) => [key, title])),
  social: msg`Social links`,
  carriers: msg`Carriers`,
  arrival: msg`Automatic arrival`,
  pickup: msg`Pickup`,
  pay_methods: msg`Payment methods`,
  price_bands: msg`Price bands`,
  words: msg`Shop wording`,
  logo: msg`Logo and icon`,
};

const FIELDS: Readonly<Record<string, FactLogs>> = Object.fromEntries(
  SETTING_PARTS.map(({ key, fields }) => [
    key,
    Object.fromEntries(fields.map(({ name, label }) => [name, { name: label }])),
  ]),
);
const ARRIVAL_FIELDS: FactLogs = { after_days: { name: msg`Days after shipping` } };

const linkFormat: FactFormat = (value, reader) => {
  const { name, url } = Object(value) as Record<string, unknown>;
  return typeof name === 'string' ? `${name} · ${url}` : plainFormat(value, reader);
};
const carrierFormat: FactFormat = (value, reader) => {
  const { name, url } = Object(value) as { name?: Partial<Text>; url?: string };
  return name ? `${textIn(name, langOf(localeOfI18n(reader.i18n)))} · ${url}` : plainFormat(value, reader);
};
/** A place by its name in any language. */
const placeFormat: FactFormat = (value, reader) => {
  const { name, address } = Object(value) as Record<string, Partial<Text> | undefined>;
  if (!name || !address) return plainFormat(value, reader);
  const lang = langOf(localeOfI18n(reader.i18n));
  return `${textIn(name, lang)} · ${textIn(address, lang)}`;
};
const markFormat: FactFormat = (value, reader) => {
  const { hash } = Object(value) as { hash?: string };
  return hash ? pictureFormat(hash, reader) : reader.i18n._(msg`none`);
};
const LOGO_FIELDS: FactLogs = {
  logo: { name: msg`Logo`, format: markFormat },
  dark: { name: msg`Logo for dark backgrounds`, format: markFormat },
  icon: { name: msg`Icon`, format: markFormat },
  name: { name: msg`File` },
};
const PICKUP_FIELDS: FactLogs = {
  active: { name: msg`Buyers can choose pickup` },
  keep_days: { name: msg`Days an order is kept` },
  places: { name: msg`Places`, format: linesFormat(placeFormat) },
};
const payNames: FactFormat = (value, reader) => {
  const codes = (Array.isArray(value) ? value : []).map(String);
  const names = codes.map((code) => (isPayMethod(code) ? reader.i18n._(PAY_METHOD_NAMES[code]) : code));
  return names.length > 0 ? names.join(' · ') : reader.i18n._(msg`none`);
};
/** Both orders, the one for Taiwan first. */
const payOrders: FactFormat = (value, reader) => {
  const orders = Object(value) as Record<string, unknown>;
  const lines = PAY_PLACES.map(
    (place) => `${reader.i18n._(PAY_PLACE_NAMES[place])}: ${payNames(orders[place], reader)}`,
  );
  return lines.join('; ');
};
const payCeilings: FactFormat = (value, { i18n }) =>
  Object.entries(Object(value) as Record<string, unknown>)
    .map(([code, most]) => `${isPayMethod(code) ? i18n._(PAY_METHOD_NAMES[code]) : code}: ${most}`)
    .join('; ');
const PAY_METHOD_FIELDS: FactLogs = {
  order: { name: msg`Order`, format: payOrders },
  off: { name: msg`Switched off`, format: payNames },
  most: { name: msg`Highest amounts`, format: payCeilings },
};
const ROWS: Readonly<Record<string, FactFormat>> = {
  social: linkFormat,
  carriers: carrierFormat,
  price_bands: moneyFormat,
};

const WORD_FIELDS: FactLogs = Object.fromEntries(
  WORD_GROUPS.flatMap(({ slots }) => slots.map(({ slot, standard }) => [slot, { name: standard }])),
);

/** Parts with a form of fields or rows; rows are counted from one. */
export const SETTING_LOG: SubjectLog = {
  thing: (id) => TITLES[id] ?? msg`Setting “${id}”`,
  actions: SETTING_ACTIONS,
  fact: (name, id) => {
    const row = Number(name) + 1;
    const format = /^\d+$/.test(name) && ROWS[id];
    if (id === 'arrival') return ARRIVAL_FIELDS[name];
    if (id === 'pickup') return PICKUP_FIELDS[name];
    if (id === 'pay_methods') return PAY_METHOD_FIELDS[name];
    if (id === 'logo') return LOGO_FIELDS[name];
    if (id === 'words') return WORD_FIELDS[name];
    return format ? { name: msg`Row ${row}`, format } : FIELDS[id]?.[name];
  },
};
