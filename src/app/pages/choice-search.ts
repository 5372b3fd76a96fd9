import { idFromPath } from '#shared/row-id.ts';
import { knownSearch } from './known-search.ts';

/** The size and frame of a product page, from its address. */
export const readChoice = knownSearch(['size', 'frame'], ({ size, frame }): { size?: string; frame?: string } => ({
  ...(idFromPath(String(size)) && { size: String(size) }),
  ...(idFromPath(String(frame)) && { frame: String(frame) }),
}));
