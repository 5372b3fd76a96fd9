import { idFromPath } from '#shared/row-id.ts';
import { knownSearch } from './known-search.ts';

/** The size and frame in which a product page shows its work, as its address says them. */
export const readChoice = knownSearch(['size', 'frame'], ({ size, frame }): { size?: string; frame?: string } => ({
  ...(idFromPath(String(size)) && { size: String(size) }),
  ...(idFromPath(String(frame)) && { frame: String(frame) }),
}));
