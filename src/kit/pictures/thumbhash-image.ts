import { thumbHashToDataURL } from 'thumbhash';

/** The blurred preview of a picture as a data URL; empty if its thumbhash is broken. */
export function thumbhashImage(thumbhash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}
