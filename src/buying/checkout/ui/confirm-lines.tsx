import { Trans } from '@lingui/react/macro';
import type { LineView } from '#catalogue/cart/cart-view.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { foreignLang } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { Checkout } from './use-checkout.ts';

export function ConfirmLines({ chosen, currency }: Pick<Checkout, 'chosen' | 'currency'>) {
  return (
    <ul className="border-hairline border-t">
      {chosen.map((view) => (
        <li key={view.key} className="border-hairline border-b py-5">
          <ConfirmLine view={view} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

function ConfirmLine({ view, currency }: { view: LineView } & Pick<Checkout, 'currency'>) {
  const locale = useLocale();
  const { item, line, size, frame, outer, price } = view;
  const unit = price?.[currency] ?? 0;
  const { nums } = line;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <FramedThumbnail
        image={view.image}
        outer={outer}
        alt={item?.alt ?? ''}
        sizes="6rem"
        tallest={7}
        ground={item?.picture?.ground}
      />
      <div className="min-w-0">
        <h3 lang={foreignLang(item?.title ?? '', locale)} className="text-lead">
          {item?.title}
        </h3>
        <p lang={foreignLang(item?.artist.name ?? '', locale)} className="text-ink-soft text-small">
          {item?.artist.name}
        </p>
        <p className="mt-2 text-small">
          <Trans>Art reproduction, printed to order</Trans>
        </p>
        {size && outer && (
          <p className="text-small">
            {outer.w_mm === size.w_mm ? (
              formatCm(size, locale)
            ) : (
              <Trans>
                {formatCm(size, locale)}, with frame {formatCm(outer, locale)}
              </Trans>
            )}
          </p>
        )}
        <p className="text-small">{frame?.name}</p>
      </div>
      <p className="col-start-2 mt-2 tabular-nums sm:col-start-3 sm:mt-0 sm:text-end">
        <span className="block text-ink-soft text-small">
          {formatMoney(unit, currency, locale)} × {nums}
        </span>
        <span className="block">{formatMoney(unit * nums, currency, locale)}</span>
      </p>
    </div>
  );
}
