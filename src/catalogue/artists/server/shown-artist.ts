import { and, eq, gt } from 'drizzle-orm';
import { artist } from './artist.tables.ts';

/** Whoever is in the directory and found: with a work on show, and not hidden by staff. */
export const isShown = and(gt(artist.works, 0), eq(artist.hidden, false));
