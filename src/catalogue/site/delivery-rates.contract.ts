import { z } from 'zod';
import { isCountryCode } from '#ground/places/countries.ts';
import { ABROAD_ZONES, type DeliveryRates } from './delivery-rates.rules.ts';

/** No parcel costs more; a higher amount is a typo. */
const MOST = { NTD: 100_000, USD: 400_000 };
const fee = z.strictObject({ NTD: z.int().min(0).max(MOST.NTD), USD: z.int().min(0).max(MOST.USD) });
const goods = z.strictObject({ NTD: z.int().min(0).max(100_000_000), USD: z.int().min(0).max(100_000_000) });
const days = z
  .strictObject({ min: z.int().min(0).max(60), max: z.int().min(0).max(60) })
  .refine(({ min, max }) => min <= max, { path: ['max'], params: { rule: 'range_order' } });
/** An area of three digits, or a street's five or six. */
const POSTAL_CODE = /^\d{3}(\d{2,3})?$/;
const band = z.strictObject({ up_to_mm: z.int().min(100).max(10_000).nullable(), fee });
const abroadZone = z.strictObject({
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  first: fee,
  further: fee,
});

/** Product §5; staff can change it. */
export const deliveryRates = z
  .strictObject({
    taiwan: z.strictObject({
      bands: z.array(band).min(1).max(6),
      free_from: goods,
      island_surcharge: fee,
      blocked: z.array(z.string().regex(POSTAL_CODE)).max(100),
    }),
    abroad: z.strictObject({ asia: abroadZone, north_america: abroadZone, europe: abroadZone }),
    production: days,
    transit: z.strictObject({ tw_main: days, tw_island: days, asia: days, north_america: days, europe: days }),
  })
  .superRefine((rates, context) => {
    for (const { path, rule } of faultsOf(rates))
      context.addIssue({ code: 'custom', path, params: { rule }, input: rates });
  })
  .meta({ id: 'DeliveryRates' }) satisfies z.ZodType<DeliveryRates>;

type Fault = { path: (string | number)[]; rule: 'band_order' | 'country_code' | 'country_twice' };

/** Rules across fields: bands grow and the last is open-ended, a country is in one zone, codes exist. */
function faultsOf({ taiwan: { bands }, abroad }: DeliveryRates): Fault[] {
  const faults: Fault[] = [];
  for (const [at, { up_to_mm }] of bands.entries()) {
    const isLast = at === bands.length - 1;
    const below = at === 0 ? 0 : (bands[at - 1]?.up_to_mm ?? 0);
    if (isLast !== (up_to_mm === null) || (up_to_mm !== null && up_to_mm <= below))
      faults.push({ path: ['taiwan', 'bands', at, 'up_to_mm'], rule: 'band_order' });
  }
  const seen = new Set(['TW']);
  for (const zone of ABROAD_ZONES) {
    const { countries } = abroad[zone];
    const path = ['abroad', zone, 'countries'];
    if (countries.some((code) => !isCountryCode(code))) faults.push({ path, rule: 'country_code' });
    else if (countries.some((code) => seen.has(code)) || new Set(countries).size < countries.length)
      faults.push({ path, rule: 'country_twice' });
    for (const code of countries) seen.add(code);
  }
  return faults;
}
