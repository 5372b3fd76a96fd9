import type { RefObject } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { classNames } from '#kit/class-names.ts';
import { onArrows, useDrag } from './photo-drag.ts';

interface PhotoHandleProps {
  stage: RefObject<HTMLElement | null>;
  photo: HTMLCanvasElement;
  at: Point;
  label: string;
  describedBy: string;
  selected: boolean;
  onSelect: () => void;
  onMove: (to: Point) => void;
}

/** Can be dragged, or moved by one pixel with the arrow keys. */
export function PhotoHandle({ stage, photo, at, label, describedBy, selected, onSelect, onMove }: PhotoHandleProps) {
  const { handlers } = useDrag(stage, photo.width, { at, onMove });
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-pressed={selected}
      className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
      style={{ left: `${(at.x / photo.width) * 100}%`, top: `${(at.y / photo.height) * 100}%` }}
      onFocus={onSelect}
      onKeyDown={onArrows((by) => onMove({ x: at.x + by.x, y: at.y + by.y }))}
      {...handlers}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-5 place-items-center rounded-full border-2 border-[#fff] outline outline-[#000]',
          selected && 'bg-[#fff]/40',
        )}
      >
        <span className="size-0.5 bg-[#fff] outline outline-[#000]" />
      </span>
    </button>
  );
}
