import { msg } from '@lingui/core/macro';
import { latestArticles } from '#catalogue/articles/server/article.service.ts';
import { hiddenPaths } from '#catalogue/pages/server/shop-page.service.ts';
import { headLogo, iconPath } from '#catalogue/site/logo.rules.ts';
import { openingSettings, readSettings, shownWords, workshopDays } from '#catalogue/site/server/site.service.ts';
import { STANDARD_WEEK, weekText } from '#catalogue/site/service-week.rules.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import { readCategories } from '#catalogue/works/server/works.service.ts';
import { SIZE_BANDS } from '#catalogue/works/work-choices.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { soldYears } from '#selling/shares/server/share-years.service.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { CURRENCIES, MINOR_UNITS } from '#shared/money.ts';
import type { Initial } from '../initial.contract.ts';
import { initialParams, type OfferedPayTypes } from '../initial-params.rules.ts';

const LATEST_ARTICLES = 3;

/** Spec §3's initial data in one language, all eleven parts. */
export async function initialData(
  db: Db,
  lang: Lang,
  site: { build: string; origin: string },
  auth: Initial['auth'],
  offered: OfferedPayTypes,
): Promise<Initial> {
  const settings = await readSettings(db);
  const i18n = await i18nFor(localeOf(lang));
  const hidden = await hiddenPaths(db);
  const words = shownWords(settings, lang);
  const [logo, icon] = [headLogo(settings.logo), iconPath(settings.logo)];
  const latest = await latestArticles(db, lang, LATEST_ARTICLES);
  return {
    code: 'success',
    info: {
      brand: settings.info.brand[lang],
      company: settings.info.company[lang],
      representative: settings.info.representative[lang],
      phone: settings.info.phone,
      email: settings.info.email,
      address: settings.info.address[lang],
      hours: weekText(settings.calendar.hours ?? STANDARD_WEEK, i18n, localeOf(lang)),
      tax_id: settings.info.tax_id,
    },
    site: {
      ...site,
      languages: LANGUAGES.map(({ locale, name }) => ({ code: locale, name })),
      social: settings.social,
      ...(hidden.length > 0 && { hidden }),
      ...(Object.keys(words).length > 0 && { words }),
      ...(logo && { logo }),
      ...(icon && { icon }),
      calendar: workshopDays(settings, new Date()),
    },
    auth,
    param: initialParams(localeOf(lang), i18n, offered),
    report: { years: await soldYears(db) },
    shop: {
      category: await readCategories(db, lang),
      sizes: [...SIZE_BANDS],
      frames: (await readMouldings(db)).map(({ frame_id, name, material }) => ({
        frame_id,
        name: textIn(name, lang),
        material,
      })),
      price_bands: settings.price_bands,
      colours: [...COLOURS],
      delivery: settings.delivery,
      return_days: settings.orders.return_days,
    },
    unit: {
      length: [
        { code: 'cm', name: i18n._(msg`centimetres`) },
        { code: 'in', name: i18n._(msg`inches`) },
      ],
      weight: [{ code: 'kg', name: i18n._(msg`kilograms`) }],
    },
    search: { hot: settings.hot[lang] },
    article: { latest: latest.map(({ id, slug, title }) => ({ id, slug, title })) },
    exchange: {
      NTD: { code: 'NTD', rate: settings.exchange.NTD },
      USD: { code: 'USD', rate: settings.exchange.USD },
    },
    currency: CURRENCIES.map((code) => ({
      code,
      symbol: code === 'NTD' ? 'NT$' : 'US$',
      minor_units: MINOR_UNITS[code],
    })),
  };
}

/** The same of a closed shop, for strangers: what the sign-in page needs, and of the owner's entries only the name, the logo and the icon. */
export function closedInitial(initial: Initial): Initial {
  const { delivery, price_bands, exchange, orders } = openingSettings();
  const { site, info } = initial;
  const { hidden: _, words: __, ...rest } = site;
  return {
    ...initial,
    info: {
      ...info,
      company: info.brand,
      representative: '',
      phone: '',
      email: '',
      address: '',
      hours: '',
      tax_id: '',
    },
    site: { ...rest, social: [], calendar: { ...site.calendar, closed: [], working: [] } },
    param: { ...initial.param, pay_types: [], pay_abroad: [] },
    report: { years: [] },
    shop: { ...initial.shop, category: [], frames: [], price_bands, delivery, return_days: orders.return_days },
    search: { hot: [] },
    article: { latest: [] },
    exchange: { NTD: { code: 'NTD', rate: exchange.NTD }, USD: { code: 'USD', rate: exchange.USD } },
  };
}
