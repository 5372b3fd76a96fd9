import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactLogs, SubjectLog, Tell } from '#ground/audit/log.rules.ts';
import { tellMoney, tellPlain } from '#ground/audit/log-values.rules.ts';
import { SETTING_PARTS } from './setting.words.ts';

/** What every part of the settings is changed by. */
export const SETTING_DEEDS = { save: msg`Changed` };

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

const tellLink: Tell = (value, reader) => {
  const { name, url } = Object(value) as Record<string, unknown>;
  return typeof name === 'string' ? `${name} · ${url}` : tellPlain(value, reader);
};
/** Lists, by what stands in their rows. */
const ROWS: Readonly<Record<string, Tell>> = { social: tellLink, price_bands: tellMoney };

/** How the log speaks of the parts of the settings that have a form of fields or rows; rows are counted from one. */
export const SETTING_LOG: SubjectLog = {
  thing: (id) => TITLES[id] ?? msg`Setting “${id}”`,
  deeds: SETTING_DEEDS,
  fact: (name, id) => {
    const row = Number(name) + 1;
    const tell = /^\d+$/.test(name) && ROWS[id];
    return tell ? { name: msg`Row ${row}`, tell } : FIELDS[id]?.[name];
  },
};
