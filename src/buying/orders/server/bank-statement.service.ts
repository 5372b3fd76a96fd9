import { createHash } from 'node:crypto';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { statementText } from '../bank-cells.rules.ts';
import { explainLines } from '../bank-matching.rules.ts';
import type { BankLineView, BankStatementView } from '../bank-statement.contract.ts';
import { type BankEntry, MAX_BANK_LINES, readStatement } from '../bank-statement.rules.ts';
import { payableOrders } from './bank-matching.service.ts';
import { bankLine, bankStatement } from './bank-statement.tables.ts';
import { shopOrder } from './order.tables.ts';

const LATEST = 10;
/** The most unreadable lines that are stored and shown. */
const UNREAD_MOST = 50;

interface Upload {
  staff_id: number;
  bytes: Uint8Array;
  now?: Date;
}

/** Saves a statement. A line that an earlier statement had is the same line. */
export async function saveStatement(db: Db, { staff_id, bytes, now = new Date() }: Upload): Promise<number> {
  const text = statementText(bytes);
  if (text === undefined) throw new Refusal('unsupported_media');
  const { entries, unread } = readStatement(text);
  if (entries.length > MAX_BANK_LINES) throw new Refusal('too_large');
  if (entries.length === 0) throw new Refusal('statement_unreadable');
  return inTransaction(db, async (tx) => {
    const [statement] = await tx
      .insert(bankStatement)
      .values({ staff_id, created_at: now, line_ids: [], unread: unread.slice(0, UNREAD_MOST) })
      .returning({ statement_id: bankStatement.statement_id });
    if (!statement) throw new Error('the statement was not written');
    const { statement_id } = statement;
    const { line_ids, added } = await saveLines(tx, statement_id, entries);
    await tx.update(bankStatement).set({ line_ids }).where(eq(bankStatement.statement_id, statement_id));
    await recordChange(tx, {
      staff_id,
      subject: 'bank_line',
      subject_id: statement_id,
      action: 'import',
      after: { lines: entries.length, new: added, unread: unread.length },
      at: now,
    });
    return statement_id;
  });
}

/** Inserts new lines; returns the ids of all, in order. */
async function saveLines(tx: Db, statement_id: number, entries: readonly BankEntry[]) {
  const rows = entries.map(({ key, day, amount, currency, digits, codes, text }) => ({
    hash: createHash('sha256').update(key).digest('base64url'),
    statement_id,
    day,
    amount,
    currency,
    digits,
    codes,
    text,
  }));
  // Sorted by hash: two concurrent statements would otherwise deadlock.
  const sorted = rows.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  const added = await tx.insert(bankLine).values(sorted).onConflictDoNothing({ target: bankLine.hash }).returning();
  const hashes = rows.map(({ hash }) => hash);
  const stored = await tx
    .select({ line_id: bankLine.line_id, hash: bankLine.hash })
    .from(bankLine)
    .where(inArray(bankLine.hash, hashes));
  const ids = new Map(stored.map(({ hash, line_id }) => [hash, line_id]));
  return { line_ids: hashes.flatMap((hash) => ids.get(hash) ?? []), added: added.length };
}

export async function listStatements(db: Db) {
  const rows = await db.select().from(bankStatement).orderBy(desc(bankStatement.created_at)).limit(LATEST);
  const names = await namesOf(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  return rows.map((row) => summaryOf(row, names));
}

/** A statement with the current state of each line, and why. */
export async function readBankStatement(db: Db, statementId: number, now = new Date()): Promise<BankStatementView> {
  const [statement] = await db.select().from(bankStatement).where(eq(bankStatement.statement_id, statementId));
  if (!statement) throw new Refusal('not_found');
  const rows = await db
    .select({ line: bankLine, code: shopOrder.code })
    .from(bankLine)
    .leftJoin(shopOrder, eq(shopOrder.order_id, bankLine.order_id))
    .where(inArray(bankLine.line_id, statement.line_ids))
    .orderBy(sql`array_position(${sql.param(statement.line_ids)}::int[], ${bankLine.line_id})`);
  const lines = rows.map(({ line }) => line);
  const orders = await payableOrders(db, lines, now);
  const names = await namesOf(db, [statement.staff_id, ...lines.flatMap(({ confirmed_by }) => confirmed_by ?? [])]);
  const explained = explainLines(
    rows.map(({ line, code }) => ({ ...line, is_confirmed: line.confirmed_at !== null, confirmed: code })),
    orders,
    shopDay(now),
  );
  const views = new Map(lines.map((line) => [line.line_id, line]));
  const list = explained.flatMap((explanation): BankLineView | [] => {
    const line = views.get(explanation.line_id);
    if (!line) return [];
    const { day, amount, currency, digits, text, confirmed_by, confirmed_at } = line;
    const confirmed = confirmed_at && {
      name: names.get(confirmed_by ?? 0)?.name ?? '',
      at: confirmed_at.toISOString(),
    };
    return { ...explanation, day, amount, currency, digits, text, confirmed };
  });
  return { ...summaryOf(statement, names), list, unread: statement.unread };
}

type Names = Awaited<ReturnType<typeof readReaders>>;

function namesOf(db: Db, ids: readonly number[]): Promise<Names> {
  return readReaders(db, ids);
}

function summaryOf(row: typeof bankStatement.$inferSelect, names: Names) {
  const { statement_id, created_at, staff_id, line_ids } = row;
  return {
    statement_id,
    created_at: created_at.toISOString(),
    staff_name: names.get(staff_id)?.name ?? '',
    lines: line_ids.length,
  };
}
