import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, formatInches } from '#ground/framing/framing.rules.ts';
import { Byline } from '#kit/byline.tsx';
import { useForeignLang, useLocale } from '#kit/use-locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { FrameChooser } from './frame-chooser.tsx';
import { PriceLines } from './price-lines.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { SaleNote } from './sale-note.tsx';
import { SizeChooser } from './size-chooser.tsx';
import type { Choice } from './use-choice.ts';
import type { Delivery } from './use-delivery.ts';

/** Provided by other features through the route. */
export interface ProductActions {
  /** `form` is the id of its form: the fields for size and frame belong to it. */
  cart: (line: { item_id: number; size_id: number; frame_id: number; nums: number }, form: string) => ReactNode;
  favorite: (work: { itemId: number; title: string }) => ReactNode;
  /** The chosen print in a room. */
  room: (choice: Chosen) => ReactNode;
  /** Below the framed work: links to zoom and wall. */
  look: (choice: Chosen) => ReactNode;
}

export interface Chosen {
  item: ShopWorkReply['item'];
  size: Size | undefined;
  frame: Frame;
}

export function isOnSale({ status, sale_mode, edition }: ShopWorkReply['item']): boolean {
  return status === 'online' && sale_mode !== 'exhibition' && edition?.left !== 0;
}

/** Without scripts, size and frame are fields of this form. */
const PURCHASE_FORM = 'purchase';

export function ProductChoice({
  reply,
  choice,
  actions,
  delivery,
}: {
  reply: ShopWorkReply;
  choice: Choice;
  actions: ProductActions;
  delivery: Delivery;
}) {
  const locale = useLocale();
  const langOf = useForeignLang();
  const { item, artist } = reply;
  const { size, frame, outer, price } = choice;
  const isPriced = item.sale_mode !== 'exhibition';
  const onSale = isOnSale(item);
  return (
    <div className="max-lg:mt-6">
      <div className="flex items-start justify-between gap-4">
        <p className="text-ink-soft">
          <Byline
            artist={
              <Link to="/artist/$id" params={{ id: artist.slug }} className="text-link" lang={langOf(artist.name)}>
                {artist.name}
              </Link>
            }
            year={item.year}
          />
        </p>
        <div className="-my-2">{actions.favorite({ itemId: item.item_id, title: item.title })}</div>
      </div>
      <h1 lang={langOf(item.title)} className="mt-1 text-[clamp(2rem,1.4rem+2vw,2.75rem)]">
        {item.title}
      </h1>
      {price && isPriced && <PriceLines price={price} delivery={onSale ? delivery : undefined} />}
      <SaleNote item={item} />
      <SizeChooser reply={reply} choice={choice} locale={locale} form={PURCHASE_FORM} />
      <FrameChooser choice={choice} form={PURCHASE_FORM} isPriced={isPriced} />
      {outer && outer.w_mm !== size?.w_mm && (
        <p className="mt-1 text-small" aria-live="polite">
          <Trans>
            Outer size with frame: <strong className="font-semibold">{formatCm(outer, locale)}</strong> (
            {formatInches(outer, locale)})
          </Trans>
        </p>
      )}
      {onSale && size && price && (
        <PurchaseBar item={item} choice={choice} price={price} total={delivery.total}>
          {actions.cart(
            { item_id: item.item_id, size_id: size.size_id, frame_id: frame.frame_id, nums: 1 },
            PURCHASE_FORM,
          )}
        </PurchaseBar>
      )}
    </div>
  );
}
