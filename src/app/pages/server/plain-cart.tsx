import { Trans, useLingui } from '@lingui/react/macro';
import { type CartContents, type LineView, subtotalOf, viewLines } from '#catalogue/cart/cart-view.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Price } from '#kit/price.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { joinPath } from '#shared/locale.ts';

interface PlainCartProps {
  cart: CartContents;
  refused?: string | undefined;
}

/** The cart without scripts: its lines and their total. */
export function PlainCart({ cart, refused }: PlainCartProps) {
  const locale = useLocale();
  const views = viewLines(cart);
  return (
    <div className="page max-w-4xl py-10 md:py-16">
      <h1 className="text-display">
        <Trans>Cart</Trans>
      </h1>
      {refused && (
        <p role="alert" className="mt-6 border-bad border-s-2 bg-wall-deep px-4 py-3">
          {refused}
        </p>
      )}
      {views.length === 0 ? (
        <p className="mt-6">
          <Trans>Your cart is empty.</Trans>
        </p>
      ) : (
        <>
          <ul className="mt-6 border-hairline border-t">
            {views.map((view) => (
              <PlainLine key={view.key} view={view} />
            ))}
          </ul>
          <p className="mt-4 text-right text-lead">
            <Trans>
              Total without delivery: <Price amounts={subtotalOf(views)} />
            </Trans>
          </p>
        </>
      )}
      <p className="mt-8">
        <Trans>To change the cart, sign in or order, please turn on JavaScript. Your cart is saved.</Trans>
      </p>
      <p className="mt-4">
        <a href={joinPath(locale, '/shop')} className="text-link">
          <Trans>Continue shopping</Trans>
        </a>
      </p>
    </div>
  );
}

function PlainLine({ view: { line, item, size, frame, price, unavailable } }: { view: LineView }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <li className="flex items-baseline justify-between gap-5 border-hairline border-b py-4">
      <span className="min-w-0">
        <a href={joinPath(locale, `/shop/${line.item_id}`)} className="text-link">
          {item?.title ?? t`Unknown work`}
        </a>
        <span className="block text-ink-soft text-small">
          {size && formatCm(size, locale)} · {frame?.name} × {line.nums}
        </span>
        {unavailable && (
          <span className="block text-small">
            <Trans>This work is not on sale at the moment.</Trans>
          </span>
        )}
      </span>
      {price && <Price amounts={{ NTD: price.NTD * line.nums, USD: price.USD * line.nums }} />}
    </li>
  );
}
