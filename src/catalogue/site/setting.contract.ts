import { z } from 'zod';
import { taxIdValid } from '#ground/places/tax-id.ts';
import { email, text } from '#shared/fields.ts';
import { LANGS, perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { isTrackingUrl } from './carriers.rules.ts';
import { deliveryRates } from './delivery-rates.contract.ts';
import { ownLogo } from './logo.contract.ts';
import { payMethodsForm } from './pay-methods.contract.ts';
import { payoutsSetting } from './payouts.contract.ts';
import { pickupSetting } from './pickup.contract.ts';
import { DAYS_OF_WEEK } from './service-week.rules.ts';
import { ownWords } from './wording.contract.ts';

/** Written in at least one language; `readSettings` completes the others from it. */
function inOneLanguage(maximum: number) {
  return z.strictObject(perLang(() => text(maximum))).check(({ value, issues }) => {
    if (LANGS.some((lang) => value[lang] !== '')) return;
    const empty = { code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '' } as const;
    for (const lang of LANGS) issues.push({ ...empty, path: [lang] });
  });
}
const words = inOneLanguage(149);
const sentence = inOneLanguage(300);
/** Plausible days without duplicates. */
const dayList = z
  .array(z.iso.date().refine((day) => day >= '2020' && day < '2100'))
  .max(200)
  .transform((days) => [...new Set(days)].toSorted());
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Monday first; null on a day without service. */
const week = z
  .array(
    z
      .strictObject({ from: time, to: time })
      .refine(({ from, to }) => from < to, { path: ['to'], params: { rule: 'hours_end' } })
      .nullable(),
  )
  .length(DAYS_OF_WEEK);
const amount = z.int().min(0).max(100_000_000);

const settingForms = {
  info: z.strictObject({
    brand: words,
    company: words,
    representative: words,
    phone: text(40).min(1),
    email,
    address: sentence,
    tax_id: z
      .string()
      .trim()
      .regex(/^(\d{8})?$/)
      .refine((value) => value === '' || taxIdValid(value), { params: { rule: 'tax_id' } })
      .default(''),
  }),
  bank: z.strictObject({
    name: words,
    code: z
      .string()
      .trim()
      .regex(/^\d{3,7}$/),
    address: sentence,
    account_number: z
      .string()
      .trim()
      .regex(/^[\d-]{6,30}$/),
    account_holder: words,
  }),
  /** US dollars for one NT dollar, as typed. */
  exchange: z.strictObject({
    USD: z
      .string()
      .trim()
      .max(8)
      .regex(/^0?\.\d*[1-9]\d*$/),
  }),
  /** The days as typed. One day would be too short over a weekend; English texts say "days". */
  orders: z.strictObject({
    code_prefix: z
      .string()
      .trim()
      .regex(/^[A-Z]{2,4}$/),
    transfer_days: z
      .string()
      .trim()
      .regex(/^([2-9]|1[0-4])$/),
    /** 7 is the law's minimum; longer than 90 days nobody means. */
    return_days: z
      .string()
      .trim()
      .regex(/^([7-9]|[1-8]\d|90)$/),
  }),
  hot: z.strictObject(perLang(() => z.array(text(40).min(1)).max(12))),
  social: z
    .array(z.strictObject({ name: text(40).min(1), url: text(300).regex(/^https:\/\/[^\s/]+\.[^\s/]+/) }))
    .max(12),
  price_bands: z
    .array(z.strictObject({ NTD: amount, USD: amount }))
    .min(2)
    .max(8)
    .refine((bands) => bands.every((band, at) => at === 0 || isAbove(band, bands[at - 1]))),
  words: ownWords,
  logo: ownLogo,
  delivery: deliveryRates,
  /** In the order of the list that staff choose from. */
  carriers: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9-]{1,40}$/),
        name: words,
        url: text(300).refine(isTrackingUrl, { params: { rule: 'tracking_url' } }),
        active: z.boolean(),
      }),
    )
    .min(1)
    .max(40)
    .refine((carriers) => new Set(carriers.map(({ key }) => key)).size === carriers.length),
  pickup: pickupSetting,
  arrival: z.strictObject({ after_days: z.int().min(0).max(60) }),
  payouts: payoutsSetting,
  pay_methods: payMethodsForm,
  /** Each list is sorted. */
  calendar: z
    .strictObject({ closed: dayList, working: dayList, hours: week.optional() })
    .refine(({ closed, working }) => !working.some((day) => closed.includes(day)), {
      path: ['working'],
      params: { rule: 'day_both' },
    }),
} as const;
export type SettingKey = keyof typeof settingForms;
export const SETTING_KEYS = Object.keys(settingForms) as SettingKey[];

function isAbove(band: { NTD: number; USD: number }, below: { NTD: number; USD: number } | undefined): boolean {
  return below !== undefined && band.NTD > below.NTD && band.USD > below.USD;
}

/** With the version that was edited; 0 is the initial value. */
const edit = <Key extends SettingKey>(key: Key) =>
  z.strictObject({ key: z.literal(key), version: z.int().min(0).max(LARGEST_ID), value: settingForms[key] });
export const settingEdit = z
  .discriminatedUnion('key', [
    edit('info'),
    edit('bank'),
    edit('exchange'),
    edit('orders'),
    edit('hot'),
    edit('social'),
    edit('price_bands'),
    edit('calendar'),
    edit('carriers'),
    edit('arrival'),
    edit('pickup'),
    edit('pay_methods'),
  ])
  .meta({ id: 'SettingEdit' });
export type SettingEdit = z.infer<typeof settingEdit>;

/** Finance may change the rates too, so they have their own endpoint. */
export const deliveryEdit = edit('delivery').omit({ key: true }).meta({ id: 'DeliveryEdit' });
export type DeliveryEdit = z.infer<typeof deliveryEdit>;

/** Finance has its own endpoint for the payouts too. */
export const payoutsEdit = edit('payouts').omit({ key: true }).meta({ id: 'PayoutsEdit' });
export type PayoutsEdit = z.infer<typeof payoutsEdit>;

/** Null while the initial value applies. */
const updated_at = z.string().nullable();

export const deliveryReply = successReply({ version: z.int(), updated_at, value: deliveryRates }).meta({
  id: 'DeliverySetting',
});

export const payoutsReply = successReply({ version: z.int(), updated_at, value: payoutsSetting }).meta({
  id: 'PayoutsSetting',
});

export const settingsReply = successReply({
  /** Current values; unchanged parts have their initial ones. */
  settings: z.record(z.enum(SETTING_KEYS), z.object({ version: z.int(), updated_at, value: z.unknown() })),
}).meta({ id: 'Settings' });
export type SettingsReply = z.infer<typeof settingsReply>;
