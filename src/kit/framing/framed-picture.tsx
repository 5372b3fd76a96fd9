import type { CSSProperties, ReactNode } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Detail } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { keepPreview, type Previewed, previewBackground, settle } from '../pictures/preview.ts';
import { FrameLayersLater } from './frame-layers-later.tsx';

export interface Picture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Better formats, best first; `src` is for all browsers. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  alt: string;
  /** The data of a preview, shown until the picture has loaded. */
  preview?: Previewed | undefined;
  /** The page's main picture: fetched before everything else. */
  priority?: boolean | undefined;
}

interface FramedPictureProps {
  size: Extent;
  frame: DrawnFrame;
  picture?: Picture | undefined;
  /** Instead of `picture`: anything that fills the print's area. */
  children?: ReactNode;
  /** Scale; by default the framed work is as wide as its container. */
  pixelsPerMm?: number | undefined;
  wallShadow?: boolean;
  /** `light` for cards, cart lines and everything below about 300 pixels. */
  detail?: Detail;
  className?: string;
}

/**
 * A work in its frame. The picture is an HTML image, so that search engines, browsers and screen readers treat it
 * as one; the frame is decoration.
 */
export function FramedPicture(props: FramedPictureProps) {
  const { size, frame, picture, children, pixelsPerMm, wallShadow = true, detail = 'full', className } = props;
  const outer = outerSize(size, frame);
  const room: CSSProperties = {
    // Set before the picture has loaded: the page must not move when it arrives.
    aspectRatio: `${outer.w_mm} / ${outer.h_mm}`,
    width: pixelsPerMm === undefined ? '100%' : outer.w_mm * pixelsPerMm,
  };
  return (
    <div className={`relative isolate max-w-full ${className ?? ''}`} style={room}>
      <div data-print="" className="absolute overflow-hidden" style={placeWithin(outer, size)}>
        {/* A new work needs a new element, or the old picture would stay in the new frame until the new one has
           loaded. */}
        {picture ? <PrintImage key={picture.src} picture={picture} size={size} /> : children}
      </div>
      <FrameLayersLater size={size} frame={frame} wallShadow={wallShadow} detail={detail} />
    </div>
  );
}

function PrintImage({ picture, size }: { picture: Picture; size: Extent }) {
  const { src, srcSet, sizes, sources = [], alt, preview, priority = false } = picture;
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
      {...(preview && {
        ref: (element: HTMLImageElement | null) => keepPreview(element, preview),
        style: { background: previewBackground(preview) },
        onLoad: (event: { currentTarget: HTMLImageElement }) => settle(event.currentTarget),
        // The server's style contains the preview.
        suppressHydrationWarning: true,
      })}
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

/** The print's position: the middle of its frame. */
function placeWithin(outer: Extent, print: Extent): CSSProperties {
  const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(4)}%`;
  return {
    left: percent((outer.w_mm - print.w_mm) / 2, outer.w_mm),
    top: percent((outer.h_mm - print.h_mm) / 2, outer.h_mm),
    width: percent(print.w_mm, outer.w_mm),
    height: percent(print.h_mm, outer.h_mm),
  };
}

// @chunk works
