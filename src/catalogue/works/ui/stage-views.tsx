import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { formatCm, outerSize } from '#ground/framing/framing.rules.ts';
import { PERSON_MM, PersonOutline } from '#kit/drawing/person-outline.tsx';
import { FrameCrossSection } from '#kit/framing/frame-cross-section.tsx';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { Glide } from '#kit/glide.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { largestOf, placeOnStage, scaleStage } from '../stage-scale.rules.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import type { OtherView } from './stage-view.ts';
import type { Choice } from './use-choice.ts';

interface StageViewProps {
  reply: ShopWorkReply;
  choice: Choice;
  extent: Extent;
}

/** The other views: beside a person, in a room, the frame's corner, and a detail of the print. */
export function StageViews({ view, room, ...work }: StageViewProps & { view: OtherView; room: ReactNode }) {
  if (view === 'room') return room;
  if (view === 'scale') return <ScaleView {...work} />;
  return view === 'corner' ? <CornerView {...work} /> : <DetailView {...work} />;
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`;

/** The largest square within the stage. */
const SQUARE = 'relative size-[min(100cqw,100cqh)] overflow-hidden';

/** Every size at the same scale: the frame grows when a larger one is chosen. */
function ScaleView({ reply, choice, extent }: StageViewProps) {
  const { item, sizes, frames } = reply;
  const outer = outerSize(extent, choice.frame);
  const all = [outer, ...sizes.flatMap((size) => frames.map((frame) => outerSize(size, frame)))];
  const stage = scaleStage(largestOf(all), PERSON_MM);
  const place = placeOnStage(stage, outer);
  return (
    <div
      className="relative"
      style={{
        aspectRatio: `${stage.w_mm} / ${stage.h_mm}`,
        width: `min(100cqw, ${((stage.w_mm / stage.h_mm) * 100).toFixed(2)}cqh)`,
      }}
    >
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
        viewBox={`0 ${stage.top_mm} ${stage.w_mm} ${stage.h_mm}`}
      >
        <path d={`M${-stage.w_mm} 0H${2 * stage.w_mm}`} stroke="currentColor" strokeWidth="4" opacity="0.35" />
        <PersonOutline x_mm={stage.person_x_mm} />
      </svg>
      <Glide
        data-to-scale=""
        className="absolute will-change-transform"
        style={{ left: percent(place.left), top: percent(place.top), width: percent(place.width) }}
      >
        <FramedPicture
          size={extent}
          frame={choice.frame}
          picture={item.picture && framedImage(item.picture, item.alt, '(max-width: 64rem) 60vw, 24rem')}
        />
      </Glide>
      <p className="absolute inset-x-0 bottom-1 text-center text-caption text-ink-soft">
        <Trans>Next to a person 165 cm tall; the centre of the work hangs at 145 cm</Trans>
      </p>
    </div>
  );
}

/** The visible length of the frame's edge. */
const CORNER_MM = 320;

function CornerView({ reply: { item }, choice: { frame }, extent }: StageViewProps) {
  const { t } = useLingui();
  const outer = outerSize(extent, frame);
  return (
    <div className="relative size-full overflow-hidden">
      <div className="absolute top-[9%] left-[9%]" style={{ width: percent(outer.w_mm / CORNER_MM) }}>
        <FramedPicture
          size={extent}
          frame={frame}
          picture={
            item.picture && framedImage(item.picture, item.alt, `${Math.ceil((outer.w_mm / CORNER_MM) * 46)}rem`)
          }
        />
      </div>
      {frame.face_mm > 0 && (
        <div className="absolute end-4 bottom-4 w-2/5 max-w-64 bg-wall p-3">
          <FrameCrossSection frame={frame} label={t`Cross-section of the frame: ${frame.name}`} className="w-full" />
        </div>
      )}
    </div>
  );
}

/** The detail's size as a share of the print's shorter side. */
const DETAIL_SHARE = 0.3;

function DetailView({ reply: { item }, extent }: StageViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const side = Math.min(extent.w_mm, extent.h_mm) * DETAIL_SHARE;
  const shown = formatCm({ w_mm: side, h_mm: side }, locale);
  const [width, height] = [extent.w_mm / side, extent.h_mm / side];
  return (
    <div className={SQUARE}>
      {item.picture && (
        <div
          className="absolute"
          // Slightly above the middle, where most pictures have their subject.
          style={{ width: percent(width), left: percent((1 - width) / 2), top: percent((1 - height) * 0.42) }}
        >
          <Picture
            picture={item.picture}
            alt={t`Detail of “${item.title}”`}
            sizes={`${Math.ceil(width * 46)}rem`}
            priority="early"
          />
        </div>
      )}
      <p className="absolute inset-x-0 bottom-0 bg-wall-deep/85 px-4 py-2 text-center text-caption text-ink-soft">
        <Trans>Close-up: {shown} of the print</Trans>
      </p>
    </div>
  );
}
