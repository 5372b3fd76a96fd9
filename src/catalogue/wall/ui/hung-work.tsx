import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { Glide } from '#kit/glide.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { movedByKey } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import { type Distance, distances, type Snapped, snapped } from '../snapping.rules.ts';
import { onView, type Place, type View } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { glideLight } from './light-of-work.ts';
import { useDrag } from './use-drag.ts';

interface HungWorkProps {
  work: WorkOnWall;
  others: readonly WorkOnWall[];
  room: Room;
  view: View;
  /** Counts changes of zoom, during which it must not move on the wall. */
  step: number;
  /** Its share of the picture's width, on phones and desktops. */
  shares: readonly [number, number];
  selected: boolean;
  /** The gap at which it snaps beside its neighbours. */
  gap_mm: number;
  /** The id of the text that explains how to move it. */
  hintId: string;
  onSelect: () => void;
  /** `about` for several presses of a key. */
  onMove: (place: Place, about?: string) => void;
  onGuide: (lines: Guides) => void;
}

/** Shown while a work is dragged: the lines it snapped to, and its distances. */
export interface Guides extends Pick<Snapped, 'guide_x' | 'guide_y'> {
  distances?: readonly Distance[];
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`;

/** True to scale in every window: its position is in shares of the picture. */
export function HungWork(props: HungWorkProps) {
  const { work, others, room, view, step, shares, selected, gap_mm, hintId, onSelect, onMove, onGuide } = props;
  const { t } = useLingui();
  const { item, outer } = work;
  const share = onView(view, outer, work);
  const isKeyed = useRef(false);
  const drag = useDrag({
    view,
    place: work,
    guide: (to, free) => {
      const place: Snapped = snapped({ ...work, ...to }, others, room, { gap_mm, ...(free && { reach: 0 }) });
      onGuide({ ...(!free && place), distances: distances({ ...work, ...place }, others, room) });
      return place;
    },
    onDrop: onMove,
    onEnd: () => onGuide({}),
  });
  const press = (event: KeyboardEvent) => {
    const place = movedByKey(work, event.key, event.shiftKey, room.wall);
    if (!place) return;
    event.preventDefault();
    onMove(place, `key ${work.index}`);
    isKeyed.current = true;
  };
  // Not in the key's handler: an undone move changes the distances too.
  useEffect(() => {
    if (isKeyed.current) onGuide({ distances: distances(work, others, room) });
  });
  const leave = () => {
    isKeyed.current = false;
    onGuide({});
  };
  return (
    <Glide
      data-work={work.index}
      className="pointer-events-auto absolute will-change-transform"
      data-step={step}
      onGlide={(box, from) => glideLight(box, view, from)}
      style={{
        left: percent(share.centre_x - share.width / 2),
        top: percent(share.centre_y - share.height / 2),
        width: percent(share.width),
      }}
    >
      <FramedPicture
        size={work.size}
        frame={work.frame}
        detail={Math.max(...shares) > 0.3 ? 'full' : 'light'}
        picture={item.picture && framedImage(item.picture, item.alt, imageSizes(shares))}
      />
      <button
        type="button"
        aria-label={t`Move ${item.title} on the wall`}
        aria-describedby={hintId}
        aria-pressed={selected}
        onClick={onSelect}
        onFocus={onSelect}
        onBlur={leave}
        onKeyDown={press}
        {...drag}
        className="absolute inset-0 cursor-grab touch-none outline-offset-4 active:cursor-grabbing"
      />
    </Glide>
  );
}

/** The room takes all of a phone's width, two thirds of a desktop's. */
function imageSizes([phone, desk]: readonly [number, number]): string {
  return `(max-width: 64rem) ${Math.ceil(phone * 100)}vw, ${Math.ceil(desk * 66)}vw`;
}
