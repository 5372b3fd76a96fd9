import { useLingui } from '@lingui/react/macro';
import type { Line } from '#catalogue/cart/cart.rules.ts';
import { Price } from '#kit/price.tsx';
import { totalPrice, type WorkOnWall } from '../wall-works.rules.ts';
import type { WallActions } from './wall-actions.ts';

export function lineOf({ item, size, frame }: WorkOnWall): Line {
  return { item_id: item.item_id, size_id: size.size_id, frame_id: frame.frame_id, nums: 1 };
}

/** The total of all works, and a button to buy them in one step. */
export function WallTotal({ works, actions }: { works: readonly WorkOnWall[]; actions: WallActions }) {
  const { t } = useLingui();
  const sold = works.filter(({ onSale }) => onSale);
  return (
    <div className="mt-8 border-hairline border-t pt-5">
      <p className="mb-3 flex items-baseline justify-between gap-3">
        <span>{t`Total for this wall`}</span>
        <Price amounts={totalPrice(works)} className="text-lead" />
      </p>
      {sold.length > 0 && (
        <>
          {actions.quote(sold.map(lineOf))}
          {actions.cartAll(sold.map(lineOf))}
        </>
      )}
    </div>
  );
}
