import type { ReactNode } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
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
  /** The chosen print in a room, drawn by whoever knows rooms. */
  room: ReactNode;
  /** Stands under the views: a closer look, and the wall. */
  look: ReactNode;
}

/** The work as it will be: in its frame, or in another view of it. */
export function ProductStage({ reply, choice, room, look }: ProductStageProps) {
  const { item } = reply;
  const { shown, isLoading, view, show } = useStageView();
  const extent = choice.size ?? { w_mm: Math.round(item.aspect * 500), h_mm: 500 };
  return (
    <div className="self-start lg:sticky lg:top-22">
      <div
        aria-busy={isLoading}
        className="grid min-h-72 place-items-center overflow-hidden bg-wall-deep lg:h-[calc(100dvh-17.5rem)] lg:min-h-96"
      >
        {shown ? (
          <shown.Views view={shown.view} reply={reply} choice={choice} extent={extent} room={room} />
        ) : (
          <div className="w-full px-[8%] py-8">
            <Glide
              className="mx-auto will-change-transform"
              style={{ width: widthWithin(outerSize(extent, choice.frame)) }}
            >
              <FramedPicture
                size={extent}
                frame={choice.frame}
                picture={item.picture && framedImage(item.picture, item.alt, LEADING_SIZES.product)}
              />
            </Glide>
          </div>
        )}
      </div>
      <ViewStrip item={item} choice={choice} extent={extent} view={view} onView={(next) => void show(next)} />
      <div className="mt-2 flex flex-wrap justify-center gap-2">{look}</div>
    </div>
  );
}

/** The work is never taller than the window, so that one sees it whole. */
function widthWithin({ w_mm, h_mm }: Extent): string {
  return `min(100%, calc((100dvh - 22.5rem) * ${(w_mm / h_mm).toFixed(4)}))`;
}
