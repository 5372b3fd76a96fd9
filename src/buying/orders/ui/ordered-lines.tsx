import { Trans, useLingui } from '@lingui/react/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderDetail } from '../order.contract.ts';

export function OrderedLines({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <section className="mt-12" aria-label={t`What you ordered`}>
      <ul className="border-hairline border-t">
        {order.lines.map((line) => (
          <li key={line.line_id} className="flex items-center gap-5 border-hairline border-b py-4">
            <span className="w-20 shrink-0">
              <FramedThumbnail image={line.image} outer={line.outer} alt="" sizes="5rem" tallest={5} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block">{line.title}</span>
              <span className="block text-ink-soft text-small">
                {formatCm(line.size, locale)} · {line.frame} × {line.nums}
              </span>
            </span>
            <span className="tabular-nums">{money(line.line_total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-end text-ink-soft text-small tabular-nums">
        {order.shipping_fee === 0 ? <Trans>Free delivery</Trans> : <Trans>Delivery: {money(order.shipping_fee)}</Trans>}
      </p>
      <p className="text-end text-lead tabular-nums">
        <Trans>Total: {money(order.total)}</Trans>
      </p>
    </section>
  );
}
