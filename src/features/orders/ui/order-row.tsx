import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '../order.contract.ts';
import { NextStepText } from './next-step-text.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderPicture } from './order-picture.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** More would make the row a wall; the rest is counted. */
const SHOWN = 4;

/** One order in the list: its pictures, how it stands and what comes next. The whole row leads to it. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const format = useOrderFormat();
  const { code, created_at, status, lines, total, currency } = order;
  const more = lines.length - SHOWN;
  return (
    <li className="relative border-hairline border-b py-6 transition-colors duration-150 hover:bg-wall-deep sm:py-8">
      <article className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-center">
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
            <OrderBadge status={status} />
          </div>
          <p className="mt-1 text-ink-soft text-small">
            <time dateTime={created_at}>{format.time(created_at)}</time>
          </p>
          <p className="prose-text mt-3">
            <NextStepText order={order} />
          </p>
          <p className="mt-3 text-small">
            <Trans>
              Total <span className="font-medium tabular-nums">{format.money(total, currency)}</span>
            </Trans>
          </p>
        </div>
        <div className="flex min-w-0 items-end gap-3 md:justify-end">
          {lines.slice(0, SHOWN).map((line) => (
            <OrderPicture key={line.line_id} line={line} className="max-h-24 min-w-0 max-w-20" sizes="5rem" />
          ))}
          {more > 0 && (
            <span className="whitespace-nowrap text-ink-soft text-small">
              <Plural value={more} one="and # more" other="and # more" />
            </span>
          )}
        </div>
      </article>
    </li>
  );
}
