import { useId, useMemo, useState } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Detail, mm } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { classNames } from '../class-names.ts';
import { DrawingLayer } from './drawing-layer.tsx';

export interface FrameLayersProps {
  size: Extent;
  frame: DrawnFrame;
  wallShadow: boolean;
  detail: Detail;
}

interface Shown {
  frame: DrawnFrame;
  before?: DrawnFrame | undefined;
  turn: number;
}

/** The frame of a print. Another one fades in over the one before, which stays until then; another size is simply drawn. */
export function FrameLayers(props: FrameLayersProps) {
  const [shown, setShown] = useState<Shown>({ frame: props.frame, turn: 0 });
  const { frame, before, turn } = shown;
  if (frame.frame_id !== props.frame.frame_id) setShown({ frame: props.frame, before: frame, turn: turn + 1 });
  return (
    <>
      {before && (
        <DrawnLayers
          key={turn - 1}
          {...props}
          frame={before}
          motion="animate-leave"
          onMoved={() => setShown({ frame, turn })}
        />
      )}
      <DrawnLayers key={turn} {...props} motion={turn > 0 ? 'animate-arrive' : ''} />
    </>
  );
}

interface DrawnLayersProps extends FrameLayersProps {
  motion: string;
  onMoved?: () => void;
}

/** What lies behind a print and over it, drawn in millimetres; both fill the place of the framed work. */
function DrawnLayers({ size: { w_mm, h_mm }, frame, wallShadow, detail, motion, onMoved }: DrawnLayersProps) {
  const scope = useId();
  const { outer, gradients, back, front } = useMemo(
    () => framedDrawing({ w_mm, h_mm }, frame, { detail, wallShadow }),
    [w_mm, h_mm, frame, detail, wallShadow],
  );
  const viewBox = `0 0 ${mm(outer.w)} ${mm(outer.h)}`;
  const layer = classNames('pointer-events-none absolute inset-0 size-full overflow-visible', motion);
  return (
    <>
      {back.length > 0 && (
        <svg className={`${layer} -z-10`} viewBox={viewBox} aria-hidden="true">
          <DrawingLayer shapes={back} scope={scope} />
        </svg>
      )}
      <svg className={layer} viewBox={viewBox} aria-hidden="true" onAnimationEnd={onMoved}>
        <DrawingLayer gradients={gradients} shapes={front} scope={scope} />
      </svg>
    </>
  );
}
