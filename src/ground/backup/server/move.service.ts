import type { Database, Db } from '#db/server/connect.ts';
import { sourceOf, type TableSum } from './load-tables.ts';
import { refuseLiving, restoreRows } from './restore.service.ts';

/**
 * Copies all rows of a closed shop to an empty database, in one transaction there: an interrupted move has moved
 * nothing and can be started again. Each table is reported when it has been compared.
 */
export async function moveRows(from: Database, to: Database, onTable: (sum: TableSum) => void): Promise<void> {
  await refuseLiving(from);
  const copy = async (tx: Db) => restoreRows(to, await sourceOf(tx), onTable);
  await from.exclusively('backup', (db) =>
    db.transaction(copy, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  );
}
