import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction, sqlState } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { ACCOUNT_CURRENCY } from '../bank-currency.rules.ts';
import { type ConfirmLines, LINE_OUTCOMES, type LineOutcome } from '../bank-statement.contract.ts';
import { bankLine, bankStatement } from './bank-statement.tables.ts';
import { shopOrder } from './order.tables.ts';
import { applyStaffStep } from './order-staff.service.ts';

interface Confirming {
  statement_id: number;
  staff_id: number;
  lines: ConfirmLines;
  now?: Date;
}

/** Confirms the transfers of many lines. Each order is decided separately: a refused one does not affect the others. */
export async function confirmLines(db: Db, { statement_id, staff_id, lines, now = new Date() }: Confirming) {
  const isThis = eq(bankStatement.statement_id, statement_id);
  const [statement] = await db.select({ line_ids: bankStatement.line_ids }).from(bankStatement).where(isThis);
  if (!statement) throw new Refusal('not_found');
  // By the statement's own list: a line that an earlier statement had too belongs to both.
  const own = new Set(statement.line_ids);
  const results: { line_id: number; code: string; outcome: LineOutcome }[] = [];
  for (const line of lines) {
    const outcome = own.has(line.line_id) ? await confirmed(db, line, staff_id, now) : 'not_found';
    results.push({ ...line, outcome });
  }
  const done = results.filter(({ outcome }) => outcome === 'confirmed').length;
  await recordChange(db, {
    staff_id,
    subject: 'bank_line',
    subject_id: statement_id,
    action: 'confirm',
    after: { confirmed: done, refused: results.length - done },
    at: now,
  });
  return results;
}

const UNIQUE = '23505';

async function confirmed(db: Db, line: ConfirmLines[number], staffId: number, now: Date): Promise<LineOutcome> {
  try {
    return await inTransaction(db, (tx) => confirmLine(tx, line, staffId, now));
  } catch (error) {
    const outcome = error instanceof Refusal && LINE_OUTCOMES.find((known) => known === error.code);
    if (outcome) return outcome;
    // Another line has paid the order: no two lines pay one order.
    if (sqlState(error) === UNIQUE) return 'conflict';
    throw error;
  }
}

/**
 * Locks the line first, so that of two concurrent confirmations one sees that it is done; then the order, by the desk's own
 * step.
 */
async function confirmLine(
  tx: Db,
  { line_id, code }: ConfirmLines[number],
  staff_id: number,
  now: Date,
): Promise<LineOutcome> {
  const [line] = await tx.select().from(bankLine).where(eq(bankLine.line_id, line_id)).for('update');
  if (!line || line.amount < 0) return 'not_found';
  if (line.confirmed_at !== null) return 'already';
  if (line.currency !== ACCOUNT_CURRENCY) return 'other_currency';
  const [named] = await tx.select({ test: shopOrder.test }).from(shopOrder).where(eq(shopOrder.code, code));
  // Money at the bank is real: it never pays a test order.
  if (named?.test) return 'not_found';
  const { amount, day } = line;
  await applyStaffStep(
    tx,
    { code, action: 'confirm_transfer', staff_id, now, by_way_of: { bank_line: line_id, bank_day: day } },
    { amount },
  );
  const [order] = await tx.select({ order_id: shopOrder.order_id }).from(shopOrder).where(eq(shopOrder.code, code));
  await tx
    .update(bankLine)
    .set({ order_id: order?.order_id ?? null, confirmed_by: staff_id, confirmed_at: now })
    .where(eq(bankLine.line_id, line_id));
  return 'confirmed';
}
