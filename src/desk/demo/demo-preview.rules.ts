import type { Picture } from '#ground/pictures/picture.contract.ts';

/** The long side of a preview in pixels; no painting of the demo is this small. */
export const PREVIEW_SIDE = 480;

/** The previews' folder in the repository. */
export const PREVIEWS = 'demo/previews';

export function previewFile(slug: string): string {
  return `${slug}.avif`;
}

/** Whether this is the small picture shown until the work is painted. */
export function isPreview({ width, height }: Pick<Picture, 'width' | 'height'>): boolean {
  return Math.max(width, height) <= PREVIEW_SIDE;
}
