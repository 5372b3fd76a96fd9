import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactFormat, FactLogs, SubjectLog } from '#ground/audit/log.rules.ts';
import { moneyFormat, plainFormat } from '#ground/audit/log-values.rules.ts';
import { SETTING_PARTS } from './setting.words.ts';

/** What every part of the settings is changed by. */
export const SETTING_ACTIONS = { save: msg`Changed` };

const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(SETTING_PARTS.map(({ key, title }) => [key, title])),
  social: msg`Social links`,
  price_bands: msg`Price bands`,
};

const FIELDS: Readonly<Record<string, FactLogs>> = Object.fromEntries(
  SETTING_PARTS.map(({ key, fields }) => [
    key,
    Object.fromEntries(fields.map(({ name, label }) => [name, { name: label }])),
  ]),
);

const linkFormat: FactFormat = (value, reader) => {
  const { name, url } = Object(value) as Record<string, unknown>;
  return typeof name === 'string' ? `${name} · ${url}` : plainFormat(value, reader);
};
/** Lists, by what stands in their rows. */
const ROWS: Readonly<Record<string, FactFormat>> = { social: linkFormat, price_bands: moneyFormat };

/** How the log speaks of the parts of the settings that have a form of fields or rows; rows are counted from one. */
export const SETTING_LOG: SubjectLog = {
  thing: (id) => TITLES[id] ?? msg`Setting “${id}”`,
  actions: SETTING_ACTIONS,
  fact: (name, id) => {
    const row = Number(name) + 1;
    const format = /^\d+$/.test(name) && ROWS[id];
    return format ? { name: msg`Row ${row}`, format } : FIELDS[id]?.[name];
  },
};
