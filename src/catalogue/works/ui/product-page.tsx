import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { later } from '#kit/later.tsx';
import { ReturnNote } from '#kit/return-note.tsx';
import type { ShopWorkReply } from '../works.contract.ts';
import { countView } from '../works.queries.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { isOnSale, type ProductActions, ProductChoice } from './product-choice.tsx';
import { ProductStage } from './product-stage.tsx';
import { useChoice } from './use-choice.ts';
import { useDelivery } from './use-delivery.ts';

/** Below the first screen on every device: the purchase hydrates before it. */
const ProductMore = later(async () => (await import('./product-more.tsx')).ProductMore);

interface ProductPageProps {
  reply: ShopWorkReply;
  actions: ProductActions;
  /** For sellers and staff: no view is counted, and it does not appear among recent works. */
  isPreview?: boolean;
}

export function ProductPage({ reply, actions, isPreview = false }: ProductPageProps) {
  const { item, sizes, frames } = reply;
  const choice = useChoice(sizes, frames);
  const delivery = useDelivery(choice);
  const { context } = useRouter().options;
  useEffect(() => {
    if (!isPreview) countView(context, item.item_id);
  }, [context, item.item_id, isPreview]);
  const chosen = { item, size: choice.size, frame: choice.frame };
  return (
    <div className="page pb-12 lg:pt-8">
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:contents">
          <ProductStage reply={reply} choice={choice} room={actions.room(chosen)} look={actions.look(chosen)} />
          <ProductChoice reply={reply} choice={choice} actions={actions} delivery={delivery} />
        </div>
        {isOnSale(item) && choice.price && (
          <div className="lg:col-start-2">
            <DeliveryEstimate delivery={delivery} />
            <ReturnNote className="mt-3" />
          </div>
        )}
      </div>
      <ProductMore reply={reply} isPreview={isPreview} />
    </div>
  );
}
