import { desc, eq, inArray } from 'drizzle-orm';
import type { PayoutsSetting } from '#catalogue/site/payouts.contract.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { OwnPayouts, PayeeBalance, PayeeDataView, PayeeReply } from '../payee.contract.ts';
import { missingFacts, type PayeeKey } from '../payee.rules.ts';
import { type PlanOutcome, planOutcome } from '../payout-plan.rules.ts';
import { type Balance, readBalances } from './balance.service.ts';
import { payeeChange, payeeData } from './payee.tables.ts';
import { keysOf, readPeople } from './payee-people.service.ts';
import { payoutsOf } from './payout-read.service.ts';

const MOST_CHANGES = 50;

export type PayeeRow = typeof payeeData.$inferSelect;

export async function readPayeeRows(db: Db, keys: readonly PayeeKey[]): Promise<Map<PayeeKey, PayeeRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payeeData)
    .where(inArray(payeeData.payee, [...keys]));
  return new Map(rows.map((row) => [row.payee, row]));
}

export function missingOf(row: PayeeRow | undefined) {
  return missingFacts(row && { ...row, account: row.account_kind });
}

const NO_MINIMUM = { NTD: 0, USD: 0 } as const;

/** What a run does with a balance. Sellers who have left earn nothing more, so the minimum does not apply to them. */
export function outcomeFor(
  balance: Pick<Balance, 'currency' | 'open' | 'payable'>,
  row: PayeeRow | undefined,
  { minimum }: Pick<PayoutsSetting, 'minimum'>,
): PlanOutcome {
  return planOutcome(balance, { minimum: row?.left_at ? NO_MINIMUM : minimum, missing: missingOf(row) });
}

/** Without the numbers. */
export function dataView(row: PayeeRow | undefined): PayeeDataView {
  const { account_kind, bank, last_digits } = row ?? {};
  return {
    version: row?.version ?? 0,
    residency: row?.residency ?? null,
    legal_form: row?.legal_form ?? null,
    income_code: row?.income_code ?? null,
    name: row?.name ?? '',
    id_hint: row?.id_hint ?? null,
    account: account_kind ? { kind: account_kind, bank: bank ?? '', last_digits: last_digits ?? '' } : null,
    premium_exempt_until: row?.premium_exempt_until ?? null,
    email: row?.email ?? null,
    lang: row?.lang ?? null,
    missing: missingOf(row),
  };
}

/** Balances, and how a run of today would treat each. */
export async function balancesOf(
  db: Db,
  payees: readonly PayeeKey[] | undefined,
  now: Date,
): Promise<{ balances: Balance[]; outcomeOf: (balance: Balance, row: PayeeRow | undefined) => PayeeBalance }> {
  const { payouts: setting } = await readSettings(db);
  const balances = await readBalances(db, { until: shopDay(now), setting, payees });
  const outcomeOf = ({ payee: _payee, ...balance }: Balance, row: PayeeRow | undefined) => ({
    ...balance,
    outcome: outcomeFor(balance, row, setting),
  });
  return { balances, outcomeOf };
}

/** An artist or gallery as finance sees it. */
export async function readPayee(
  db: Db,
  payee: PayeeKey,
  lang: Lang,
  now = new Date(),
): Promise<Omit<PayeeReply, 'code'>> {
  const person = (await readPeople(db, [payee])).get(payee);
  const row = (await readPayeeRows(db, [payee])).get(payee);
  const { balances, outcomeOf } = await balancesOf(db, [payee], now);
  // A person whose name is only the key does not exist any more.
  if (!person || (textIn(person.name, lang) === payee && balances.length === 0 && !row)) throw new Refusal('not_found');
  const changes = await db
    .select({ at: payeeChange.at, by: payeeChange.by, what: payeeChange.what })
    .from(payeeChange)
    .where(eq(payeeChange.payee, payee))
    .orderBy(desc(payeeChange.change_id))
    .limit(MOST_CHANGES);
  return {
    payee,
    shown_name: textIn(person.name, lang),
    email: person.reader?.email ?? row?.email ?? '',
    has_account: person.reader !== null,
    data: dataView(row),
    balances: balances.map((balance) => outcomeOf(balance, row)),
    payouts: await payoutsOf(db, [payee], 'all'),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  };
}

/** A seller's own payouts: as a gallery, as an artist, or as both. */
export async function readOwnPayouts(
  db: Db,
  { member_id, type }: { member_id: number; type: 'basic' | 'artist' | 'gallery' },
  lang: Lang,
  now = new Date(),
): Promise<OwnPayouts> {
  const keys = await keysOf(db, member_id);
  const people = await readPeople(db, keys);
  const rows = await readPayeeRows(db, keys);
  const { balances, outcomeOf } = await balancesOf(db, keys, now);
  const payouts = await payoutsOf(db, keys, 'paid');
  const isOwn = (payee: PayeeKey) =>
    balances.some((balance) => balance.payee === payee) || payee.startsWith(type === 'gallery' ? 'gallery' : 'artist');
  return keys.filter(isOwn).map((payee) => {
    const { email: _email, lang: _lang, ...data } = dataView(rows.get(payee));
    const person = people.get(payee);
    return {
      payee,
      shown_name: person ? textIn(person.name, lang) : payee,
      data,
      balances: balances
        .filter((balance) => balance.payee === payee)
        .map((balance) => outcomeOf(balance, rows.get(payee))),
      payouts: payouts.filter((payout) => payout.payee === payee),
    };
  });
}
