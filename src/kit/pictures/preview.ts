import { createIsomorphicFn } from '@tanstack/react-start';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { previewPng } from './preview-png.ts';

/** Of a picture what its preview is made of. */
export type Previewed = Pick<Picture, 'thumbhash' | 'ground'>;

/**
 * What fills a picture's place until it is there: its main colour, and in a page as the server sends it also the blurred
 * preview. A browser that takes such a page over leaves the preview alone, and need not know how to make one.
 */
export const previewBackground = createIsomorphicFn()
  .server(({ ground, thumbhash }: Previewed) => backgroundOf(ground, previewPng(thumbhash)))
  .client(({ ground }: Previewed) => ground);

/**
 * For an image's `ref`: takes the preview off if the picture is there already (a cached one may have loaded before the page came
 * alive, and then no event follows), and makes one if the browser itself has put the image on the page.
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

/** Taken from the element itself rather than by rendering again: a list shows dozens of pictures. */
export function dropPreview(image: HTMLImageElement): void {
  image.style.background = 'none';
}

/**
 * A picture has come: it fades in over its preview. One that the page is about is simply there, as nothing may keep it back;
 * nor does a picture fade whose place is not its own, where the wall would shine through it.
 */
export function settle(image: HTMLImageElement): void {
  const preview = image.style.background;
  if (image.loading !== 'lazy' || preview === 'none') {
    dropPreview(image);
    return;
  }
  // Not before it can be painted: it would come in the middle of its own fade.
  image.decode().then(
    () => fadeIn(image, preview),
    () => dropPreview(image),
  );
}

function fadeIn(image: HTMLImageElement, preview: string): void {
  const place = image.closest('picture')?.parentElement;
  // Asked before anything is written, or each of a row of pictures would have the page laid out anew.
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
