import { and, eq, gt } from 'drizzle-orm';
import { artist } from './artist.tables.ts';

/** Artists in the directory and the search: with a published work, and not hidden by staff. */
export const isShown = and(gt(artist.works, 0), eq(artist.hidden, false));
