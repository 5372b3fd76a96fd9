import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { pointIn } from './photo-stage.tsx';

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Steps of one, or of ten with Shift. */
export function onArrows(step: (by: Point) => void) {
  return (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    step({ x: arrow.x * size, y: arrow.y * size });
  };
}

/** The dragged thing keeps its distance to the finger, so that grabbing it does not move it. */
export function useDrag(
  stage: RefObject<HTMLElement | null>,
  width: number,
  { at, onMove }: { at: Point; onMove: (to: Point) => void },
) {
  const grip = useRef<Point>(undefined);
  const [dragging, setDragging] = useState(false);
  const end = () => {
    grip.current = undefined;
    setDragging(false);
  };
  return {
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!stage.current || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const finger = pointIn(stage.current, event, width);
        grip.current = { x: finger.x - at.x, y: finger.y - at.y };
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!stage.current || !grip.current) return;
        const finger = pointIn(stage.current, event, width);
        onMove({ x: finger.x - grip.current.x, y: finger.y - grip.current.y });
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
