import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { Refusal } from '#shared/errors.ts';
import { DISCARDABLE } from '../import.rules.ts';
import { lockImport } from './import.service.ts';
import { workImport, workImportFile, workImportLine, workImportPicture } from './import.tables.ts';
import { dropFiles, removeOrphanedPieces } from './import-files.ts';
import { dropMasters } from './import-picture.service.ts';

/** The time to continue an import that was begun, and one that was paused or has failed lines. */
const ABANDONED = sql`now() - interval '4 days'`;
const FORGOTTEN = sql`now() - interval '30 days'`;
const ROUND = 20;

/** Discards an import that has made nothing yet. A running check stops at its next line. */
export async function discardImport(db: Db, staff_id: number, importId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { state } = await lockImport(tx, importId);
    if (!DISCARDABLE.includes(state)) throw new Refusal('conflict', { more: { state } });
    const files = await tx.$count(workImportFile, eq(workImportFile.import_id, importId));
    const about = { staff_id, subject: 'work_import', subject_id: importId, action: 'discard' } as const;
    await recordChange(tx, { ...about, before: { files } });
    await deleteImport(tx, importId);
  });
}

async function deleteImport(tx: Db, importId: number): Promise<void> {
  await release(tx, importId);
  for (const table of [workImportLine, workImportPicture]) await tx.delete(table).where(eq(table.import_id, importId));
  await tx.delete(workImport).where(eq(workImport.import_id, importId));
}

/** Gives up the uploaded files of an import; the lines and what they made stay. */
async function release(tx: Db, importId: number): Promise<void> {
  const files = await tx
    .select({ id: workImportFile.upload_id })
    .from(workImportFile)
    .where(eq(workImportFile.import_id, importId));
  await dropFiles(
    tx,
    files.map(({ id }) => id),
  );
  await tx.update(workImport).set({ released_at: sql`now()` }).where(eq(workImport.import_id, importId));
}

/**
 * Removes imports that were begun and left, the files of those that have ended or were paused and left, and pieces without
 * a file.
 */
export async function sweepImports(db: Db, storage: Storage): Promise<void> {
  const { import_id, state, changed_at, released_at } = workImport;
  const left = await db
    .select({ import_id })
    .from(workImport)
    .where(and(inArray(state, [...DISCARDABLE]), lt(changed_at, ABANDONED)))
    .limit(ROUND);
  for (const { import_id: id } of left) {
    await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select()
        .from(workImport)
        .where(and(eq(import_id, id), inArray(state, [...DISCARDABLE]), lt(changed_at, ABANDONED)))
        .for('update');
      if (row) await deleteImport(tx, id);
    });
  }
  const failed = db
    .select({ one: sql`1` })
    .from(workImportLine)
    .where(and(eq(workImportLine.import_id, import_id), eq(workImportLine.state, 'failed')));
  const isOver = or(
    eq(state, 'undone'),
    and(eq(state, 'done'), or(sql`not exists ${failed}`, lt(changed_at, ABANDONED))),
    and(eq(state, 'paused'), lt(changed_at, FORGOTTEN)),
  );
  const over = await db
    .select({ import_id })
    .from(workImport)
    .where(and(isNull(released_at), isOver))
    .limit(ROUND);
  for (const { import_id: id } of over) {
    await inTransaction(db, async (tx) => {
      const row = await lockImport(tx, id);
      // Nothing more can be made without its files.
      if (row.state === 'paused') await tx.update(workImport).set({ state: 'done' }).where(eq(import_id, id));
      else if (row.state !== 'done' && row.state !== 'undone') return;
      await release(tx, id);
    });
    await dropMasters(db, storage, id);
    await db.delete(workImportPicture).where(eq(workImportPicture.import_id, id));
  }
  await removeOrphanedPieces(db, storage);
}
