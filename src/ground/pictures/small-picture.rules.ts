import type { Picture } from './picture.contract.ts';
import { pictureUrl } from './picture.rules.ts';

/** The address of the smallest version, for a list of an editor. */
export function smallPicture({ hash, widths }: Pick<Picture, 'hash' | 'widths'>): string {
  return pictureUrl(hash, widths[0] ?? 0, 'webp');
}
