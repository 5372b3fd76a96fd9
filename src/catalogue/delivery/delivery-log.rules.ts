import { msg } from '@lingui/core/macro';
import { SETTING_DEEDS } from '#catalogue/site/setting-log.rules.ts';
import { type FactLogs, factsIn, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import { tellLines, tellMoney, tellPlain, tellUnit } from '#ground/audit/log-values.rules.ts';
import { ZONE_WORDS } from './zone.words.ts';

/** What a parcel costs up to a length. */
const tellBand: Tell = (value, reader) => {
  if (typeof value !== 'object' || value === null) return tellPlain(value, reader);
  const { up_to_mm, fee } = value as Record<string, unknown>;
  const [length, price] = [tellUnit('millimeter')(up_to_mm, reader), tellMoney(fee, reader)];
  return reader.i18n._(up_to_mm === null ? msg`Everything larger: ${price}` : msg`Up to ${length}: ${price}`);
};

const tellDays: Tell = (value, reader) => {
  const { min, max } = Object(value) as Record<string, unknown>;
  return typeof min === 'number' ? `${min}–${max}` : tellPlain(value, reader);
};

const perZone = (rest: Omit<FactLogs[string], 'name'>): FactLogs =>
  Object.fromEntries(Object.entries(ZONE_WORDS).map(([zone, name]) => [zone, { name, ...rest }]));

const FACTS: FactLogs = {
  taiwan: {
    name: msg`Taiwan`,
    parts: {
      bands: { name: msg`Size classes`, tell: tellLines(tellBand) },
      free_from: { name: msg`Free on the main island for orders from`, tell: tellMoney },
      island_surcharge: { name: msg`Surcharge for outlying islands (always)`, tell: tellMoney },
      blocked: { name: msg`Postal codes we do not deliver to` },
    },
  },
  abroad: {
    name: msg`Abroad`,
    parts: perZone({
      parts: {
        countries: { name: msg`Countries` },
        first: { name: msg`First 0.5 kg`, tell: tellMoney },
        further: { name: msg`Each additional 0.5 kg`, tell: tellMoney },
      },
    }),
  },
  production: { name: msg`Business days in the workshop`, tell: tellDays },
  transit: { name: msg`Business days in transit`, parts: perZone({ tell: tellDays }) },
};

/** How the log speaks of the rates of delivery. */
export const DELIVERY_LOG: SubjectLog = {
  thing: () => msg`Delivery`,
  deeds: SETTING_DEEDS,
  fact: factsIn(FACTS),
};
