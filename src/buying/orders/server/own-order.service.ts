import type { Db } from '#db/server/connect.ts';
import { needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { STAFF_ACTIONS, type StaffAction } from '../order-steps.rules.ts';

/** Decisions about a buyer's request or money: a colleague decides about one's own order. */
const DECISIONS = ['decide_cancellation', 'decide_return', 'owe_refund', 'refund'] as const satisfies StaffAction[];

/** The decisions about an order that someone else has to take, because the buyer is the member of staff. */
export async function decisionsOfOthers(db: Db, buyerId: number, staffId: number): Promise<StaffAction[]> {
  if (buyerId !== staffId) return [];
  const barred: StaffAction[] = [];
  for (const role of new Set(DECISIONS.map((action) => STAFF_ACTIONS[action]))) {
    if (await needsSecondPerson(db, role, staffId))
      barred.push(...DECISIONS.filter((action) => STAFF_ACTIONS[action] === role));
  }
  return barred;
}
