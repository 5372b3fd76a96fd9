import type { OrderSummary } from './order.contract.ts';
import { AWAITED } from './order.rules.ts';

/** The five points every order passes. */
export const ORDER_POINTS = ['placed', 'paid', 'made', 'sent', 'arrived'] as const;
export type OrderPoint = (typeof ORDER_POINTS)[number];

type Facts = Pick<OrderSummary, 'status' | 'payment_status' | 'freight_stage' | 'freight'>;

/** How many of the five points an order has passed; none if it goes nowhere any more. */
export function pointsPassed({ status, payment_status, freight_stage, freight }: Facts): number {
  if (status === 'cancelled' || payment_status === 'expired') return 0;
  if (AWAITED.includes(payment_status)) return 1;
  switch (freight_stage) {
    case 'preparing':
      return freight.production_at ? 3 : 2;
    case 'complete':
      return 3;
    case 'shipped':
      return 4;
    default:
      return 5;
  }
}

/** What a member most likely wants to do with an order now: the shop waits for it, or it may soon be too late. */
export function firstAction({ actions }: Pick<OrderSummary, 'actions'>) {
  return (['pay', 'report_transfer', 'request_return', 'reorder'] as const).find((action) => actions.includes(action));
}
