import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { pagesOf } from '#shared/counted.rules.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { mostOwedFirst } from '../owed-order.rules.ts';
import type { CurrencySums, Owed, OwedRow, OwedView } from '../payout.contract.ts';
import type { Balance } from './balance.service.ts';
import { readPeople } from './payee-people.service.ts';
import { balancesOf, missingOf, readPayeeRows } from './payee-read.service.ts';
import { payoutDifferences } from './payout-differences.service.ts';

const PAGE = 30;

interface Asked {
  view: OwedView;
  keyword: string;
  page: number;
  lang: Lang;
  now?: Date;
}

/** The open shares by payee, also of artists without an account; with all sums and the differences. */
export async function listOwed(
  db: Db,
  { view, keyword, page, lang, now = new Date() }: Asked,
): Promise<Omit<Owed, 'code'>> {
  const { balances, outcomeOf } = await balancesOf(db, undefined, now);
  const byPayee = Map.groupBy(balances, ({ payee }) => payee);
  const keys = [...byPayee.keys()];
  const people = await readPeople(db, keys);
  const data = await readPayeeRows(db, keys);
  const rows = keys.map((payee): OwedRow => {
    const person = people.get(payee);
    const row = data.get(payee);
    return {
      payee,
      shown_name: person ? textIn(person.name, lang) : payee,
      has_account: !!person?.reader,
      missing: missingOf(row),
      balances: (byPayee.get(payee) ?? []).map((balance) => outcomeOf(balance, row)),
    };
  });
  const { exchange } = await readSettings(db);
  const wanted = keyword.trim().toLowerCase();
  const found = rows
    .filter((row) => isIn(view, row) && row.shown_name.toLowerCase().includes(wanted))
    .toSorted(mostOwedFirst(exchange.USD));
  const pages = pagesOf(found.length, page, PAGE);
  return {
    list: found.slice((pages.page - 1) * PAGE, pages.page * PAGE),
    total: found.length,
    page: pages.page,
    pages: pages.pages,
    sums: sumsOf(balances),
    differences: await payoutDifferences(db),
  };
}

function isIn(view: OwedView, { balances }: OwedRow): boolean {
  const has = (...outcomes: readonly string[]) => balances.some(({ outcome }) => outcomes.includes(outcome));
  return view === 'all' || (view === 'payable' ? has('pay', 'incomplete') : has(view));
}

function sumsOf(balances: readonly Balance[]): CurrencySums[] {
  return CURRENCIES.flatMap((currency) => {
    const own = balances.filter((balance) => balance.currency === currency);
    if (own.length === 0) return [];
    const sum = (part: 'earned' | 'paid' | 'planned' | 'open' | 'payable') =>
      own.reduce((total, balance) => total + balance[part], 0);
    return [
      {
        currency,
        earned: sum('earned'),
        paid: sum('paid'),
        planned: sum('planned'),
        open: sum('open'),
        payable: sum('payable'),
      },
    ];
  });
}
