import type { Picture } from '#ground/pictures/picture.contract.ts';
import type { Picture as FramedImage } from '../framing/framed-picture.tsx';
import { pictureImage } from './picture-image.ts';

export function framedImage(picture: Picture, alt: string, sizes: string): FramedImage {
  return { ...pictureImage(picture), alt, sizes, preview: picture, priority: true };
}

// @chunk works
