import { z } from 'zod';
import { LANGS, perLang, type Text } from '#shared/locale.ts';
import { deliveryRates } from '../delivery-rates.contract.ts';
import { openingRates } from '../delivery-rates.rules.ts';

const text: z.ZodType<Text> = z.object(perLang(() => z.string()));

/** Everything staff can change about the shop, with the values it opens with (amounts and names are data). */
export const siteSettings = z.object({
  info: z.object({
    brand: text,
    company: text,
    /** Who represents the company by law. Nobody opens a shop with the words it comes with. */
    representative: text,
    phone: z.string(),
    email: z.string(),
    address: text,
  }),
  social: z.array(z.object({ name: z.string(), url: z.url() })),
  hot: z.record(z.enum(LANGS), z.array(z.string())),
  /** Where the shop's price bands begin, in minor units. */
  price_bands: z.array(z.object({ NTD: z.int(), USD: z.int() })),
  /** For proposals to staff and for display; a charge is never converted (product.md §3). */
  exchange: z.object({ NTD: z.number().positive(), USD: z.number().positive() }),
  /** Where bank transfers go (spec §3). The values it opens with are nobody's account. */
  bank: z.object({ name: text, code: z.string(), address: text, account_number: z.string(), account_holder: text }),
  /** Whether staff must show more than a password; without a word on it every shop but a demo asks for it. */
  staff_second_factor: z.enum(['required', 'optional']).optional(),
  /** How many reviewers have to approve a gallery, if there are as many; two, unless staff chose otherwise. */
  gallery_reviewers: z.union([z.literal(1), z.literal(2)]).optional(),
  delivery: deliveryRates,
  /** Days on which the shop departs from the public calendar. */
  calendar: z.object({ closed: z.array(z.string()), working: z.array(z.string()) }),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const defaultSettings: SiteSettings = {
  info: {
    brand: { en: 'Cornice', 'zh-Hant': '框境', 'zh-Hans': '框境' },
    company: { en: 'Cornice Art Co., Ltd.', 'zh-Hant': '框境藝術有限公司', 'zh-Hans': '框境艺术有限公司' },
    representative: {
      en: '[name of the representative, to be entered before opening]',
      'zh-Hant': '［開業前填入代表人姓名］',
      'zh-Hans': '［开业前填入代表人姓名］',
    },
    phone: '+886 2 2311 0100',
    email: 'service@cornice.example',
    address: {
      en: '3F., No. 12, Sec. 1, Dihua St., Datong District, Taipei City 103, Taiwan',
      'zh-Hant': '103 臺北市大同區迪化街一段 12 號 3 樓',
      'zh-Hans': '103 台北市大同区迪化街一段 12 号 3 楼',
    },
  },
  social: [],
  hot: {
    en: ['mountain', 'sea', 'rice field', 'night', 'botanical'],
    'zh-Hant': ['山水', '海', '稻田', '夜景', '花草'],
    'zh-Hans': ['山水', '海', '稻田', '夜景', '花草'],
  },
  price_bands: [
    { NTD: 0, USD: 0 },
    { NTD: 2000, USD: 7000 },
    { NTD: 4000, USD: 14000 },
    { NTD: 8000, USD: 28000 },
  ],
  exchange: { NTD: 1, USD: 0.031 },
  delivery: openingRates,
  calendar: { closed: [], working: [] },
  bank: {
    name: { en: 'Sample Commercial Bank', 'zh-Hant': '範例商業銀行', 'zh-Hans': '范例商业银行' },
    code: '000',
    address: {
      en: 'Dadaocheng Branch, No. 1, Sec. 1, Dihua St., Datong District, Taipei City 103, Taiwan',
      'zh-Hant': '103 臺北市大同區迪化街一段 1 號 大稻埕分行',
      'zh-Hans': '103 台北市大同区迪化街一段 1 号 大稻埕分行',
    },
    account_number: '000-1234-5678-901',
    account_holder: { en: 'Cornice Art Co., Ltd.', 'zh-Hant': '框境藝術有限公司', 'zh-Hans': '框境艺术有限公司' },
  },
};
