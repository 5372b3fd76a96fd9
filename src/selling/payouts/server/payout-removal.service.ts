import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { OPENING_PAYOUTS } from '#catalogue/site/payouts.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { readBalances } from './balance.service.ts';
import { payeeChange, payeeData } from './payee.tables.ts';
import { keysOf, readPeople } from './payee-people.service.ts';
import { dataView, readPayeeRows } from './payee-read.service.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';
import { payoutsOf } from './payout-read.service.ts';

/** What the copy of a member's data contains about payouts: of numbers only the last digits. */
export async function exportPayouts(db: Db, memberId: number): Promise<unknown> {
  const keys = await keysOf(db, memberId);
  const rows = await readPayeeRows(db, keys);
  const payouts = await payoutsOf(db, keys, 'paid');
  return keys
    .map((payee) => ({
      payee,
      data: dataView(rows.get(payee)),
      payouts: payouts.filter((payout) => payout.payee === payee),
    }))
    .filter(({ data, payouts: own }) => data.version > 0 || own.length > 0);
}

/**
 * The copies of identity numbers, addresses and accounts in payouts are deleted this many days after the payment: seven
 * years, in which the tax office can ask for them. To be confirmed by the shop's accountant.
 */
export const COPY_DAYS = 2_557;

/**
 * Deletes a leaving seller's data for payouts, unless the shop still owes them money: then it stays until that is paid.
 * Payouts stay with their copies, because tax law requires them.
 */
export async function deletePayeeData(tx: Db, memberId: number, now = new Date()): Promise<void> {
  const keys = await keysOf(tx, memberId);
  await tx.update(payeeData).set({ left_at: now }).where(inArray(payeeData.payee, keys));
  await removeSettled(tx, keys);
}

/** Deletes the data of sellers who have left and are owed nothing any more, and the copies that are too old. */
export async function deleteOldPayeeData(db: Db, now = new Date()): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked, so that nobody closes their account between this check and the change.
    const rows = await tx
      .select({ payee: payeeData.payee })
      .from(payeeData)
      .where(isNotNull(payeeData.left_at))
      .orderBy(payeeData.payee)
      .for('update');
    const keys = rows.map(({ payee }) => payee);
    const people = await readPeople(tx, keys);
    // An artist's page can have an account again.
    const back = keys.filter((key) => people.get(key)?.reader);
    await tx.update(payeeData).set({ left_at: null }).where(inArray(payeeData.payee, back));
    await removeSettled(
      tx,
      keys.filter((key) => !back.includes(key)),
    );
  });
  const isOld = and(eq(payoutRun.state, 'paid'), lt(payoutRun.pay_on, sql`${shopDay(now)}::date - ${COPY_DAYS}::int`));
  const old = db.select({ run_id: payoutRun.run_id }).from(payoutRun).where(isOld);
  await db
    .update(payoutLine)
    .set({ sealed: null })
    .where(and(isNotNull(payoutLine.sealed), inArray(payoutLine.run_id, old)));
}

async function removeSettled(tx: Db, keys: readonly PayeeKey[]): Promise<void> {
  if (keys.length === 0) return;
  const balances = await readBalances(tx, { until: '9999-12-31', setting: OPENING_PAYOUTS, payees: keys });
  const owed = new Set(balances.filter(({ open, planned }) => open > 0 || planned > 0).map(({ payee }) => payee));
  const gone = keys.filter((payee) => !owed.has(payee));
  if (gone.length > 0) await removePayees(tx, gone);
}

async function removePayees(tx: Db, keys: readonly PayeeKey[]): Promise<void> {
  await tx.delete(payeeData).where(inArray(payeeData.payee, [...keys]));
  await tx.delete(payeeChange).where(inArray(payeeChange.payee, [...keys]));
}

/** Deletes all payouts and all data about payees, because the shop stops being a demo: nobody was ever paid. */
export async function clearPayouts(tx: Db): Promise<void> {
  await tx.delete(payoutLine);
  await tx.delete(payoutRun);
  await tx.delete(payeeData);
  await tx.delete(payeeChange);
}
