import { z } from 'zod';
import { payType } from '#buying/checkout/checkout.contract.ts';
import { deliveryRates } from '#catalogue/site/delivery-rates.contract.ts';
import { LOCALES } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';

const label = z.object({ code: z.string(), name: z.string() });

/** The shop as it presents itself: the name lives here and nowhere else. */
const siteInfo = z.object({
  brand: z.string(),
  company: z.string(),
  representative: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  hours: z.string(),
});

const currencySchema = z.enum(CURRENCIES);

const exchangeRate = z.object({ code: currencySchema, rate: z.number().positive() });

const initialParts = {
  info: siteInfo,
  site: z.object({
    build: z.string(),
    origin: z.string(),
    languages: z.array(z.object({ code: z.enum(LOCALES), name: z.string() })),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
    /** The pages of words that staff hide, by their addresses; nothing leads there. */
    hidden: z.array(z.string()).optional(),
    /** The weekdays off of Taiwan's public calendar that are still to come, and where the shop departs from it, by days. */
    calendar: z.object({
      public_days: z.array(z.string()),
      closed: z.array(z.string()),
      working: z.array(z.string()),
    }),
  }),
  auth: z.object({
    providers: z.array(z.string()),
    captcha: z.enum(['altcha', 'recaptcha']),
    site_key: z.string().optional(),
  }),
  param: z.object({
    countries: z.array(label),
    mobile_codes: z.array(z.object({ country_code: z.string(), code: z.string() })),
    genders: z.array(label),
    titles: z.array(label),
    languages: z.array(label),
    pay_types: z.array(
      z.object({ code: payType, name: z.string(), currency: currencySchema, note: z.string().optional() }),
    ),
    cities: z.array(
      z.object({ name: z.string(), townships: z.array(z.object({ name: z.string(), postal_code: z.string() })) }),
    ),
  }),
  report: z.object({ years: z.array(z.int()) }),
  shop: z.object({
    category: z.array(label),
    sizes: z.array(z.string()),
    frames: z.array(z.object({ frame_id: z.int(), name: z.string() })),
    price_bands: z.array(z.object({ NTD: z.int(), USD: z.int() })),
    colours: z.array(z.string()),
    delivery: deliveryRates,
  }),
  unit: z.object({ length: z.array(label), weight: z.array(label) }),
  search: z.object({ hot: z.array(z.string()) }),
  article: z.object({ latest: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })) }),
  exchange: z.object({ NTD: exchangeRate, USD: exchangeRate }),
  currency: z.array(z.object({ code: currencySchema, symbol: z.string(), minor_units: z.int() })),
};

/** Spec §3 "Initial data": eleven parts, kept whole by the browser. */
export const initialReply = successReply(initialParts).meta({ id: 'Initial' });
export type Initial = z.infer<typeof initialReply>;

/** Spec §7: whether the visitor's address is in Taiwan. */
export const ipaddrReply = successReply({ isTw: z.enum(['Y', 'N']) }).meta({ id: 'IpaddrCheck' });
