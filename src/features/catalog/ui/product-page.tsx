import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { LEADING_SIZES } from '#ground/pictures/picture.rules.ts';
import { FramedPicture } from '#web/kit/framing/framed-picture.tsx';
import { later } from '#web/kit/later.tsx';
import { framedImage } from '#web/kit/pictures/framed-image.ts';
import type { ItemReply } from '../catalog.contract.ts';
import { tellView } from '../catalog.queries.ts';
import { type ProductActions, ProductChoice } from './product-choice.tsx';
import { useChoice } from './use-choice.ts';

/** Below the first screen on every device: the purchase comes alive before it. */
const ProductMore = later(async () => (await import('./product-more.tsx')).ProductMore);

interface ProductPageProps {
  reply: ItemReply;
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
    if (!isPreview) tellView(context, item.item_id);
  }, [context, item.item_id, isPreview]);
  const extent = choice.size ?? { w_mm: Math.round(item.aspect * 500), h_mm: 500 };
  const outer = outerSize(extent, choice.frame);
  return (
    <div className="page py-6 md:py-10">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="self-start lg:sticky lg:top-22">
          <div className="grid min-h-80 place-items-center bg-wall-deep px-[8%] py-10 lg:min-h-[calc(100dvh-11rem)]">
            <div className="transition-[width] duration-200 ease-hang" style={{ width: widthWithin(outer) }}>
              <FramedPicture
                size={extent}
                frame={choice.frame}
                picture={item.picture && framedImage(item.picture, item.alt, LEADING_SIZES.product)}
              />
            </div>
          </div>
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            {actions.look({ item, size: choice.size, frame: choice.frame })}
          </div>
        </div>
        <ProductChoice reply={reply} choice={choice} actions={actions} />
      </div>
      <ProductMore reply={reply} isPreview={isPreview} />
    </div>
  );
}

/** The work is never taller than the window, so that one sees it whole. */
function widthWithin({ w_mm, h_mm }: { w_mm: number; h_mm: number }): string {
  return `min(100%, calc((100dvh - 16rem) * ${(w_mm / h_mm).toFixed(4)}))`;
}
