import type { OrderSummary } from './order.contract.ts';
import { AWAITED } from './order.rules.ts';

export const ORDER_POINTS = ['placed', 'paid', 'made', 'sent', 'arrived'] as const;
export type OrderPoint = (typeof ORDER_POINTS)[number];

type Facts = Pick<OrderSummary, 'status' | 'payment_status' | 'freight_stage' | 'freight'>;

/** 0 if the order has ended. */
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

/** The member's most likely action: the shop is waiting for it, or it may soon be too late. */
export function firstAction({ actions }: Pick<OrderSummary, 'actions'>) {
  return (['pay', 'report_transfer', 'request_return', 'reorder'] as const).find((action) => actions.includes(action));
}
