import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderLineView } from '../order.contract.ts';

interface OrderPictureProps {
  line: Pick<OrderLineView, 'image' | 'title' | 'artist' | 'outer'>;
  /** How tall it may be. */
  className?: string;
  sizes?: string;
}

/** A print as it was ordered, in its frame. The drawing leaves room for the shadow, so it may stand close to others. */
export function OrderPicture({ line, className = 'max-h-32', sizes = '8rem' }: OrderPictureProps) {
  const { t } = useLingui();
  const { image, title, artist, outer } = line;
  const [missing, setMissing] = useState(false);
  const alt = t`“${title}” by ${artist}, framed`;
  // A picture that is still being drawn leaves its frame, not a torn page with its words spilling out.
  if (missing) {
    return <span role="img" aria-label={alt} className="block size-14 border border-hairline-strong bg-wall-deep" />;
  }
  return (
    <img
      src={`${image}-320.webp`}
      srcSet={`${image}-160.webp 160w, ${image}-320.webp 320w, ${image}-640.webp 640w`}
      sizes={sizes}
      width={outer.w_mm}
      height={outer.h_mm}
      alt={alt}
      onError={() => setMissing(true)}
      loading="lazy"
      decoding="async"
      className={`h-auto w-auto max-w-full object-contain ${className}`}
    />
  );
}
