import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../work-choices.rules.ts';
import { type BitRows, countBoth, inAny, mark } from './bit-rows.ts';
import { traitOf } from './work-traits.ts';

/** Facets with a set of rows for every value, numbered as in the contract's lists. */
export type ValueFacet = 'category' | 'orientation' | 'colour' | 'size';

type Values = Readonly<Record<ValueFacet, readonly BitRows[]>>;

/** The set of rows for each value of each facet. */
export class FacetSets {
  values: Values;
  #words: number;
  #categories = 0;

  constructor(words: number) {
    this.#words = words;
    this.values = emptySets(words, 0);
  }

  addCategory(): void {
    this.#categories++;
    this.#enlarge();
  }

  grow(words: number): void {
    this.#words = words;
    this.#enlarge();
  }

  /** Moves a row from the sets of its former traits, if any, to those of its new ones. */
  mark(row: number, before: number | undefined, traits: number): void {
    if (before !== undefined) this.#markAll(row, before, false);
    this.#markAll(row, traits, true);
  }

  counts(facet: ValueFacet, found: BitRows): number[] {
    return this.values[facet].map((bits) => countBoth(bits, found));
  }

  withAny(facet: ValueFacet, chosen: readonly number[]): BitRows {
    return inAny(
      chosen.flatMap((value) => this.values[facet][value] ?? []),
      this.#words,
    );
  }

  #markAll(row: number, traits: number, on: boolean): void {
    const category = this.values.category[traitOf(traits, 'category') - 1];
    if (category) mark(category, row, on);
    const orientation = this.values.orientation[traitOf(traits, 'orientation')];
    if (orientation) mark(orientation, row, on);
    markBits(this.values.colour, row, traitOf(traits, 'colour'), on);
    markBits(this.values.size, row, traitOf(traits, 'size'), on);
  }

  #enlarge(): void {
    const before = this.values;
    this.values = emptySets(this.#words, this.#categories);
    for (const facet of Object.keys(before) as ValueFacet[]) {
      for (const [value, bits] of before[facet].entries()) this.values[facet][value]?.set(bits);
    }
  }
}

function emptySets(words: number, categories: number): Values {
  const sets = (count: number) => Array.from({ length: count }, () => new Int32Array(words));
  return {
    orientation: sets(ORIENTATIONS.length),
    colour: sets(COLOURS.length),
    size: sets(SIZE_BANDS.length),
    category: sets(categories),
  };
}

function markBits(values: readonly BitRows[], row: number, bits: number, on: boolean): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const set = values[31 - Math.clz32(left & -left)];
    if (set) mark(set, row, on);
  }
}
