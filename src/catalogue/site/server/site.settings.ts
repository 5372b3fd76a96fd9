import { z } from 'zod';
import { LANGS, perLang, type Text } from '#shared/locale.ts';
import { OPENING_CARRIERS } from '../carriers.rules.ts';
import { deliveryRates } from '../delivery-rates.contract.ts';
import { openingRates } from '../delivery-rates.rules.ts';
import { ownLogo } from '../logo.contract.ts';
import { NO_LOGO } from '../logo.rules.ts';
import { payMethodsSetting } from '../pay-methods.contract.ts';
import { OPENING_PAY_METHODS } from '../pay-methods.rules.ts';
import { OPENING_PAYOUTS, payoutsSetting } from '../payouts.contract.ts';
import { pickupSetting } from '../pickup.contract.ts';
import { openingPickup } from '../pickup.rules.ts';
import { DAYS_OF_WEEK } from '../service-week.rules.ts';
import { ownWords } from '../wording.contract.ts';

/** Spec §9. */
const STANDARD_RETURN_DAYS = 14;

const text: z.ZodType<Text> = z.object(perLang(() => z.string()));

/** All settings, with initial values (amounts and names are data). */
export const siteSettings = z.object({
  info: z.object({
    brand: text,
    company: text,
    /** The legal representative. Nobody opens a shop without one. */
    representative: text,
    phone: z.string(),
    email: z.string(),
    address: text,
    /** 統一編號; empty if the shop has none. */
    tax_id: z.string().default(''),
  }),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
  hot: z.record(z.enum(LANGS), z.array(z.string())),
  /** The start of each price band, in minor units. */
  price_bands: z.array(z.object({ NTD: z.int(), USD: z.int() })),
  /** For proposals to staff and for display; a charge is never converted (product.md §3). */
  exchange: z.object({ NTD: z.number().positive(), USD: z.number().positive() }),
  /** For bank transfers (spec §3), which are offered once the account is entered. */
  bank: z.object({ name: text, code: z.string(), address: text, account_number: z.string(), account_holder: text }),
  /** Whether staff need a second factor; by default required in every shop but a demo. */
  staff_second_factor: z.enum(['required', 'optional']).optional(),
  /** How many reviewers must approve a gallery, if there are that many; two by default. */
  gallery_reviewers: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Whether a second person decides about staff members' own things, if the shop has one; by default yes. */
  second_person: z.enum(['ask', 'never']).optional(),
  /**
   * `code_prefix` begins the codes of new orders; a transfer is due after `transfer_days`. Prints can be returned for
   * `return_days` after arrival: at least the law's seven.
   */
  orders: z.object({
    code_prefix: z.string(),
    transfer_days: z.int(),
    return_days: z.int().min(7).default(STANDARD_RETURN_DAYS),
  }),
  /** The owner's words in place of the standard ones; see `shownWords`. */
  words: ownWords,
  logo: ownLogo.default(NO_LOGO),
  delivery: deliveryRates,
  carriers: z.array(z.object({ key: z.string(), name: text, url: z.string(), active: z.boolean() })),
  pickup: pickupSetting,
  /** A shipped parcel counts as arrived after this many days; 0: only staff mark it. */
  arrival: z.object({ after_days: z.int().min(0) }),
  payouts: payoutsSetting.default(OPENING_PAYOUTS),
  /** Which payment methods buyers see, in which order, and up to which amount. */
  pay_methods: payMethodsSetting.default(OPENING_PAY_METHODS),
  /** Days on which the shop deviates from the public calendar. */
  calendar: z.object({
    closed: z.array(z.string()),
    working: z.array(z.string()),
    /** Service hours from Monday on; the standard week by default. */
    hours: z
      .array(z.object({ from: z.string(), to: z.string() }).nullable())
      .length(DAYS_OF_WEEK)
      .optional(),
  }),
});
export type SiteSettings = z.infer<typeof siteSettings>;

const none: Text = perLang(() => '');

/** A new shop: nothing about its owner is known until they enter it (decision 58). */
export const defaultSettings: SiteSettings = {
  info: {
    brand: { en: 'Framed prints', 'zh-Hant': '裝框畫店', 'zh-Hans': '装框画店' },
    company: none,
    representative: none,
    phone: '',
    email: '',
    address: none,
    tax_id: '',
  },
  social: [],
  hot: { en: [], 'zh-Hant': [], 'zh-Hans': [] },
  price_bands: [
    { NTD: 0, USD: 0 },
    { NTD: 2000, USD: 7000 },
    { NTD: 4000, USD: 14000 },
    { NTD: 8000, USD: 28000 },
  ],
  exchange: { NTD: 1, USD: 0.031 },
  orders: { code_prefix: 'CN', transfer_days: 3, return_days: STANDARD_RETURN_DAYS },
  words: {},
  logo: NO_LOGO,
  delivery: openingRates,
  carriers: [...OPENING_CARRIERS],
  pickup: openingPickup,
  arrival: { after_days: 0 },
  payouts: OPENING_PAYOUTS,
  pay_methods: OPENING_PAY_METHODS,
  calendar: { closed: [], working: [] },
  bank: { name: none, code: '', address: none, account_number: '', account_holder: none },
};
