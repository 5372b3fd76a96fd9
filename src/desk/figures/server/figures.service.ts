import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { rateOf } from '#shared/exchange.ts';
import { CURRENCIES } from '#shared/money.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { Figures, FiguresQuery } from '../figures.contract.ts';
import { addedSums, type CurrencySums, NO_SUMS, viewed } from '../figures.rules.ts';
import { comparedWith, type Days, partsOf, periodOf, type Slice, sliceOf } from '../figures-period.rules.ts';
import { readSums } from './figure-sums.service.ts';

const NOTHING: CurrencySums = { NTD: NO_SUMS, USD: NO_SUMS };

/** The sums of a period, of its parts, and of the two periods it is compared with. */
export async function readFigures(db: Db, query: FiguresQuery, now = new Date()): Promise<Figures> {
  const today = shopDay(now);
  const period = periodOf({ ...query, on: query.on ?? today });
  const slice = sliceOf(period);
  const rate = rateOf((await readSettings(db)).exchange);
  const shown = (sums: CurrencySums = NOTHING) => viewed(sums, query.money, rate);
  const inParts = await readSums(db, period, slice);
  const { before, year } = comparedWith(period, today);
  const compared = async (days: Days) => ({ ...days, sums: shown((await readSums(db, days)).get('')) });
  return {
    period,
    slice,
    rate,
    sums: shown(total([...inParts.values()])),
    before: await compared(before),
    year: await compared(year),
    parts: partsOf(period, slice).map((days) => ({ ...days, ...shown(inParts.get(startOf(days.from, slice))) })),
  };
}

function total(all: readonly CurrencySums[]): CurrencySums {
  const sums = { ...NOTHING };
  for (const one of all) for (const currency of CURRENCIES) sums[currency] = addedSums(sums[currency], one[currency]);
  return sums;
}

/** The day by which the database names a part; the first part of a free period may begin later. */
function startOf(day: string, slice: Slice): string {
  if (slice === 'day') return day;
  return slice === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}
