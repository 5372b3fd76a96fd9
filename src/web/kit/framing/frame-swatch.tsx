import { useId, useMemo } from 'react';
import { rectangle } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { DrawingLayer } from './drawing-layer.tsx';

interface FrameSwatchProps {
  frame: DrawnFrame;
  /** How much of the corner is shown; the same for all, so that a broad frame looks broad beside a slim one. */
  corner_mm?: number;
  className?: string;
}

/** The corner sample a framer lays on the counter. Decoration: whatever chooses the frame says its name. */
export function FrameSwatch({ frame, corner_mm = 96, className }: FrameSwatchProps) {
  const scope = useId();
  const isBare = frame.face_mm === 0;
  const { gradients, back, front, print } = useMemo(() => {
    const size = { w_mm: 2 * corner_mm, h_mm: 2 * corner_mm };
    return framedDrawing(size, frame, { wallShadow: isBare, sides: ['top', 'left'] });
  }, [corner_mm, frame, isBare]);
  // A bare sheet is known only by its edge, so some wall is shown around it.
  const start = isBare ? -corner_mm / 4 : 0;
  return (
    <svg className={className} viewBox={`${start} ${start} ${corner_mm} ${corner_mm}`} aria-hidden="true">
      <DrawingLayer shapes={back} scope={scope} />
      <path d={rectangle(print)} fill="#cfccc4" />
      <DrawingLayer gradients={gradients} shapes={front} scope={scope} />
    </svg>
  );
}
