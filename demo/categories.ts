import { OPENING_CATEGORIES } from '#catalogue/works/opening-categories.rules.ts';
import type { Category, Text } from './artist.ts';

/** The demo files its works under what every shop opens with. */
export const categories: readonly { code: Category; name: Text }[] = OPENING_CATEGORIES;
