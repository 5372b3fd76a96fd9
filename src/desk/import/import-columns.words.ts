import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The columns of the template that need an explanation: their codes, of which texts are in the reader's language. */
const EXPLAINED = [
  'file',
  'title',
  'artist',
  'year',
  'category',
  'subjects',
  'sale_mode',
  'edition_size',
  'sizes',
] as const;
const ALSO = ['alt', 'inspiration', 'material', 'certification', 'maintenance', 'id'] as const;
export const COLUMNS_TO_EXPLAIN = [...EXPLAINED, ...ALSO];
type ExplainedColumn = (typeof COLUMNS_TO_EXPLAIN)[number];

/** What goes into the cells of a column. */
export const COLUMN_WORDS: Record<ExplainedColumn, MessageDescriptor> = {
  file: msg`The file name of the picture, with or without its folder and extension. Without it, the row gets the picture that has the title as its name.`,
  title: msg`In one language or more.`,
  artist: msg`The name as on the artist’s page. A new name creates an artist.`,
  year: msg`Digits only, for example 2024.`,
  category: msg`The name of one of your categories.`,
  subjects: msg`What the work shows, such as sea or night: up to eight words, separated by commas.`,
  sale_mode: msg`“Open edition”, “Numbered edition” or “In exhibition stores”. An empty cell means an open edition.`,
  edition_size: msg`Only for a numbered edition: the number of prints of all sizes together.`,
  sizes: msg`Width and height in centimetres, with the prices in NT$ and US$, for example 30x40: 1880 / 65; 40x50: 2680 / 92.`,
  alt: msg`For people who cannot see the picture. Needed to put the work on sale.`,
  inspiration: msg`How the work came about. Needed to put the work on sale.`,
  material: msg`What the work is made of. Needed to put the work on sale.`,
  certification: msg`If the cell is empty, the shop’s standard text is used.`,
  maintenance: msg`If the cell is empty, the shop’s standard text is used.`,
  id: msg`Only in tables that you exported: the row changes the work with this number. Empty cells change nothing.`,
};
