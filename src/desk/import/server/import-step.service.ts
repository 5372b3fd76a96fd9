import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { WorkImport } from '../import.contract.ts';
import { BUSY_STATES, type ImportStep, stateAfter } from '../import.rules.ts';
import { lockImport, readImport, viewOf } from './import.service.ts';
import { workImport, workImportLine } from './import.tables.ts';

/** Wakes the job that works on imports. */
export const IMPORT_CHANNEL = 'work_import';

interface StepRequest {
  staff_id: number;
  import_id: number;
  step: ImportStep;
}

/**
 * Takes a step with an import: starts its check, run or undoing, or pauses and continues the run. Of two people who press
 * the same button, the second gets a conflict and the state.
 */
export async function applyStep(db: Db, { staff_id, import_id, step }: StepRequest): Promise<WorkImport> {
  await requireWithinLimit(db, { limit: 'work_import_step', who: String(staff_id) });
  await inTransaction(db, async (tx) => {
    const row = await lockImport(tx, import_id);
    const { lines, plan, files } = await viewOf(tx, row);
    const state = stateAfter(step, { state: row.state, lines, files, has_files: row.released_at === null });
    if (!state) throw new Refusal('conflict', { more: { state: row.state } });
    const isTriedAgain = step === 'run' && row.state === 'done';
    if (isTriedAgain) await readyAgain(tx, import_id);
    if (step === 'check') await deletePlan(tx, import_id);
    const isBusy = BUSY_STATES.includes(state);
    await tx
      .update(workImport)
      .set({
        state,
        acting_id: staff_id,
        ...(isBusy && { due_at: sql`now()`, holder: null }),
        ...(!isBusy && { due_at: null }),
        ...(step !== 'pause' && step !== 'resume' && { done: 0, total: 0 }),
        ...(step === 'run' && { total: isTriedAgain ? lines.failed : lines.ready, finished_at: null }),
        ...(step === 'undo' && { total: lines.done + lines.kept }),
        changed_at: sql`now()`,
      })
      .where(eq(workImport.import_id, import_id));
    await recordChange(tx, {
      ...{ staff_id, subject: 'work_import', subject_id: import_id, action: step },
      ...(step === 'run' && { after: { creates: plan.creates, changes: plan.changes } }),
    });
    if (isBusy) await sendNotice(tx, IMPORT_CHANNEL, String(import_id));
  });
  return readImport(db, import_id);
}

/** Deletes the lines of the last check. Its pictures stay: the next check inspects only those that it does not know. */
export async function deletePlan(tx: Db, import_id: number): Promise<void> {
  await tx.delete(workImportLine).where(eq(workImportLine.import_id, import_id));
  await tx.update(workImport).set({ faults: [], warnings: [] }).where(eq(workImport.import_id, import_id));
}

async function readyAgain(tx: Db, import_id: number): Promise<void> {
  await tx
    .update(workImportLine)
    .set({ state: 'ready', faults: [], attempts: 0 })
    .where(and(eq(workImportLine.import_id, import_id), eq(workImportLine.state, 'failed')));
}
