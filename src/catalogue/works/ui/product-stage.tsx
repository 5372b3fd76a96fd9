import type { ReactNode } from 'react';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { LEADING_SIZES } from '#ground/pictures/picture.rules.ts';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { Glide } from '#kit/glide.tsx';
import { later } from '#kit/later.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import type { Choice } from './use-choice.ts';
import { useStageView } from './use-stage-view.ts';

const ViewStrip = later(async () => (await import('./product-more.tsx')).ViewStrip);

interface ProductStageProps {
  reply: ShopWorkReply;
  choice: Choice;
  /** The chosen print in a room, from the feature that draws rooms. */
  room: ReactNode;
  /** Below the views: links to zoom and wall. */
  look: ReactNode;
}

export function ProductStage({ reply, choice, room, look }: ProductStageProps) {
  const { item } = reply;
  const { shown, isLoading, view, show } = useStageView();
  const extent = choice.size ?? { w_mm: Math.round(item.aspect * 500), h_mm: 500 };
  const outer = outerSize(extent, choice.frame);
  return (
    <div className="self-start max-lg:contents lg:sticky lg:top-22 lg:row-span-2">
      <div aria-busy={isLoading} className="product-stage">
        {shown ? (
          <shown.Views view={shown.view} reply={reply} choice={choice} extent={extent} room={room} />
        ) : (
          <Glide
            className="will-change-transform"
            style={{ width: `min(84cqw, ${((outer.w_mm / outer.h_mm) * 86).toFixed(2)}cqh)` }}
          >
            <FramedPicture
              size={extent}
              frame={choice.frame}
              picture={item.picture && framedImage(item.picture, item.alt, LEADING_SIZES.product)}
            />
          </Glide>
        )}
      </div>
      <ViewStrip item={item} choice={choice} extent={extent} view={view} onView={(next) => void show(next)} />
      <div className="mt-2 flex flex-wrap justify-center gap-2">{look}</div>
    </div>
  );
}
