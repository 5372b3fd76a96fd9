import { useLingui } from '@lingui/react/macro';
import { FramedThumbnail } from '#kit/framed-thumbnail.tsx';
import type { OrderLineView } from '../order.contract.ts';

interface OrderPictureProps {
  line: Pick<OrderLineView, 'image' | 'title' | 'artist' | 'outer'>;
  /** In rem. */
  tallest: number;
  sizes: string;
  withPreview?: boolean;
}

export function OrderPicture({ line: { image, title, artist, outer }, ...look }: OrderPictureProps) {
  const { t } = useLingui();
  const alt = t`“${title}” by ${artist}, framed`;
  return <FramedThumbnail image={image} outer={outer} alt={alt} {...look} />;
}

// @chunk account
