import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '../order.rules.ts';
import { STATUS_WORDS } from '../order.words.ts';

const LOOKS: Record<OrderStatus, string> = {
  processing: 'border-hairline-strong text-ink',
  preparing: 'border-good text-good',
  shipped: 'border-good text-good',
  failed: 'border-bad text-bad',
  cancelled: 'border-hairline-strong text-ink-soft',
};

/** Spec §4: the one of five words that says how an order stands. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return (
    <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${LOOKS[status]}`}>
      {i18n._(STATUS_WORDS[status])}
    </span>
  );
}

// @chunk account
