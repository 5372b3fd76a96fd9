import type { Db } from '#db/server/connect.ts';
import { perLang } from '#shared/locale.ts';
import { shareEntry } from './share.tables.ts';

type EntryRow = typeof shareEntry.$inferInsert;

let lines = 0;

/** A ledger row for a sale of one print at NT$1,050; the test overrides what matters. */
export function saleRow({ day = '2026-03-01', ...more }: Partial<EntryRow> & { artist_id: number }): EntryRow {
  lines += 1;
  return {
    kind: 'sale',
    order_id: lines,
    line_id: lines,
    code: `CN-${lines}`,
    item_id: 1,
    title: perLang(() => 'Poppies'),
    artist: perLang(() => 'Lin'),
    size: { w_mm: 300, h_mm: 400 },
    frame: perLang(() => 'Oak'),
    country: 'TW',
    nums: 1,
    currency: 'NTD',
    gross: 1050,
    net: 1000,
    tax_rate: 5,
    rate_bp: 3000,
    amount: 300,
    at: new Date(`${day}T04:00:00Z`),
    day,
    ...more,
  };
}

/** The row that reverses a whole sale. */
export function backRow(sale: EntryRow, { refund_id = 1, ...more }: Partial<EntryRow> = {}): EntryRow {
  const { nums, gross, net, amount } = sale;
  return { ...sale, kind: 'refund', refund_id, nums: -nums, gross: -gross, net: -net, amount: -amount, ...more };
}

/** Writes rows unchanged. */
export async function writeRows(db: Db, rows: readonly EntryRow[]): Promise<void> {
  await db.insert(shareEntry).values([...rows]);
}
