import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '../order.contract.ts';
import { paymentWords } from '../order.words.ts';
import { firstAction } from '../order-progress.rules.ts';
import { NextStepText } from './next-step-text.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderPicture } from './order-picture.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** The whole row is a link to the order. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { i18n } = useLingui();
  const format = useOrderFormat();
  const { code, created_at, status, lines, total, currency } = order;
  const [first, ...more] = lines;
  return (
    <li className="relative border-hairline border-b py-6 transition-colors duration-quick hover:bg-wall-deep sm:py-8">
      <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
        <div className="text-center">
          {first && <OrderPicture line={first} tallest={7.5} sizes="7.5rem" />}
          {more.length > 0 && (
            <p className="mt-1 text-caption text-ink-soft">
              <Plural value={more.length} one="and # more" other="and # more" />
            </p>
          )}
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h3 className="font-text text-body tabular-nums">
              <Link
                to="/account/order/$code"
                params={{ code }}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {code}
              </Link>
            </h3>
            <OrderBadge order={order} />
            {status === 'processing' && <span className="text-small">{paymentWords(i18n, order)}</span>}
          </div>
          <p className="mt-1 text-ink-soft text-small">
            <time dateTime={created_at}>{format.moment(created_at)}</time>
          </p>
          <p className="prose-text mt-3">
            <NextStepText order={order} />
          </p>
          <OrderProgress order={order} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 max-lg:col-start-2 lg:flex-col lg:items-end lg:justify-center">
          <p className="text-small">
            <Trans>
              Total <span className="font-medium tabular-nums">{format.money(total, currency)}</span>
            </Trans>
          </p>
          <FirstAction order={order} />
        </div>
      </article>
    </li>
  );
}

/** Links to the order's page with the action opened. */
function FirstAction({ order }: { order: OrderSummary }) {
  const { t } = useLingui();
  const { code } = order;
  const action = firstAction(order);
  if (!action || action === 'reorder') return null;
  const names = {
    pay: t`Pay now`,
    report_transfer: order.payment_status === 'reported' ? t`Correct the report` : t`I have transferred the money`,
    request_return: t`Return prints`,
  };
  return (
    // Above the link that covers the row.
    <Link
      to="/account/order/$code"
      params={{ code }}
      hash={action}
      aria-label={t`${{ name: names[action] }}: ${code}`}
      className="relative z-1 inline-flex min-h-11 items-center text-small"
    >
      <span className="text-link">{names[action]}</span>
    </Link>
  );
}
