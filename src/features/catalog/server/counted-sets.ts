import type { BitRows } from './bit-rows.ts';
import { setsModule } from './sets-module.ts';

const PAGE_BYTES = 65_536;

interface Exports {
  count: (a: number, b: number, bytes: number) => number;
  and: (a: number, b: number, bytes: number) => void;
  or: (a: number, b: number, bytes: number) => void;
}

/** Sets of rows of one length that lie in one piece of memory, where they are joined, cut and counted quickly. */
export class CountedSets {
  readonly sets: readonly BitRows[];
  readonly #code: Exports;
  readonly #bytes: number;
  /** Room for a result, and for a set from elsewhere. */
  readonly #result: BitRows;
  readonly #guest: BitRows;

  constructor(count: number, words: number) {
    this.#bytes = words * Int32Array.BYTES_PER_ELEMENT;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(((count + 2) * this.#bytes) / PAGE_BYTES) });
    const place = (at: number) => new Int32Array(memory.buffer, at * this.#bytes, words);
    this.sets = Array.from({ length: count }, (_, at) => place(at));
    this.#result = place(count);
    this.#guest = place(count + 1);
    this.#code = new WebAssembly.Instance(setsModule(), { cornice: { memory } }).exports as unknown as Exports;
  }

  /** How many rows of another set each of these sets has. */
  counts(sets: readonly BitRows[], other: BitRows): number[] {
    this.#result.set(other);
    return sets.map((bits) => this.#code.count(this.#result.byteOffset, this.#placeOf(bits), this.#bytes));
  }

  /** How many rows a set has. */
  count(bits: BitRows): number {
    const place = this.#placeOf(bits);
    return this.#code.count(place, place, this.#bytes);
  }

  /** The rows that are in all of these sets. */
  inAll(first: BitRows, others: readonly BitRows[]): BitRows {
    this.#result.set(first);
    for (const bits of others) this.#code.and(this.#result.byteOffset, this.#placeOf(bits), this.#bytes);
    return this.#result.slice();
  }

  /** The rows that are in any of these sets. */
  inAny(sets: readonly BitRows[]): BitRows {
    this.#result.fill(0);
    for (const bits of sets) this.#code.or(this.#result.byteOffset, this.#placeOf(bits), this.#bytes);
    return this.#result.slice();
  }

  /** Where a set lies; one from elsewhere is brought here first. */
  #placeOf(bits: BitRows): number {
    if (bits.buffer === this.#guest.buffer) return bits.byteOffset;
    this.#guest.set(bits);
    return this.#guest.byteOffset;
  }
}
