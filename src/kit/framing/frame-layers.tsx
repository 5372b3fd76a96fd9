import { createIsomorphicFn } from '@tanstack/react-start';
import { type CSSProperties, type ReactNode, type SVGAttributes, useId, useMemo, useState } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Detail, mm } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { classNames } from '../class-names.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { BARELY_SEEN, useOncePainted } from './once-painted.ts';
import { writtenLayers } from './written-layers.ts';

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

/** The frame of a print. A new one fades in over the former one, which stays until then; a new size is drawn directly. */
export function FrameLayers(props: FrameLayersProps) {
  const [shown, setShown] = useState<Shown>({ frame: props.frame, turn: 0 });
  const { frame, before, turn } = shown;
  const isPainted = useOncePainted(turn) === turn;
  if (frame.frame_id !== props.frame.frame_id) setShown({ frame: props.frame, before: frame, turn: turn + 1 });
  return (
    <>
      {before && (
        <DrawnLayers
          key={turn - 1}
          {...props}
          frame={before}
          around={frame}
          motion={isPainted ? 'animate-leave' : ''}
          onMoved={() => setShown({ frame, turn })}
        />
      )}
      <DrawnLayers key={turn} {...props} motion={turn === 0 ? '' : isPainted ? 'animate-arrive' : BARELY_SEEN} />
    </>
  );
}

/** The content of the two SVG elements: as text on the server, as React elements in a browser. */
const drawLayers = createIsomorphicFn()
  .server((...what: Parameters<typeof writtenLayers>) => {
    const { viewBox, back, front } = writtenLayers(...what);
    const content = (__html: string): SVGAttributes<SVGSVGElement> => ({ dangerouslySetInnerHTML: { __html } });
    return { viewBox, back: back && content(back), front: content(front) };
  })
  .client((size, frame, options, scope) => {
    const { outer, gradients, back, front } = framedDrawing(size, frame, options);
    const content = (children: ReactNode): SVGAttributes<SVGSVGElement> => ({ children });
    return {
      viewBox: `0 0 ${mm(outer.w)} ${mm(outer.h)}`,
      back: back.length > 0 && content(<DrawingLayer shapes={back} scope={scope} />),
      front: content(<DrawingLayer gradients={gradients} shapes={front} scope={scope} />),
    };
  });

interface DrawnLayersProps extends FrameLayersProps {
  motion: string;
  /** The present frame, if another one is drawn here: around the same print, at another position. */
  around?: DrawnFrame;
  onMoved?: () => void;
}

/** The layers behind a print and over it, in millimetres; both fill the area of the framed work. */
function DrawnLayers({ size: { w_mm, h_mm }, frame, wallShadow, detail, motion, around, onMoved }: DrawnLayersProps) {
  const scope = useId();
  const { viewBox, back, front } = useMemo(
    () => drawLayers({ w_mm, h_mm }, frame, { detail, wallShadow }, scope),
    [w_mm, h_mm, frame, detail, wallShadow, scope],
  );
  const layer = classNames(
    'pointer-events-none absolute inset-0 size-full overflow-visible',
    // A permanent layer: one created only for the fade would be painted before and after it.
    detail === 'full' && 'will-change-[opacity]',
    motion,
  );
  const style = around && aroundSamePrint(outerSize({ w_mm, h_mm }, frame), outerSize({ w_mm, h_mm }, around));
  return (
    <>
      {back && <svg className={`${layer} -z-10`} style={style} viewBox={viewBox} aria-hidden="true" {...back} />}
      <svg className={layer} style={style} viewBox={viewBox} aria-hidden="true" onAnimationEnd={onMoved} {...front} />
    </>
  );
}

/** The position of a frame within the area of another one around the same print; both are centred. */
function aroundSamePrint(outer: Extent, place: Extent): CSSProperties {
  const [width, height] = [outer.w_mm / place.w_mm, outer.h_mm / place.h_mm];
  const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
  return {
    left: percent((1 - width) / 2),
    top: percent((1 - height) / 2),
    width: percent(width),
    height: percent(height),
  };
}

// @chunk frames
