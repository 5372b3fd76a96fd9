import { useEffect, useRef, useState } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';

/** The server draws one print at a time, and answers Retry-After 5 when its queue is full. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000];
const WIDTHS = [160, 320, 640, 1200];
const UPRIGHT: Extent = { w_mm: 4, h_mm: 5 };

interface DrawingProps {
  /** The framed picture's address without a width: `/framed/1-2-3`. */
  image: string;
  alt: string;
  sizes: string;
  /** The picture's main colour, if known. */
  ground?: string | undefined;
  /** Shows the smallest file until the right one has loaded: for a large picture that was seen as a thumbnail before. */
  withPreview?: boolean | undefined;
}

interface FramedThumbnailProps extends Omit<DrawingProps, 'image'> {
  /** Undefined while the work has no picture. */
  image: string | undefined;
  outer: Extent | undefined;
  /** The greatest height, in rem. */
  tallest: number;
}

/** A print in its frame, drawn by the server: one small file, cached by the browser. Its space is reserved until it loads. */
export function FramedThumbnail({ image, outer = UPRIGHT, tallest, ...rest }: FramedThumbnailProps) {
  const ratio = outer.w_mm / outer.h_mm;
  return (
    <span
      className="relative mx-auto block"
      style={{ aspectRatio: ratio, width: `min(100%, ${(tallest * ratio).toFixed(3)}rem)` }}
    >
      {image ? <Drawing key={image} image={image} {...rest} /> : <EmptyFrame alt={rest.alt} />}
    </span>
  );
}

/** Fades in when loaded; if refused, it is requested again a few times. */
function Drawing({ image, alt, sizes, ground, withPreview }: DrawingProps) {
  const [state, setState] = useState<'waiting' | 'settling' | 'there' | 'missing'>('waiting');
  const refusals = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const file = (width: number) => `${image}-${width}.webp`;

  function askAgain(element: HTMLImageElement) {
    const pause = PAUSES_MS[refusals.current++];
    if (pause === undefined) setState('missing');
    // Setting the attribute again requests the address again.
    else timer.current = setTimeout(() => element.setAttribute('src', file(320)), pause);
  }
  if (state === 'missing') return <EmptyFrame alt={alt} />;
  return (
    <>
      {state !== 'there' && (
        // The file has some wall around the frame, for its shadow.
        <span aria-hidden="true" className="absolute inset-[4%] bg-wall-deep" style={{ background: ground }} />
      )}
      {withPreview && state !== 'there' && (
        <img src={file(160)} alt="" decoding="async" className="absolute inset-0 size-full object-contain" />
      )}
      <img
        src={file(320)}
        srcSet={WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`absolute inset-0 size-full object-contain ${state === 'waiting' ? 'opacity-0' : ''}`}
        {...(state === 'settling' && { 'data-settling': '' })}
        onLoad={({ currentTarget }) => {
          const settle = () => setState('settling');
          // Not before it is decoded: it would appear in the middle of its own fade.
          currentTarget.decode().then(settle, settle);
        }}
        onError={({ currentTarget }) => askAgain(currentTarget)}
        onAnimationEnd={() => setState('there')}
      />
    </>
  );
}

/** If there is no picture: an empty frame instead of a broken image with its text. */
function EmptyFrame({ alt }: { alt: string }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt, title: alt } : { 'aria-hidden': true })}
      className="absolute inset-[4%] border border-hairline-strong"
    />
  );
}
