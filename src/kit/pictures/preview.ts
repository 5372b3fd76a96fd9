import { createIsomorphicFn } from '@tanstack/react-start';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { previewPng } from './preview-png.ts';

/** The parts of a picture that its preview needs. */
export type Previewed = Pick<Picture, 'thumbhash' | 'ground'>;

/**
 * Fills a picture's space until it has loaded: its main colour, and in server-rendered HTML also the blurred
 * preview. During hydration the browser leaves the preview alone, so it needs no code to make one.
 */
export const previewBackground = createIsomorphicFn()
  .server(({ ground, thumbhash }: Previewed) => backgroundOf(ground, previewPng(thumbhash)))
  .client(({ ground }: Previewed) => ground);

/**
 * For an image's `ref`: removes the preview if the picture has loaded already (a cached one may load before
 * hydration, and then no event follows), and makes one if the browser itself has rendered the image.
 */
export function keepPreview(image: HTMLImageElement | null, { ground, thumbhash }: Previewed): void {
  if (!image) return;
  if (isShown(image)) dropPreview(image);
  else if (!image.style.backgroundImage.includes('url(')) {
    void import('./thumbhash-image.ts').then(({ thumbhashImage }) => {
      if (!isShown(image)) image.style.background = backgroundOf(ground, thumbhashImage(thumbhash));
    });
  }
}

/** Removed directly from the element without rendering: a list shows dozens of pictures. */
export function dropPreview(image: HTMLImageElement): void {
  image.style.background = 'none';
}

/**
 * A picture has loaded: it fades in over its preview. The main picture appears without a fade, because nothing may
 * delay it; nor does a picture fade that does not fill its space, where the wall would shine through.
 */
export function settle(image: HTMLImageElement): void {
  const preview = image.style.background;
  if (image.loading !== 'lazy' || preview === 'none') {
    dropPreview(image);
    return;
  }
  // Not before it is decoded: it would appear in the middle of its own fade.
  image.decode().then(
    () => fadeIn(image, preview),
    () => dropPreview(image),
  );
}

function fadeIn(image: HTMLImageElement, preview: string): void {
  const place = image.closest('picture')?.parentElement;
  // Read before any write, or each picture of a row would force a layout.
  const fills = place?.clientHeight === image.clientHeight;
  dropPreview(image);
  if (!place || !fills) return;
  place.style.background = preview;
  image.dataset.settling = '';
  image.onanimationend = () => {
    place.style.background = '';
    delete image.dataset.settling;
  };
}

function isShown(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth > 0;
}

function backgroundOf(ground: string, url: string): string {
  return `${ground} url("${url}") center / 100% 100% no-repeat`;
}

// @chunk works
