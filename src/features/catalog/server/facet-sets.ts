import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../catalog-choices.rules.ts';
import { type BitRows, mark } from './bit-rows.ts';
import { CountedSets } from './counted-sets.ts';
import { traitOf } from './work-traits.ts';

/** Facets whose every value has a set of rows, numbered as in the contract's lists. */
export type ValueFacet = 'category' | 'orientation' | 'colour' | 'size';

type Values = Readonly<Record<ValueFacet, readonly BitRows[]>>;

/** For each value of each facet the rows that have it. */
export class FacetSets {
  values: Values;
  #sets: CountedSets;
  #words: number;
  #categories = 0;

  constructor(words: number) {
    this.#words = words;
    [this.#sets, this.values] = laid(words, 0);
  }

  /** Adds the set of one more category. */
  addCategory(): void {
    this.#categories++;
    this.#lay();
  }

  /** Makes room for more rows. */
  grow(words: number): void {
    this.#words = words;
    this.#lay();
  }

  /** Takes a row out of the sets of the traits that it had, if any, and puts it into those of what it has. */
  mark(row: number, before: number | undefined, traits: number): void {
    if (before !== undefined) this.#markAll(row, before, false);
    this.#markAll(row, traits, true);
  }

  /** How many rows of a set each value of a facet has. */
  counts(facet: ValueFacet, found: BitRows): number[] {
    return this.#sets.counts(this.values[facet], found);
  }

  /** How many rows a set has. */
  count(found: BitRows): number {
    return this.#sets.count(found);
  }

  /** The rows that have any of these values. */
  withAny(facet: ValueFacet, chosen: readonly number[]): BitRows {
    return this.#sets.inAny(chosen.flatMap((value) => this.values[facet][value] ?? []));
  }

  /** The rows of a set that are in all others too. */
  inAll(first: BitRows, others: readonly BitRows[]): BitRows {
    return this.#sets.inAll(first, others);
  }

  #markAll(row: number, traits: number, on: boolean): void {
    const category = this.values.category[traitOf(traits, 'category') - 1];
    if (category) mark(category, row, on);
    const orientation = this.values.orientation[traitOf(traits, 'orientation')];
    if (orientation) mark(orientation, row, on);
    markBits(this.values.colour, row, traitOf(traits, 'colour'), on);
    markBits(this.values.size, row, traitOf(traits, 'size'), on);
  }

  #lay(): void {
    const before = this.values;
    [this.#sets, this.values] = laid(this.#words, this.#categories);
    for (const facet of Object.keys(before) as ValueFacet[]) {
      for (const [value, bits] of before[facet].entries()) this.values[facet][value]?.set(bits);
    }
  }
}

function laid(words: number, categories: number): [CountedSets, Values] {
  const sizes = {
    orientation: ORIENTATIONS.length,
    colour: COLOURS.length,
    size: SIZE_BANDS.length,
    category: categories,
  } as const satisfies Record<ValueFacet, number>;
  const all = new CountedSets(
    Object.values(sizes).reduce((sum, size) => sum + size, 0),
    words,
  );
  let next = 0;
  const values = Object.entries(sizes).map(([facet, size]) => {
    const first = next;
    next += size;
    return [facet, all.sets.slice(first, next)];
  });
  return [all, Object.fromEntries(values) as Values];
}

function markBits(values: readonly BitRows[], row: number, bits: number, on: boolean): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const set = values[31 - Math.clz32(left & -left)];
    if (set) mark(set, row, on);
  }
}
