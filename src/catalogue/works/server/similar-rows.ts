import { hasRow, ones } from './bit-rows.ts';
import type { WorkRows } from './work-rows.ts';
import { SUBJECT_BITS, TRAITS, traitOf } from './work-traits.ts';

/** How many works around a work are compared: all of a small shop, a bounded part of a large one. */
const LOOKED_AT = 20_000;
/** A shared subject counts more than a shared colour; a colour that only one of them has separates them. */
const SUBJECT = 6;
const COLOUR = 3;
const FOREIGN_COLOUR = -1;
const LOWEST = TRAITS.colour[1] * FOREIGN_COLOUR;
const HIGHEST = SUBJECT_BITS * SUBJECT + TRAITS.colour[1] * COLOUR;

/**
 * Rows of other artists that share most subjects and colours with a work, best first, then nearest in time. Two passes
 * over at most 20,000 rows, for a catalogue of any size.
 */
export function similarRows(rows: WorkRows, item_id: number, count: number): number[] {
  const own = rows.rowOf(item_id);
  if (own === undefined) return [];
  const first = Math.max(0, Math.min(own - LOOKED_AT / 2, rows.length - LOOKED_AT));
  const last = Math.min(rows.length, first + LOOKED_AT);
  const scores = new Int16Array(last - first);
  const histogram = new Int32Array(HIGHEST - LOWEST + 1);
  const { artist_id, subjects, traits } = rows.table;
  const ownColours = traitOf(traits[own] ?? 0, 'colour');
  for (let row = first; row < last; row++) {
    if (!hasRow(rows.live, row) || artist_id[row] === artist_id[own]) {
      scores[row - first] = LOWEST - 1;
      continue;
    }
    const shared = ones((subjects[row] ?? 0) & (subjects[own] ?? 0));
    const colours = traitOf(traits[row] ?? 0, 'colour');
    const both = ones(colours & ownColours);
    const foreign = ones(colours ^ ownColours);
    const score = SUBJECT * shared + COLOUR * both + FOREIGN_COLOUR * foreign;
    scores[row - first] = score;
    histogram[score - LOWEST] = (histogram[score - LOWEST] ?? 0) + 1;
  }
  const least = leastScore(histogram, count);
  const found: number[] = [];
  for (let row = first; row < last; row++) if ((scores[row - first] ?? 0) >= least) found.push(row);
  const score = (row: number) => scores[row - first] ?? 0;
  return found.sort((a, b) => score(b) - score(a) || Math.abs(a - own) - Math.abs(b - own)).slice(0, count);
}

/** The lowest score among the best `count`. */
function leastScore(histogram: Int32Array, count: number): number {
  let at = histogram.length - 1;
  for (let left = count; at > 0; at--) {
    left -= histogram[at] ?? 0;
    if (left <= 0) break;
  }
  return at + LOWEST;
}
