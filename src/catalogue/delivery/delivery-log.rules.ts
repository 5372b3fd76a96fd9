import { msg } from '@lingui/core/macro';
import { SETTING_ACTIONS } from '#catalogue/site/setting-log.rules.ts';
import { type FactFormat, type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { linesFormat, moneyFormat, plainFormat, unitFormat } from '#ground/audit/log-values.rules.ts';
import { ZONE_WORDS } from './zone.words.ts';

/** The price of a parcel up to a length. */
const bandFormat: FactFormat = (value, reader) => {
  if (typeof value !== 'object' || value === null) return plainFormat(value, reader);
  const { up_to_mm, fee } = value as Record<string, unknown>;
  const [length, price] = [unitFormat('millimeter')(up_to_mm, reader), moneyFormat(fee, reader)];
  return reader.i18n._(up_to_mm === null ? msg`Everything larger: ${price}` : msg`Up to ${length}: ${price}`);
};

const daysFormat: FactFormat = (value, reader) => {
  const { min, max } = Object(value) as Record<string, unknown>;
  return typeof min === 'number' ? `${min}–${max}` : plainFormat(value, reader);
};

const perZone = (rest: Omit<FactLogs[string], 'name'>): FactLogs =>
  Object.fromEntries(Object.entries(ZONE_WORDS).map(([zone, name]) => [zone, { name, ...rest }]));

const FACTS: FactLogs = {
  taiwan: {
    name: msg`Taiwan`,
    parts: {
      bands: { name: msg`Size classes`, format: linesFormat(bandFormat) },
      free_from: { name: msg`Free on the main island for orders from`, format: moneyFormat },
      island_surcharge: { name: msg`Surcharge for outlying islands (always)`, format: moneyFormat },
      blocked: { name: msg`Postal codes we do not deliver to` },
    },
  },
  abroad: {
    name: msg`Abroad`,
    parts: perZone({
      parts: {
        countries: { name: msg`Countries` },
        first: { name: msg`First 0.5 kg`, format: moneyFormat },
        further: { name: msg`Each additional 0.5 kg`, format: moneyFormat },
      },
    }),
  },
  production: { name: msg`Business days in the workshop`, format: daysFormat },
  transit: { name: msg`Business days in transit`, parts: perZone({ format: daysFormat }) },
};

export const DELIVERY_LOG: SubjectLog = {
  thing: () => msg`Delivery`,
  actions: SETTING_ACTIONS,
  fact: factsIn(FACTS),
};
