import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Currency } from '#shared/money.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { readBalances } from './balance.service.ts';

/** The sums of a payee in one currency. */
export async function readOwed(db: Db, key: PayeeKey, until = '2026-11-10', currency: Currency = 'NTD') {
  const { payouts: setting } = await readSettings(db);
  const balances = await readBalances(db, { until, setting, payees: [key] });
  const found = balances.find((balance) => balance.currency === currency);
  if (!found) return undefined;
  const { payee: _payee, currency: _currency, ...sums } = found;
  return sums;
}
