import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { foreignLang, listed } from '#shared/locale.ts';
import type { OrderLineView, OrderSummary } from '../order.contract.ts';
import { OrderPicture } from './order-picture.tsx';
import { useOrderFormat } from './use-order-format.ts';

export function OrderLines({ order }: { order: Pick<OrderSummary, 'lines' | 'currency'> }) {
  return (
    <ul className="divide-y divide-hairline border-hairline border-y">
      {order.lines.map((line) => (
        <OrderLine key={line.line_id} line={line} currency={order.currency} />
      ))}
    </ul>
  );
}

function OrderLine({ line, currency }: { line: OrderLineView; currency: OrderSummary['currency'] }) {
  const { locale, money } = useOrderFormat();
  const { nums, returned } = line;
  const framed = formatCm(line.outer, locale);
  const numbers = listed(line.edition_numbers, locale);
  const price = money(line.unit_price, currency);
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-8">
      <div className="flex items-start justify-center">
        <OrderPicture line={line} tallest={9} sizes="(max-width: 40rem) 5.5rem, 8rem" />
      </div>
      <div className="min-w-0">
        <h3 lang={foreignLang(line.title, locale)} className="text-[1.1875rem] leading-snug">
          <Link
            to="/shop/$id"
            params={{ id: String(line.item_id) }}
            className="underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {line.title}
          </Link>
        </h3>
        <p lang={foreignLang(line.artist, locale)} className="text-ink-soft">
          {line.artist}
        </p>
        <p className="mt-2 text-small">
          {formatCm(line.size, locale)} · {line.frame}
        </p>
        {line.outer.w_mm !== line.size.w_mm && (
          <p className="text-ink-soft text-small">
            <Trans>Framed size {framed}</Trans>
          </p>
        )}
        {numbers && (
          <p className="text-small">
            <Trans>Edition no. {numbers}</Trans>
          </p>
        )}
        {returned > 0 && (
          <p className="mt-1 text-small">
            <Trans>
              Return requested: {returned} of {nums}
            </Trans>
          </p>
        )}
      </div>
      <p className="col-start-2 text-small tabular-nums sm:col-start-3 sm:text-end">
        <span className="text-ink-soft">
          {nums} × {price}
        </span>
        <span className="ms-3 font-medium sm:ms-0 sm:block">{money(line.line_total, currency)}</span>
      </p>
    </li>
  );
}
