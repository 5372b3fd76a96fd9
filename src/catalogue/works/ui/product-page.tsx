import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { later } from '#kit/later.tsx';
import type { ShopWorkReply } from '../works.contract.ts';
import { countView } from '../works.queries.ts';
import { type ProductActions, ProductChoice } from './product-choice.tsx';
import { ProductStage } from './product-stage.tsx';
import { useChoice } from './use-choice.ts';

/** Below the first screen on every device: the purchase comes alive before it. */
const ProductMore = later(async () => (await import('./product-more.tsx')).ProductMore);

interface ProductPageProps {
  reply: ShopWorkReply;
  actions: ProductActions;
  /** Shown to those who work on it: nobody's view is counted, and it is not among what was seen. */
  isPreview?: boolean;
}

/** One work: in its frame on the left, what can be chosen on the right, then its words and its neighbours. */
export function ProductPage({ reply, actions, isPreview = false }: ProductPageProps) {
  const { item, sizes, frames } = reply;
  const choice = useChoice(sizes, frames);
  const { context } = useRouter().options;
  useEffect(() => {
    if (!isPreview) countView(context, item.item_id);
  }, [context, item.item_id, isPreview]);
  const chosen = { item, size: choice.size, frame: choice.frame };
  return (
    <div className="page py-4 md:py-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <ProductStage reply={reply} choice={choice} room={actions.room(chosen)} look={actions.look(chosen)} />
        <ProductChoice reply={reply} choice={choice} actions={actions} />
      </div>
      <ProductMore reply={reply} isPreview={isPreview} />
    </div>
  );
}
