import { dayOf } from '#shared/calendar-day.ts';
import type { FigureKind, FigureSort } from './figures.contract.ts';
import { MONEY_VIEWS, type MoneyView } from './figures.rules.ts';
import { type Days, type Period, UNITS, type Unit } from './figures-period.rules.ts';

/** Repeated here because the contract's file imports the schemas. */
export const KINDS = ['work', 'artist', 'category', 'country', 'paytype'] as const satisfies readonly FigureKind[];
export const SORTS = [
  'revenue',
  'gross',
  'refunds',
  'orders',
  'prints',
  'share',
] as const satisfies readonly FigureSort[];

/** The page as its URL has it. */
export interface FiguresSearch {
  unit?: Unit;
  on?: string;
  from?: string;
  to?: string;
  money?: MoneyView;
  by?: FigureKind;
  sort?: FigureSort;
  page?: number;
}

/** Leaves out unknown and default values. */
export function readFiguresSearch(values: Record<string, unknown>): FiguresSearch {
  const unit = UNITS.find((name) => name === values.unit);
  const money = MONEY_VIEWS.find((name) => name === values.money);
  const by = KINDS.find((name) => name === values.by);
  const sort = SORTS.find((name) => name === values.sort);
  const page = Number(values.page);
  const days = unit === 'free' ? (['from', 'to'] as const) : (['on'] as const);
  const given = days.map((name) => [name, dayOf(values[name])] as const).filter(([, day]) => day !== undefined);
  return {
    ...(unit && unit !== 'month' && { unit }),
    ...Object.fromEntries(given),
    ...(money && money !== 'NTD' && { money }),
    ...(by && by !== 'work' && { by }),
    ...(sort && sort !== 'revenue' && { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}

/** The search that shows a period; the breakdown begins at its first page. */
export function searchOf(search: FiguresSearch, { unit, from, to }: Period): FiguresSearch {
  const { page: _page, ...rest } = search;
  return readFiguresSearch({ ...rest, unit, ...(unit === 'free' ? { from, to } : { on: from }) });
}

/** How the order desk lists the orders behind a figure. */
export interface Behind {
  days: Days;
  money: MoneyView;
  /** Paid orders, or those of which a part was refunded. */
  what: 'paid' | 'refunded';
  /** A row of the breakdown. */
  row?: { by: FigureKind; key: string };
}

const FILTER_OF = {
  work: 'item',
  artist: 'artist',
  category: 'category',
  country: 'country',
  paytype: 'paytype',
} as const;

export function ordersBehind({ days: { from, to }, money, what, row }: Behind) {
  return {
    kind: 'real' as const,
    ...(what === 'paid' ? { paid_from: from, paid_to: to } : { refunded_from: from, refunded_to: to }),
    ...(money !== 'both' && { currency: money }),
    ...(row && { [FILTER_OF[row.by]]: row.key }),
  };
}
