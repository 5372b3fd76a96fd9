import { useId, useMemo } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Detail, mm } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { DrawingLayer } from './drawing-layer.tsx';

export interface FrameLayersProps {
  size: Extent;
  frame: DrawnFrame;
  wallShadow: boolean;
  detail: Detail;
}

/** What lies behind a print and over it, drawn in millimetres; both fill the place of the framed work. */
export function FrameLayers({ size: { w_mm, h_mm }, frame, wallShadow, detail }: FrameLayersProps) {
  const scope = useId();
  const { outer, gradients, back, front } = useMemo(
    () => framedDrawing({ w_mm, h_mm }, frame, { detail, wallShadow }),
    [w_mm, h_mm, frame, detail, wallShadow],
  );
  const viewBox = `0 0 ${mm(outer.w)} ${mm(outer.h)}`;
  const layer = 'pointer-events-none absolute inset-0 size-full overflow-visible';
  return (
    <>
      {back.length > 0 && (
        <svg className={`${layer} -z-10`} viewBox={viewBox} aria-hidden="true">
          <DrawingLayer shapes={back} scope={scope} />
        </svg>
      )}
      <svg className={layer} viewBox={viewBox} aria-hidden="true">
        <DrawingLayer gradients={gradients} shapes={front} scope={scope} />
      </svg>
    </>
  );
}
