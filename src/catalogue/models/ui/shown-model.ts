import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';

/** The chosen print of a work on sale. */
export interface ShownModel {
  item: { item_id: number; title: string; alt: string };
  picture: Picture;
  size: Size;
  frame: Frame;
}
