import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Detail, mm } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame, Rect } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';
import { DrawingLayer } from './drawing-layer.tsx';

export interface Picture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Better formats, best first; `src` is what every browser reads. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  alt: string;
  /** Data URL of a tiny preview, shown until the picture is there. */
  placeholder?: string | undefined;
  /** The picture this page is about: fetched before everything else. */
  priority?: boolean | undefined;
}

interface FramedPictureProps {
  size: Extent;
  frame: DrawnFrame;
  picture?: Picture | undefined;
  /** Instead of `picture`: anything that fills the print's area. */
  children?: ReactNode;
  /** True to scale; left out, the framed work is as wide as the room it is given. */
  pixelsPerMm?: number | undefined;
  wallShadow?: boolean;
  /** `light` for cards, cart lines and everything under some 300 pixels. */
  detail?: Detail;
  className?: string;
}

/** A work in its frame. The picture is an HTML image, so it is found, painted and read aloud as one; the frame is decoration. */
export function FramedPicture(props: FramedPictureProps) {
  const { size, frame, picture, children, pixelsPerMm, wallShadow = true, detail = 'full', className } = props;
  const scope = useId();
  const { w_mm, h_mm } = size;
  const drawing = useMemo(
    () => framedDrawing({ w_mm, h_mm }, frame, { detail, wallShadow }),
    [w_mm, h_mm, frame, detail, wallShadow],
  );
  const { outer, print, gradients, back, front } = drawing;
  const viewBox = `0 0 ${mm(outer.w)} ${mm(outer.h)}`;
  const layer = 'pointer-events-none absolute inset-0 size-full overflow-visible';
  const room: CSSProperties = {
    // Explicit before the picture has loaded: the page must not move when it arrives.
    aspectRatio: `${outer.w} / ${outer.h}`,
    width: pixelsPerMm === undefined ? '100%' : outer.w * pixelsPerMm,
  };
  return (
    <div className={`relative max-w-full ${className ?? ''}`} style={room}>
      {back.length > 0 && (
        <svg className={layer} viewBox={viewBox} aria-hidden="true">
          <DrawingLayer shapes={back} scope={scope} />
        </svg>
      )}
      <div className="absolute overflow-hidden" style={placeOf(print, outer)}>
        {picture ? <PrintImage picture={picture} size={size} /> : children}
      </div>
      <svg className={layer} viewBox={viewBox} aria-hidden="true">
        <DrawingLayer gradients={gradients} shapes={front} scope={scope} />
      </svg>
    </div>
  );
}

function PrintImage({ picture, size }: { picture: Picture; size: Extent }) {
  const { src, srcSet, sizes, sources = [], alt, placeholder, priority = false } = picture;
  const image = (
    <img
      className="block size-full"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={size.w_mm}
      height={size.h_mm}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={placeholder ? { background: `url("${placeholder}") center / 100% 100% no-repeat` } : undefined}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function placeOf(area: Rect, whole: Rect): CSSProperties {
  const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(4)}%`;
  return {
    left: percent(area.x, whole.w),
    top: percent(area.y, whole.h),
    width: percent(area.w, whole.w),
    height: percent(area.h, whole.h),
  };
}
