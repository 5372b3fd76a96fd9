import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '#kit/icon.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { ORDER_FAILURE } from '../order-failure.rules.ts';
import type { OrderRefusal } from './use-ordering.ts';

/** Why the order was refused: the shop's own reason, and the spec's advice (spec §8). */
export function OrderRefused({ refusal }: { refusal: OrderRefusal | undefined }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      {refusal && (
        <div className="mb-6 flex items-start gap-2 border-bad border-s-2 bg-wall-deep px-4 py-3">
          <Icon name="warning" className="mt-0.5 shrink-0 text-bad" />
          <div>
            <p className="text-bad">{refusal.message}</p>
            {refusal.isUnpaid && (
              <p className="mt-1">
                <Link to="/account/order" className="text-link">
                  <Trans>See your orders</Trans>
                </Link>
              </p>
            )}
            <p className="mt-1 text-small">
              {t(ORDER_FAILURE)}
              <SentenceGap />
              <Link to="/contact" className="text-link">
                <Trans>Contact us</Trans>
              </Link>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
