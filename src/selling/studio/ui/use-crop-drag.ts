import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Cut } from '../crop.rules.ts';
import type { Pixels } from '../studio.rules.ts';

interface CropDrag {
  stage: RefObject<HTMLElement | null>;
  seen: Pixels;
  cut: Cut;
  /** The cut at the start of the drag, and the distance since, in pixels of the master. */
  onDrag: (from: Cut, by: { x: number; y: number }) => void;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** An arrow key moves by this fraction of the longer side; with Shift by ten times that. Exact pixels can be typed. */
const STEPS = 500;

/** Moves a part of the crop with mouse, finger or arrow keys. */
export function useCropDrag({ stage, seen, cut, onDrag }: CropDrag) {
  const grabbed = useRef<{ x: number; y: number; cut: Cut; scale: number }>(undefined);
  const end = () => {
    grabbed.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!stage.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { width } = stage.current.getBoundingClientRect();
      grabbed.current = { x: event.clientX, y: event.clientY, cut, scale: seen.w_px / width };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grabbed.current) return;
      const { x, y, scale } = grabbed.current;
      onDrag(grabbed.current.cut, { x: (event.clientX - x) * scale, y: (event.clientY - y) * scale });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = ARROWS[event.key];
      if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(Math.max(seen.w_px, seen.h_px) / STEPS)) * (event.shiftKey ? 10 : 1);
      onDrag(cut, { x: arrow.x * step, y: arrow.y * step });
    },
  };
}
