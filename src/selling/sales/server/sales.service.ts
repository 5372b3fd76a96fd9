import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { countryName } from '#ground/places/countries.ts';
import {
  sharesByCountry,
  sharesByFrame,
  sharesByMonth,
  sharesBySize,
  shareTotals,
} from '#selling/shares/server/share-read.service.ts';
import { localeOf, textIn } from '#shared/locale.ts';
import type { Analysis, Overview, SalesList, SalesListQuery, SalesQuery } from '../sales.contract.ts';
import { best, countriesOf, figuresOf, monthsOf } from '../sales.rules.ts';
import { matching, sortedWorks } from '../sales-list.rules.ts';
import { readSales, type SalesReader, salesItems, scopeOf } from './sales-reading.ts';

const SALES_PAGE = 24;
/** Bars of a chart, and works of the overview. */
const TOP = 8;
/** Works in the funnel table. */
const MOST_SEEN = 12;

/** A seller's sales in total and by month, size, frame and work; all figures come from the ledger. */
export async function salesOverview(db: Db, reader: SalesReader, query: SalesQuery): Promise<Omit<Overview, 'code'>> {
  const { lang } = reader;
  const scope = scopeOf(query);
  const { works, choices } = await readSales(db, reader, query);
  const { exchange } = await readSettings(db);
  const totals = figuresOf(await shareTotals(db, reader, scope));
  const sizes = best(await sharesBySize(db, reader, scope), TOP);
  const frames = best(await sharesByFrame(db, reader, scope), TOP);
  const online = works.filter(({ status }) => status === 'online').length;
  const top = sortedWorks(works, { sort: 'share', lang, exchange }).filter(({ sales }) => sales > 0);
  return {
    ...choices,
    totals: { ...totals, online, offline: works.length - online },
    months: monthsOf(await sharesByMonth(db, reader, scope), query.year),
    sizes: sizes.map(({ key, figures }) => ({ ...key, label: formatCm(key, localeOf(lang)), ...figures })),
    frames: frames.map(({ key, figures }) => ({ name: textIn(key, lang), ...figures })),
    list: await salesItems(db, lang, top.slice(0, TOP)),
  };
}

/** A page of the published works, or of the others. */
export async function salesList(
  db: Db,
  reader: SalesReader,
  status: 'online' | 'offline',
  query: SalesListQuery,
): Promise<Omit<SalesList, 'code'>> {
  const { lang } = reader;
  const { works, choices } = await readSales(db, reader, query);
  const { exchange } = await readSettings(db);
  const found = matching(
    works.filter((work) => work.status === status),
    query.keyword,
  );
  const sorted = sortedWorks(found, { sort: query.sort, lang, exchange });
  const from = (query.page - 1) * SALES_PAGE;
  return {
    ...choices,
    list: await salesItems(db, lang, sorted.slice(from, from + SALES_PAGE)),
    total: found.length,
    page: query.page,
    pages: Math.ceil(found.length / SALES_PAGE),
  };
}

/** The funnel from views to sales, and the countries of the buyers, as far as that identifies nobody. */
export async function salesAnalysis(db: Db, reader: SalesReader, query: SalesQuery): Promise<Omit<Analysis, 'code'>> {
  const { lang } = reader;
  const locale = localeOf(lang);
  // Views and collectors have no year, so the sales compared with them have none either.
  const { works, choices } = await readSales(db, reader, { artist: query.artist });
  const online = works.filter(({ status }) => status === 'online');
  const sum = (field: 'views' | 'collectors' | 'sales') => online.reduce((all, work) => all + work[field], 0);
  const countries = await sharesByCountry(db, reader, scopeOf(query));
  const { compare } = new Intl.Collator(locale);
  const { exchange } = await readSettings(db);
  const seen = sortedWorks(online, { sort: 'views', lang, exchange }).slice(0, MOST_SEEN);
  return {
    ...choices,
    funnel: { views: sum('views'), collectors: sum('collectors'), sales: sum('sales') },
    countries: countriesOf(countries, (code) => countryName(code, locale), compare),
    list: await salesItems(db, lang, seen),
  };
}
