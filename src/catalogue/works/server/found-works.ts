import { type BitRows, countRows } from './bit-rows.ts';
import type { ValueFacet } from './facet-sets.ts';
import type { WorkRows } from './work-rows.ts';
import { type BitField, TRAITS, traitOf } from './work-traits.ts';

/** How many artists an answer counts, in addition to those in the query. */
export const ARTISTS_COUNTED = 30;
/** Nanoseconds: counting one value takes about a third per word of bits, checking one work about seven. */
const WORD_COST = 0.35;
const WORK_COST = 7;

type Counts = Partial<Record<ValueFacet, number[]>>;

interface ArtistCounts {
  /** By artist_id. */
  counts: Int32Array;
  /** The artists with most works, most first. */
  most: number[];
}

/** The works that match some filters, counted on first use. */
export class FoundWorks {
  readonly bits: BitRows;
  readonly total: number;
  readonly #rows: WorkRows;
  #counts: Counts = {};
  #artists: ArtistCounts | undefined;

  constructor(rows: WorkRows, bits: BitRows) {
    this.#rows = rows;
    this.bits = bits;
    this.total = countRows(bits);
  }

  /** Counts by value or by work, whichever is faster. */
  counts(facet: ValueFacet): number[] {
    const known = this.#counts[facet];
    if (known) return known;
    const { facets } = this.#rows;
    const isFew = this.total * WORK_COST < facets.values[facet].length * this.bits.length * WORD_COST;
    if (isFew) this.#counts = countWorks(this.bits, this.#rows);
    else this.#counts[facet] = facets.counts(facet, this.bits);
    return this.#counts[facet] ?? [];
  }

  artists(): ArtistCounts {
    if (this.#artists) return this.#artists;
    const counts = this.#rows.countByArtist(this.bits, this.total);
    this.#artists = { counts, most: mostFrequent(counts, ARTISTS_COUNTED) };
    return this.#artists;
  }
}

/** Status, orientation and sizes are the lowest bits of `traits`, few enough to be counted as one number. */
const LOW_BITS = TRAITS.colour[0];
const COLOUR_BITS = TRAITS.colour[1];
const CATEGORY_FIRST = TRAITS.category[0];

function countWorks(works: BitRows, { table: { traits }, facets: { values } }: WorkRows): Counts {
  const low = new Int32Array(1 << LOW_BITS);
  const colours = new Int32Array(1 << COLOUR_BITS);
  const categories = new Int32Array(values.category.length + 1);
  for (let word = 0; word < works.length; word++) {
    for (let left = works[word] as number; left !== 0; left &= left - 1) {
      const all = traits[(word << 5) + 31 - Math.clz32(left & -left)] as number;
      const lowest = all & ((1 << LOW_BITS) - 1);
      const colour = (all >>> LOW_BITS) & ((1 << COLOUR_BITS) - 1);
      const category = all >>> CATEGORY_FIRST;
      low[lowest] = (low[lowest] as number) + 1;
      colours[colour] = (colours[colour] as number) + 1;
      categories[category] = (categories[category] as number) + 1;
    }
  }
  return {
    category: [...categories.subarray(1)],
    orientation: values.orientation.map((_, value) => countOf(low, (bits) => traitOf(bits, 'orientation'), value)),
    size: countsByBit(low, TRAITS.size),
    colour: countsByBit(colours, [0, COLOUR_BITS]),
  };
}

function countOf(combinations: Int32Array, part: (bits: number) => number, value: number): number {
  return combinations.reduce((sum, count, bits) => (part(bits) === value ? sum + count : sum), 0);
}

/** From counts of bit combinations to counts of each bit. */
function countsByBit(combinations: Int32Array, [first, bits]: BitField): number[] {
  const counts = new Int32Array(bits);
  for (let value = 0; value < combinations.length; value++) {
    const count = combinations[value] as number;
    if (count === 0) continue;
    for (let bit = 0; bit < bits; bit++)
      counts[bit] = (counts[bit] as number) + count * ((value >>> (first + bit)) & 1);
  }
  return [...counts];
}

/** Most frequent first, and the smaller value first among equals. */
function mostFrequent(counts: Int32Array, limit: number): number[] {
  let highest = 0;
  for (let value = 0; value < counts.length; value++) highest = Math.max(highest, counts[value] as number);
  const values = new Int32Array(highest + 1);
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number;
    values[count] = (values[count] as number) + 1;
  }
  // The lowest count that can be among them; those above it are enough.
  let least = highest;
  for (let enough = values[least] as number; least > 1 && enough < limit; enough += values[least] as number) least--;
  const above: number[] = [];
  const equal: number[] = [];
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number;
    if (count > least) above.push(value);
    else if (count === least && count > 0 && equal.length < limit) equal.push(value);
  }
  // The sort is stable.
  above.sort((a, b) => (counts[b] as number) - (counts[a] as number));
  return [...above, ...equal].slice(0, limit);
}
