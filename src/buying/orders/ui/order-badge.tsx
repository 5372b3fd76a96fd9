import { Trans, useLingui } from '@lingui/react/macro';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { TEST_BADGE, TEST_NOTE } from '#shared/test-order.words.ts';
import type { OrderStatus } from '../order.rules.ts';
import { statusWords } from '../order.words.ts';

const LOOKS: Record<OrderStatus, string> = {
  processing: 'border-hairline-strong text-ink',
  preparing: 'border-good text-good',
  shipped: 'border-good text-good',
  failed: 'border-bad text-bad',
  cancelled: 'border-hairline-strong text-ink-soft',
};

/** Spec §4: one of the five statuses. */
export function OrderBadge({ order }: { order: Parameters<typeof statusWords>[0] & { test?: boolean } }) {
  const { i18n } = useLingui();
  return (
    <>
      {order.test && <TestBadge />}
      <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${LOOKS[order.status]}`}>
        {i18n._(statusWords(order))}
      </span>
    </>
  );
}

/** On an order that was placed in test mode. */
export function TestBadge() {
  const { i18n } = useLingui();
  return (
    <span className="whitespace-nowrap rounded-soft border border-bad px-2 py-0.5 font-medium text-bad text-caption">
      {i18n._(TEST_BADGE)}
    </span>
  );
}

/** The same in a sentence, on the order's own page. */
export function TestNote({ order: { test, bank } }: { order: { test: boolean; bank?: object | null } }) {
  const { i18n } = useLingui();
  if (!test) return null;
  return (
    <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
      {i18n._(TEST_NOTE)}
      <SentenceGap />
      {bank && <Trans>Please do not transfer any money: the account is shown only for the test.</Trans>}
    </p>
  );
}

// @chunk account
