import type { Picture } from './picture.contract.ts';

/** Best first. Without zod, because every page with a picture loads this. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The immutable address of one rendition. */
export function pictureUrl(hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${hash}/${width}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** The `srcset` of a picture in one format. */
export function pictureSrcSet({ hash, widths }: Pick<Picture, 'hash' | 'widths'>, format: PictureFormat): string {
  return widths.map((width) => `${pictureUrl(hash, width, format)} ${width}w`).join(', ');
}

/** The shown width of a page's leading framed work: in the page, and in the preload of its head. */
export const LEADING_SIZES = {
  home: '(max-width: 64rem) 78vw, 36rem',
  product: '(max-width: 64rem) 80vw, 42rem',
} as const;

/** A preload link for the page's main picture; browsers without AVIF skip it. */
export function preloadPicture(picture: Pick<Picture, 'hash' | 'widths'>, sizes: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
}

// @chunk works
