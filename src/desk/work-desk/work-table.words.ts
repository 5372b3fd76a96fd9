import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableFault, TableProblem, TextPart } from './work-table.rules.ts';

const TABLE_WORDS: Record<Exclude<TableProblem, 'cell_count'>, MessageDescriptor> = {
  open_quote: msg`A quotation mark is opened here and never closed.`,
  too_many_rows: msg`The file has too many rows. Please upload it in parts of 20,000.`,
  too_many_columns: msg`This row has too many columns.`,
  unknown_column: msg`Unknown column.`,
  column_twice: msg`This column appears twice.`,
  no_item_id: msg`The column item_id is missing.`,
  not_a_number: msg`This is not a valid number.`,
  unknown_work: msg`There is no work with this number.`,
  unknown_print: msg`This work has no print with this number.`,
  too_long: msg`This text is too long.`,
  bad_signs: msg`This text contains characters that are not allowed.`,
  stage_step: msg`Only works on sale can be paused here, and only works that we paused can go on sale again.`,
  given_twice: msg`Another row says something else about the same thing.`,
  not_positive: msg`A price must be more than zero.`,
  too_dear: msg`More than the limit for one order.`,
};

/** What is wrong, and how to fix it. */
export function faultWords({ problem, cells }: TableFault): MessageDescriptor {
  if (problem !== 'cell_count') return TABLE_WORDS[problem];
  const { found = 0, expected = 0, row = '' } = cells ?? {};
  return msg`This row has ${found} cells where the header has ${expected} columns: ${row}. A comma inside a number or a text starts a new cell: write 2680, or put 2,680 in double quotation marks.`;
}

export const PART_WORDS: Record<TextPart, MessageDescriptor> = {
  title: msg`Title`,
  alt: msg`What the picture shows`,
  inspiration: msg`Inspiration`,
  material: msg`Material`,
  certification: msg`Certificate and warranty`,
  maintenance: msg`Care`,
};

// @chunk log
