import type { Db } from '#db/server/connect.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { STEP_OUTCOMES, type StepForMany, type StepOutcome } from '../workshop.contract.ts';
import { applyStaffStep } from './order-staff.service.ts';

type ManySteps<Action extends StepForMany | 'ship'> = {
  action: Action;
  staff_id: number;
  orders: readonly { code: string; form: StaffForm<Action> }[];
};

/** Takes the same step with many orders. Each is decided separately: a refused one does not affect the others. */
export async function takeManySteps<Action extends StepForMany | 'ship'>(db: Db, steps: ManySteps<Action>) {
  const { action, staff_id, orders } = steps;
  const results: { code: string; outcome: StepOutcome }[] = [];
  for (const { code, form } of orders) {
    results.push({ code, outcome: await outcomeOf(() => applyStaffStep(db, { code, action, staff_id }, form)) });
  }
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  const after = { done, refused: results.length - done };
  await recordChange(db, { staff_id, subject: 'order', subject_id: 'many', action, after });
  return results;
}

async function outcomeOf(step: () => Promise<void>): Promise<StepOutcome> {
  try {
    await step();
    return 'done';
  } catch (error) {
    const known = error instanceof Refusal && STEP_OUTCOMES.find((outcome) => outcome === error.code);
    if (known) return known;
    throw error;
  }
}
