import type { Picture as FramedImage } from '#features/framing/ui/framed-picture.tsx';
import type { Picture } from '../picture.contract.ts';
import { pictureImage } from './picture-image.ts';

/** A picture as the frame drawing wants it: all formats and widths, and its preview. */
export function framedImage(picture: Picture, alt: string, sizes: string): FramedImage {
  return { ...pictureImage(picture), alt, sizes, priority: true };
}
