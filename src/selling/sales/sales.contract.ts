import { z } from 'zod';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** The ledger has no rows outside these years. */
const year = numberText(2000, 2999);

/** An amount in each currency, never converted; negative if refunds exceed sales. */
const amounts = z.object({ NTD: z.int(), USD: z.int() }).meta({ id: 'Amounts' });
export type Amounts = z.infer<typeof amounts>;

/** Sales minus refunds: prints, the amount with tax, and the seller's share. */
const salesFigures = z.object({ sales: z.int(), amount: amounts, share: amounts });
export type SalesFigures = z.infer<typeof salesFigures>;

/**
 * Product §8.1. Figures are read from the ledger for the requested year; views and collectors count since the work was
 * published.
 */
const salesItem = salesFigures
  .extend({
    item_id: z.int(),
    title: z.string(),
    alt: z.string(),
    image: picture.optional(),
    artist: z.object({ artist_id: z.int(), name: z.string() }),
    online_at: z.string().nullable(),
    status: z.enum(['online', 'offline']),
    stage: z.enum(['draft', 'submitted', 'needs_changes', 'paused', 'removed']).nullable(),
    views: z.int(),
    collectors: z.int(),
  })
  .meta({ id: 'SalesItem' });
export type SalesItem = z.infer<typeof salesItem>;

export const salesQuery = z.object({
  /** A year of the shop's calendar; by default all. */
  year: year.optional(),
  /** One of a gallery's artists. */
  artist: idText.optional(),
});
export type SalesQuery = z.infer<typeof salesQuery>;

const SALES_SORTS = ['new', 'title', 'sales', 'share', 'views', 'collectors'] as const;
export type SalesSort = (typeof SALES_SORTS)[number];

export const salesListQuery = salesQuery.extend({
  keyword: keyword.optional(),
  sort: z.enum(SALES_SORTS).default('new'),
  page: numberText(1, 10_000).default(1),
});
export type SalesListQuery = z.infer<typeof salesListQuery>;

/** The filters' options: the seller's own years, latest first, and their artists. */
const choices = {
  years: z.array(z.int()),
  artists: z.array(z.object({ artist_id: z.int(), name: z.string() })),
};

const totals = salesFigures
  .extend({
    /** The amounts before tax, from which the share is calculated. */
    net: amounts,
    online: z.int(),
    offline: z.int(),
  })
  .meta({ id: 'SalesTotals' });
export type SalesTotals = z.infer<typeof totals>;

const salesMonth = salesFigures.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) }).meta({ id: 'SalesMonth' });
export type SalesMonth = z.infer<typeof salesMonth>;
const topSize = salesFigures.extend({ w_mm: z.int(), h_mm: z.int(), label: z.string() }).meta({ id: 'TopSize' });
const topFrame = salesFigures.extend({ name: z.string() }).meta({ id: 'TopFrame' });

export const overviewReply = successReply({
  ...choices,
  totals,
  /** Without gaps from the first month to the last; the whole year if one is requested. */
  months: z.array(salesMonth),
  sizes: z.array(topSize),
  frames: z.array(topFrame),
  /** The works with the highest earnings. */
  list: z.array(salesItem),
}).meta({ id: 'SalesOverview' });
export type Overview = z.infer<typeof overviewReply>;

export const salesListReply = successReply({
  ...choices,
  list: z.array(salesItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'SalesList' });
export type SalesList = z.infer<typeof salesListReply>;

/** A count that reveals no single buyer. */
const hiddenCount = z.union([z.int().min(5), z.literal('<5')]).meta({ id: 'HiddenCount' });

const salesCountry = z
  .object({ country: z.string(), name: z.string(), sales: hiddenCount })
  .meta({ id: 'SalesCountry' });
export type SalesCountry = z.infer<typeof salesCountry>;

const funnel = z.object({ views: z.int(), collectors: z.int(), sales: z.int() });

export const analysisReply = successReply({
  ...choices,
  /** For published works since their publication, regardless of the year: views have no year. */
  funnel,
  countries: z.array(salesCountry),
  /** The funnel of each work, most viewed first. */
  list: z.array(salesItem),
}).meta({ id: 'SalesAnalysis' });
export type Analysis = z.infer<typeof analysisReply>;

const FORMATS = ['pdf', 'csv', 'json'] as const;

export const reportQuery = z.object({
  /** By default the latest year with sales. */
  year: year.optional(),
  format: z.enum(FORMATS).default('pdf'),
  /** The document's language, because a link cannot send the header. */
  lang: z.enum(['en', 'zh-Hant', 'zh-Hans', 'zh-CN']).optional(),
});

/** A row of the ledger as its seller reads it. It reveals nothing about the buyer, not even the country. */
const statementLine = z
  .object({
    entry_id: z.int(),
    kind: z.enum(['sale', 'refund']),
    day: z.string(),
    code: z.string(),
    title: z.string(),
    artist: z.string(),
    size: z.string(),
    frame: z.string(),
    nums: z.int(),
    currency: z.enum(['NTD', 'USD']),
    /** With tax; ÷ (1 + tax_rate %) gives `net`; × rate gives `share`. Minor units. */
    gross: z.int(),
    tax_rate: z.int(),
    net: z.int(),
    /** Hundredths of a per cent. */
    rate_bp: z.int(),
    share: z.int(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof statementLine>;

const statementSums = z.object({ sales: z.int(), gross: z.int(), net: z.int(), share: z.int() });
export type StatementSums = z.infer<typeof statementSums>;
const perCurrency = z.object({ NTD: statementSums, USD: statementSums });

/** Product §8.3, outside the envelope. */
export const statement = z
  .object({
    year: z.int(),
    years: z.array(z.int()),
    /** The name of the seller's page or company. */
    seller: z.string(),
    totals: perCurrency.meta({ id: 'StatementTotals' }),
    months: z.array(perCurrency.extend({ month: z.string() }).meta({ id: 'StatementMonth' })),
    lines: z.array(statementLine),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statement>;
