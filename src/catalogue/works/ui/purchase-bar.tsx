import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCmNumbers } from '#ground/framing/framing.rules.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { Price } from '#kit/price.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { Prices } from '#shared/money.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import type { Choice } from './use-choice.ts';

interface PurchaseBarProps {
  item: ShopWorkReply['item'];
  choice: Choice;
  price: Prices;
  /** The price with delivery, if we deliver there. */
  total: Prices | undefined;
  children: ReactNode;
}

/** Below 64rem the button is part of a bar at the lower edge that shows the choice. */
export function PurchaseBar({ item, choice: { size, frame }, price, total, children }: PurchaseBarProps) {
  const locale = useLocale();
  return (
    <div
      data-bottom-bar="fixed"
      className="mt-5 flex items-center gap-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:mt-0 max-lg:h-16 max-lg:border-hairline max-lg:border-t max-lg:bg-wall max-lg:px-4"
    >
      <div className="flex min-w-0 grow items-center gap-3 lg:hidden" aria-hidden="true">
        {item.picture && (
          <span className="grid size-11 shrink-0 place-items-center overflow-hidden max-[22rem]:hidden">
            <Picture picture={item.picture} alt="" sizes="44px" />
          </span>
        )}
        <p className="min-w-0 text-caption leading-4">
          <Price amounts={price} className="block font-semibold text-small leading-5" />
          <span className="block truncate">
            {size && formatCmNumbers(size, locale)} · {frame.name}
          </span>
          {total && (
            <span className="block truncate text-ink-soft">
              <Trans>
                <Price amounts={total} /> delivered
              </Trans>
            </span>
          )}
        </p>
      </div>
      <div className="flex shrink-0 lg:grow">{children}</div>
    </div>
  );
}
