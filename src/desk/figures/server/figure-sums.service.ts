import { type SQL, sql } from 'drizzle-orm';
import { moneyFacts, ORDER_PAYTYPES } from '#buying/orders/server/order-facts.service.ts';
import type { Db } from '#db/server/connect.ts';
import { lineFacts } from '#selling/shares/server/share-facts.service.ts';
import type { Currency } from '#shared/money.ts';
import { type CurrencySums, NO_SUMS, type Sums } from '../figures.rules.ts';
import type { Days, Slice } from '../figures-period.rules.ts';

/** Money of orders, and beside it the prints and shares of their lines: together each amount counts once. */
export function allFacts(days: Days): SQL {
  return sql`select day, currency, country, paytype, orders, 0 as prints, gross, refunds, delivery, vat, 0 as share
      from (${moneyFacts(days)}) as money
    union all
      select day, currency, country, kind.paytype, 0, prints, 0, 0, 0, 0, share
      from (${lineFacts(days)}) as line join (${ORDER_PAYTYPES}) as kind using (order_id)`;
}

/** The sums in each currency, by part of the period if a slice is given. A separate function, so that a test can read its plan. */
export function sumsOf(days: Days, slice?: Slice): SQL {
  const start = slice ? sql`to_char(date_trunc(${slice}, day), 'YYYY-MM-DD')` : sql`''`;
  const measures = Object.keys(NO_SUMS).map(
    (name) => sql`sum(${sql.identifier(name)})::float8 as ${sql.identifier(name)}`,
  );
  return sql`select start, currency, ${sql.join(measures, sql`, `)}
    from (select ${start} as start, * from (${allFacts(days)}) as fact) as started group by 1, 2`;
}

type SumRow = Sums & { start: string; currency: Currency };

/** By the first day of each part of the period; parts without anything are missing. */
export async function readSums(db: Db, days: Days, slice?: Slice): Promise<Map<string, CurrencySums>> {
  const { rows } = await db.execute<SumRow & Record<string, unknown>>(sumsOf(days, slice));
  const byStart = new Map<string, CurrencySums>();
  for (const { start, currency, ...sums } of rows) {
    const known = byStart.get(start) ?? { NTD: NO_SUMS, USD: NO_SUMS };
    byStart.set(start, { ...known, [currency]: sums });
  }
  return byStart;
}
