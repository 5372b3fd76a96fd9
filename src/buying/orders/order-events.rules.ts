import { STEPS, type StepAction, type TakenAction } from './order-steps.rules.ts';

/** What is told in an order's history although it moves none of its facts. */
const NOTES = ['placed', 'reminded', 'record_payment'] as const;

/** What can have happened to an order: every step that somebody took, and the notes. */
export type OrderEventKind = TakenAction | (typeof NOTES)[number];

const TAKEN = new Set(STEPS.filter(({ who }) => who.some((actor) => actor !== 'shop')).map(({ action }) => action));
export const ORDER_EVENT_KINDS = [...NOTES, ...TAKEN] as [OrderEventKind, ...OrderEventKind[]];

/** Whether a step is told by itself; what follows from another is part of that one's event. */
export function isTaken(action: StepAction): action is TakenAction {
  return TAKEN.has(action);
}
