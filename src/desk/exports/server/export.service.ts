import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { MoneyExportQuery } from '../export.contract.ts';
import type { DatasetName } from '../export.rules.ts';
import type { Dataset, Reader } from './dataset.ts';
import { ALLOWANCES, INVOICES, PAYOUTS } from './document-datasets.ts';
import { PAYMENTS, REFUNDS, SHARES } from './money-datasets.ts';
import { ORDER_LINES, ORDERS } from './order-datasets.ts';
import { tableFile } from './table-file.service.ts';

const ALL: Record<DatasetName, Dataset> = {
  orders: ORDERS,
  order_lines: ORDER_LINES,
  payments: PAYMENTS,
  refunds: REFUNDS,
  invoices: INVOICES,
  allowances: ALLOWANCES,
  shares: SHARES,
  payouts: PAYOUTS,
};

/** A table of a period, written while it is read. The download is logged first. */
export async function exportMoney(
  db: Db,
  { what, format, from, to }: MoneyExportQuery,
  { staff_id, ...reader }: Reader & { staff_id: number },
  now = new Date(),
): Promise<ReadableStream<Uint8Array>> {
  await requireWithinLimit(db, { limit: 'money_export', who: String(staff_id) });
  await inTransaction(db, (tx) =>
    recordChange(tx, {
      staff_id,
      subject: 'export',
      subject_id: what,
      action: 'download',
      after: { from, to, format },
    }),
  );
  return tableFile(format, ALL[what].rows(db, { from, to, before: now }, reader));
}
