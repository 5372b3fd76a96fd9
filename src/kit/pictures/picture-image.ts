import type { Picture } from '#ground/pictures/picture.contract.ts';
import { pictureSrcSet, pictureUrl } from '#ground/pictures/picture.rules.ts';

/** For browsers without the better formats or `srcset`. */
const FALLBACK_WIDTH = 960;

/** The addresses of an image element, better formats first. */
export function pictureImage(picture: Picture) {
  const width = picture.widths.find((known) => known >= FALLBACK_WIDTH) ?? picture.widths.at(-1) ?? picture.width;
  return {
    src: pictureUrl(picture.hash, width, 'jpeg'),
    srcSet: pictureSrcSet(picture, 'jpeg'),
    sources: [
      { type: 'image/avif', srcSet: pictureSrcSet(picture, 'avif') },
      { type: 'image/webp', srcSet: pictureSrcSet(picture, 'webp') },
    ],
  };
}

// @chunk works
