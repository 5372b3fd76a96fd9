import { z } from 'zod';
import { email, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { deliveryRates } from './delivery-rates.contract.ts';

const words = z.strictObject(perLang(() => text(149).min(1)));
const sentence = z.strictObject(perLang(() => text(300).min(1)));
/** Days within a lifetime of a shop, each once. */
const dayList = z
  .array(z.iso.date().refine((day) => day >= '2020' && day < '2100'))
  .max(200)
  .transform((days) => [...new Set(days)].toSorted());
const amount = z.int().min(0).max(100_000_000);

/** What staff may change about the shop itself, part by part. */
const settingForms = {
  info: z.strictObject({
    brand: words,
    company: words,
    representative: words,
    phone: text(40).min(1),
    email,
    address: sentence,
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
  /** US dollars for one NT dollar, written as people write it. */
  exchange: z.strictObject({
    USD: z
      .string()
      .trim()
      .max(8)
      .regex(/^0?\.\d*[1-9]\d*$/),
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
  delivery: deliveryRates,
  /** Each list in the order of the calendar, whatever order it comes in. */
  calendar: z
    .strictObject({ closed: dayList, working: dayList })
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

/** A part as somebody has changed it, with the version they began from; 0 is what the shop opened with. */
const edit = <Key extends SettingKey>(key: Key) =>
  z.strictObject({ key: z.literal(key), version: z.int().min(0).max(LARGEST_ID), value: settingForms[key] });
export const settingEdit = z
  .discriminatedUnion('key', [
    edit('info'),
    edit('bank'),
    edit('exchange'),
    edit('hot'),
    edit('social'),
    edit('price_bands'),
    edit('calendar'),
  ])
  .meta({ id: 'SettingEdit' });
export type SettingEdit = z.infer<typeof settingEdit>;

/** The rates are finance's as well, so they have a call of their own. */
export const deliveryEdit = edit('delivery').omit({ key: true }).meta({ id: 'DeliveryEdit' });
export type DeliveryEdit = z.infer<typeof deliveryEdit>;

/** Null while the shop has what it opened with. */
const updated_at = z.string().nullable();

export const deliveryReply = successReply({ version: z.int(), updated_at, value: deliveryRates }).meta({
  id: 'DeliverySetting',
});

export const settingsReply = successReply({
  /** As the shop shows them now; what was never changed is told as it opened. */
  settings: z.record(z.enum(SETTING_KEYS), z.object({ version: z.int(), updated_at, value: z.unknown() })),
}).meta({ id: 'Settings' });
export type SettingsReply = z.infer<typeof settingsReply>;
