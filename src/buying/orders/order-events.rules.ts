import { STEPS, type StepAction, type TakenAction } from './order-step-table.rules.ts';

/** Events in an order's history that change none of its facts. */
const NOTES = ['placed', 'reminded', 'pickup_reminded', 'pickup_late', 'record_payment', 'give_account'] as const;

export type OrderEventKind = TakenAction | (typeof NOTES)[number];

const TAKEN = new Set(STEPS.filter(({ who }) => who.some((actor) => actor !== 'shop')).map(({ action }) => action));
export const ORDER_EVENT_KINDS = [...NOTES, ...TAKEN] as [OrderEventKind, ...OrderEventKind[]];

/** Whether a step has its own event; a step that follows from another is part of that event. */
export function isTaken(action: StepAction): action is TakenAction {
  return TAKEN.has(action);
}
