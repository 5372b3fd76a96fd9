import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import {
  type ArrivalColumns,
  type ArrivalTable,
  arrivalTable,
  HEAD_CHARS,
  readArrivals,
  recogniseColumns,
} from '../arrival-file.rules.ts';
import { statementText } from '../bank-cells.rules.ts';
import {
  ARRIVALS_MOST,
  type ArrivalColumnsForm,
  type ArrivalLine,
  type ArrivalTrial,
  COLUMNS_MOST,
} from '../workshop.contract.ts';
import { carrierFile } from './carrier-file.tables.ts';
import { shopOrder } from './order.tables.ts';

/** Rows that the page shows while the columns are chosen. */
const ROWS_SHOWN = 5;

interface ArrivalFile {
  bytes: Uint8Array;
  carrier_key?: string | undefined;
  columns?: ArrivalColumns | undefined;
}

/** What a carrier's file would change, line by line; changes nothing. */
export async function tryArrivals(db: Db, { bytes, carrier_key, columns }: ArrivalFile): Promise<ArrivalTrial> {
  const text = statementText(bytes);
  if (text === undefined) throw new Refusal('unsupported_media');
  const table = arrivalTable(text);
  if (table.body.length > ARRIVALS_MOST || table.heads.length > COLUMNS_MOST) throw new Refusal('too_large');
  const remembered = columns || !carrier_key ? undefined : await rememberedColumns(db, carrier_key, table);
  const used = columns ?? remembered ?? recogniseColumns(table);
  return {
    lines: used ? await linesOf(db, table, used) : [],
    columns: used ?? null,
    remembered: remembered !== undefined,
    table: {
      heads: table.heads,
      rows: table.body
        .slice(0, ROWS_SHOWN)
        .map(({ cells }) => table.heads.map((_, at) => (cells[at] ?? '').slice(0, HEAD_CHARS))),
    },
  };
}

/** Remembers the columns of a carrier's files, for everyone. */
export async function rememberColumns(
  db: Db,
  { carrier_key, heads, columns }: ArrivalColumnsForm,
  staff_id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(carrierFile).where(eq(carrierFile.carrier_key, carrier_key)).for('update');
    const row = { carrier_key, heads, ...columns };
    await tx.insert(carrierFile).values(row).onConflictDoUpdate({ target: carrierFile.carrier_key, set: row });
    await recordChange(tx, {
      ...({ staff_id, subject: 'order', subject_id: 'many', action: 'arrival_columns' } as const),
      ...(before && { before: namesOf(before, before.heads) }),
      // The carrier is in every entry, also if only the columns differ.
      after: { carrier: carrier_key, ...namesOf(columns, heads) },
    });
  });
}

/** A column by its heading, or counted from 1 as people do. */
function namesOf({ tracking, status, day }: ArrivalColumns, heads: readonly string[]) {
  const nameOf = (column: number | null) => (column === null ? null : heads[column] || String(column + 1));
  return { tracking_column: nameOf(tracking), status_column: nameOf(status), day_column: nameOf(day) };
}

/** Only for a file with the same headings. */
async function rememberedColumns(db: Db, key: string, { heads }: ArrivalTable): Promise<ArrivalColumns | undefined> {
  const [known] = await db.select().from(carrierFile).where(eq(carrierFile.carrier_key, key));
  if (known?.heads.length !== heads.length || known.heads.some((head, at) => head !== heads[at])) return undefined;
  const { tracking, status, day } = known;
  return { tracking, status, day };
}

async function linesOf(db: Db, table: ArrivalTable, columns: ArrivalColumns): Promise<ArrivalLine[]> {
  const { parcels, unread } = readArrivals(table, columns);
  const numbers = [...new Set(parcels.map(({ tracking }) => tracking))];
  const orders = numbers.length === 0 ? [] : await withTracking(db, numbers);
  const lines = parcels.map(({ line, tracking, status, day, isDelivered }): ArrivalLine => {
    const own = orders.filter((order) => order.tracking === tracking);
    const shipped = own.filter(({ freight_stage }) => freight_stage === 'shipped');
    const [first = own[0]] = shipped;
    const known = { line, tracking, status, day, code: first?.code ?? null };
    if (!first) return { ...known, outcome: 'unknown' };
    if (shipped.length === 0) return { ...known, outcome: 'arrived' };
    if (shipped.length > 1) return { ...known, outcome: 'several' };
    return { ...known, outcome: isDelivered ? 'ready' : 'not_delivered' };
  });
  const nothing = { tracking: '', status: '', day: null, code: null, outcome: 'unread' } as const;
  const gaps = unread.map((line): ArrivalLine => ({ line, ...nothing }));
  return [...lines, ...gaps].toSorted((one, other) => one.line - other.line);
}

function withTracking(db: Db, numbers: string[]) {
  const { code, tracking, freight_stage } = shopOrder;
  return db.select({ code, tracking, freight_stage }).from(shopOrder).where(inArray(tracking, numbers));
}
