import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Picture as FramedImage } from '../framing/framed-picture.tsx';
import { pictureImage } from './picture-image.ts';

/** A picture as the frame drawing wants it: all formats and widths, and its preview. */
export function framedImage(picture: Picture, alt: string, sizes: string): FramedImage {
  return { ...pictureImage(picture), alt, sizes, preview: picture, priority: true };
}

// @chunk works
