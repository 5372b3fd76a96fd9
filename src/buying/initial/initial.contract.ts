import { z } from 'zod';
import { payType } from '#buying/checkout/checkout.contract.ts';
import { deliveryRates } from '#catalogue/site/delivery-rates.contract.ts';
import { shownLogo } from '#catalogue/site/logo.contract.ts';
import { material } from '#ground/framing/framing.contract.ts';
import { LOCALES } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';

const label = z.object({ code: z.string(), name: z.string() });

/** The only place that defines the shop's name. */
const siteInfo = z.object({
  brand: z.string(),
  company: z.string(),
  representative: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  hours: z.string(),
  tax_id: z.string(),
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
    /** The text pages that staff hide, by path; nothing links to them. */
    hidden: z.array(z.string()).optional(),
    /** The owner's words in place of the standard ones, by place. */
    words: z.record(z.string(), z.string()).optional(),
    /** The owner's logo in the header, in its size there; without one, the name in letters. */
    logo: shownLogo.optional(),
    /** The path of the owner's icon; without one, the standard icon. */
    icon: z.string().optional(),
    /** The coming public holidays of Taiwan on weekdays, and the shop's exceptions, as days. */
    calendar: z.object({
      public_days: z.array(z.string()),
      closed: z.array(z.string()),
      working: z.array(z.string()),
      /** Service hours from Monday on, if they are not the usual ones. */
      hours: z.array(z.object({ from: z.string(), to: z.string() }).nullable()).optional(),
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
    /** The same methods in the order for buyers outside Taiwan. */
    pay_abroad: z.array(payType),
    /** The highest amounts of the methods that give a number to pay with, in NT dollars. */
    pay_most: z.object({ ecpay_atm: z.int(), ecpay_cvs: z.int() }),
    cities: z.array(
      z.object({ name: z.string(), townships: z.array(z.object({ name: z.string(), postal_code: z.string() })) }),
    ),
  }),
  report: z.object({ years: z.array(z.int()) }),
  shop: z.object({
    category: z.array(label),
    sizes: z.array(z.string()),
    frames: z.array(z.object({ frame_id: z.int(), name: z.string(), material })),
    price_bands: z.array(z.object({ NTD: z.int(), USD: z.int() })),
    colours: z.array(z.string()),
    delivery: deliveryRates,
    /** How long prints can be returned after arrival. */
    return_days: z.int(),
  }),
  unit: z.object({ length: z.array(label), weight: z.array(label) }),
  search: z.object({ hot: z.array(z.string()) }),
  article: z.object({ latest: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })) }),
  exchange: z.object({ NTD: exchangeRate, USD: exchangeRate }),
  currency: z.array(z.object({ code: currencySchema, symbol: z.string(), minor_units: z.int() })),
};

/** Spec §3 "Initial data": eleven parts, which the browser stores whole. */
export const initialReply = successReply(initialParts).meta({ id: 'Initial' });
export type Initial = z.infer<typeof initialReply>;

/** Spec §7: whether the visitor's address is in Taiwan. */
export const ipaddrReply = successReply({ isTw: z.enum(['Y', 'N']) }).meta({ id: 'IpaddrCheck' });
