import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, formatInches } from '#ground/framing/framing.rules.ts';
import { Byline } from '#kit/byline.tsx';
import { ReturnNote } from '#kit/return-note.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { FrameChooser } from './frame-chooser.tsx';
import { PriceLines } from './price-lines.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { SaleNote } from './sale-note.tsx';
import { SizeChooser } from './size-chooser.tsx';
import type { Choice } from './use-choice.ts';
import { useDelivery } from './use-delivery.ts';

/** What other features put on the product page; the route brings them together. */
export interface ProductActions {
  /** `form` is the id its form gets: size and frame are chosen in fields that belong to it. */
  cart: (line: { item_id: number; size_id: number; frame_id: number; nums: number }, form: string) => ReactNode;
  favorite: (work: { itemId: number; title: string }) => ReactNode;
  /** The chosen print as it hangs in a room. */
  room: (choice: Chosen) => ReactNode;
  /** Stands under the framed work: a closer look, and the wall. */
  look: (choice: Chosen) => ReactNode;
}

export interface Chosen {
  item: ShopWorkReply['item'];
  size: Size | undefined;
  frame: Frame;
}

/** Without scripts, size and frame go into the cart as fields of this form. */
const PURCHASE_FORM = 'purchase';

/** Title, price, size, frame, delivery, cart: everything between liking a work and owning it. */
export function ProductChoice({
  reply,
  choice,
  actions,
}: {
  reply: ShopWorkReply;
  choice: Choice;
  actions: ProductActions;
}) {
  const locale = useLocale();
  const { item, artist } = reply;
  const { size, frame, outer, price } = choice;
  const onSale = item.status === 'online' && item.sale_mode !== 'exhibition' && item.edition?.left !== 0;
  const delivery = useDelivery(choice);
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <p className="text-ink-soft">
          <Byline
            artist={
              <Link to="/artist/$id" params={{ id: artist.slug }} className="text-link">
                {artist.name}
              </Link>
            }
            year={item.year}
          />
        </p>
        <div className="-my-2">{actions.favorite({ itemId: item.item_id, title: item.title })}</div>
      </div>
      <h1 className="mt-1 text-[clamp(2rem,1.4rem+2vw,2.75rem)]">{item.title}</h1>
      {price && item.sale_mode !== 'exhibition' && (
        <PriceLines price={price} delivery={onSale ? delivery : undefined} />
      )}
      <SaleNote item={item} />
      <SizeChooser reply={reply} choice={choice} locale={locale} form={PURCHASE_FORM} />
      <FrameChooser choice={choice} form={PURCHASE_FORM} />
      {outer && outer.w_mm !== size?.w_mm && (
        <p className="mt-1 text-small" aria-live="polite">
          <Trans>
            Outer size with frame: <strong className="font-semibold">{formatCm(outer, locale)}</strong> (
            {formatInches(outer, locale)})
          </Trans>
        </p>
      )}
      {onSale && size && price && (
        <>
          <PurchaseBar item={item} choice={choice} price={price} total={delivery.total}>
            {actions.cart(
              { item_id: item.item_id, size_id: size.size_id, frame_id: frame.frame_id, nums: 1 },
              PURCHASE_FORM,
            )}
          </PurchaseBar>
          <DeliveryEstimate delivery={delivery} />
          <ReturnNote className="mt-3" />
        </>
      )}
    </div>
  );
}
