import type { Text } from '../src/shared/locale.ts';
import type { Easel } from './brush.ts';

export type { Text };

export const CATEGORIES = [
  'landscape',
  'sea',
  'abstract',
  'botanical',
  'city',
  'portrait',
  'still-life',
  'pattern',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How a work is sold (product.md §3). `exhibition` names the store that shows it. */
export type Sale = { mode: 'online' } | { mode: 'edition'; edition_size: number } | { mode: 'exhibition'; where: Text };

/** The curator's words on one work: everything the product page's tabs say. */
export interface WorkTexts {
  title: Text;
  /** What a person who cannot see the picture should know. */
  alt: Text;
  inspiration: Text;
  material: Text;
  certification: Text;
  maintenance: Text;
}

/** One work: its picture in pixels, its place in the shop, and how it is painted. */
export interface DemoWork {
  slug: string;
  /** Full size in pixels, long side at least 2400. */
  width: number;
  height: number;
  seed: number;
  year: number;
  category: Category;
  /** Plain English subject words that tie works together: 'mountain', 'mist', 'night' … */
  subjects: readonly string[];
  sale: Sale;
  /** Works that are not on sale yet or any more; left out means online. */
  offline?: 'draft' | 'submitted' | 'needs_changes' | 'paused' | 'removed';
  paint: (easel: Easel) => void;
}

export interface DemoArtist {
  slug: string;
  /** Family name first in Chinese, as on the wall label in each language. */
  name: Text;
  born: number;
  place: Text;
  kind: 'artist' | 'gallery';
  categories: readonly Category[];
  intro: Text;
  /** Two to four paragraphs, separated by a blank line. */
  story: Text;
  works: readonly (DemoWork & { texts: WorkTexts })[];
}
