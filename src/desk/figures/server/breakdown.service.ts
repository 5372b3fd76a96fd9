import type { I18n } from '@lingui/core';
import { type SQL, sql } from 'drizzle-orm';
import { PAY_TYPES, type PayType } from '#buying/checkout/pay-types.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { readCategories, WORK_CATEGORIES } from '#catalogue/works/server/category.service.ts';
import type { Db } from '#db/server/connect.ts';
import { countryName } from '#ground/places/countries.ts';
import { lineFacts } from '#selling/shares/server/share-facts.service.ts';
import { rateOf } from '#shared/exchange.ts';
import { type Lang, localeOf, type Text, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { Breakdown, BreakdownQuery, FigureKind, FigureRow, FigureSort } from '../figures.contract.ts';
import { perCent, type Sums } from '../figures.rules.ts';
import { type Days, periodOf } from '../figures-period.rules.ts';
import { allFacts } from './figure-sums.service.ts';

const PAGE = 25;

interface Reader {
  lang: Lang;
  i18n: I18n;
}

/** Lines as facts: goods without delivery. An order with two of an artist's works counts once for the artist. */
function goodsFacts(days: Days, key: SQL, name: SQL, from = sql`(${lineFacts(days)}) as line`): SQL {
  return sql`select ${key}::text as key, ${name} as name, currency, case when kind = 'sale' then order_id end as order_id, prints,
    gross, refunds, 0 as delivery, vat, share from ${from}`;
}

const orderFacts = (
  days: Days,
  key: SQL,
) => sql`select ${key}::text as key, null::jsonb as name, currency, null::int as order_id, orders,
  prints, gross, refunds, delivery, vat, share from (${allFacts(days)}) as fact`;

const FACTS: Record<FigureKind, (days: Days) => SQL> = {
  work: (days) => goodsFacts(days, sql`item_id`, sql`title`),
  artist: (days) => goodsFacts(days, sql`artist_id`, sql`artist`),
  category: (days) => {
    const placed = sql`(${lineFacts(days)}) as line left join (${WORK_CATEGORIES}) as work using (item_id)`;
    return goodsFacts(days, sql`coalesce(category, '')`, sql`null::jsonb`, placed);
  },
  country: (days) => orderFacts(days, sql`country`),
  paytype: (days) => orderFacts(days, sql`paytype`),
};

const isOfOrders = (by: FigureKind) => by === 'country' || by === 'paytype';

const ORDER: Record<FigureSort, SQL> = {
  revenue: sql`gross - refunds`,
  gross: sql`gross`,
  refunds: sql`refunds`,
  orders: sql`orders`,
  prints: sql`prints`,
  share: sql`share`,
};

type Asked = Pick<BreakdownQuery, 'by' | 'money' | 'sort' | 'page'> & { days: Days; rate: number };

/** A page of a breakdown, the largest first. A separate function, so that a test can read its plan. */
export function breakdownOf({ by, money, sort, page, days, rate }: Asked): SQL {
  const factor = money === 'both' ? sql`case currency when 'USD' then ${perCent(rate)}::numeric else 1 end` : sql`1`;
  const wanted = money === 'both' ? sql`true` : sql`currency = ${money}`;
  const amounts = (['gross', 'refunds', 'delivery', 'vat', 'share'] as const).map((name) => {
    const column = sql.identifier(name);
    return sql`round(sum(${column} * ${factor}))::float8 as ${column}`;
  });
  const orders = isOfOrders(by) ? sql`sum(orders)::int` : sql`count(distinct order_id)::int`;
  // The name of the latest order: works and artists may have been renamed within the period.
  return sql`select *, (count(*) over ())::int as counted from (
      select key, (array_agg(name order by order_id desc nulls last, name::text))[1] as name, ${orders} as orders, sum(prints)::int as prints, ${sql.join(amounts, sql`, `)}
      from (${FACTS[by](days)}) as fact where ${wanted} group by key
    ) as found order by ${ORDER[sort]} desc, key limit ${PAGE} offset ${(page - 1) * PAGE}`;
}

/** The sums of each work, artist, category, country or payment method of a period. */
export async function readBreakdown(
  db: Db,
  query: BreakdownQuery,
  reader: Reader,
  now = new Date(),
): Promise<Breakdown> {
  const days = periodOf({ ...query, on: query.on ?? shopDay(now) });
  const rate = rateOf((await readSettings(db)).exchange);
  const { rows } = await db.execute<KeyedSums & { counted: number }>(breakdownOf({ ...query, days, rate }));
  // A page beyond the last: the first one is never empty without reason.
  if (rows.length === 0 && query.page > 1) return readBreakdown(db, { ...query, page: 1 }, reader, now);
  const nameOf = await namesOf(db, query.by, reader);
  const total = rows[0]?.counted ?? 0;
  const list = rows.map(({ counted, ...row }): FigureRow => ({ ...row, name: nameOf(row) }));
  return { list, total, page: query.page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

type KeyedSums = Sums & { key: string; name: Text | null } & Record<string, unknown>;

async function namesOf(
  db: Db,
  by: FigureKind,
  { lang, i18n }: Reader,
): Promise<(row: Pick<KeyedSums, 'key' | 'name'>) => string> {
  if (by === 'country') return ({ key }) => countryName(key, localeOf(lang));
  if (by === 'paytype') return ({ key }) => i18n._(PAY_TYPES[key as PayType].name);
  if (by !== 'category') return ({ key, name }) => (name ? textIn(name, lang) : key);
  const categories = new Map((await readCategories(db)).map(({ code, name }) => [code, textIn(name, lang)]));
  return ({ key }) => categories.get(key) ?? key;
}
