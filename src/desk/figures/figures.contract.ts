import { z } from 'zod';
import { calendarDay, numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { MONEY_VIEWS } from './figures.rules.ts';
import { UNITS } from './figures-period.rules.ts';

export const figuresQuery = z.object({
  unit: z.enum(UNITS).default('month'),
  /** A day in the period; today if it is missing. */
  on: calendarDay.optional(),
  /** Of a free period. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  money: z.enum(MONEY_VIEWS).default('NTD'),
});
export type FiguresQuery = z.infer<typeof figuresQuery>;

/** What a breakdown goes by. */
export const FIGURE_KINDS = ['work', 'artist', 'category', 'country', 'paytype'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];
const FIGURE_SORTS = ['revenue', 'gross', 'refunds', 'orders', 'prints', 'share'] as const;
export type FigureSort = (typeof FIGURE_SORTS)[number];

export const breakdownQuery = figuresQuery.extend({
  by: z.enum(FIGURE_KINDS).default('work'),
  sort: z.enum(FIGURE_SORTS).default('revenue'),
  page: numberText(1, 10_000).default(1),
});
export type BreakdownQuery = z.infer<typeof breakdownQuery>;

/** Amounts in minor units of the currency shown, US dollars converted if both are. */
const amounts = {
  orders: z.int(),
  prints: z.int(),
  gross: z.int(),
  refunds: z.int(),
  delivery: z.int(),
  vat: z.int(),
  share: z.int(),
};
const sums = z.object(amounts).meta({ id: 'FigureSums' });
const days = { from: z.iso.date(), to: z.iso.date() };
const compared = z.object({ ...days, sums });

export const figuresReply = successReply({
  period: z.object({ unit: z.enum(UNITS), ...days }),
  slice: z.enum(['day', 'month', 'year']),
  /** Ten-millionths of a US dollar for one NT dollar: the rate of conversions, today's. */
  rate: z.int(),
  sums,
  /** The period before, and the same period a year before. */
  before: compared,
  year: compared,
  parts: z.array(z.object({ ...days, ...amounts })),
}).meta({ id: 'Figures' });
export type Figures = Omit<z.infer<typeof figuresReply>, 'code'>;

const row = z.object({ key: z.string(), name: z.string(), ...amounts }).meta({ id: 'FigureRow' });
export type FigureRow = z.infer<typeof row>;
export const breakdownReply = successReply({
  list: z.array(row),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'FigureBreakdown' });
export type Breakdown = Omit<z.infer<typeof breakdownReply>, 'code'>;
