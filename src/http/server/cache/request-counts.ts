/** Slots of each row; a power of two. With a quarter as many counts between two halvings, collisions are rare. */
const SLOTS = 1 << 18;
const HALVE_AFTER = SLOTS / 4;
const MOST = 255;

/**
 * Roughly how often each address was requested lately, in half a megabyte: two rows of small counters, of which
 * the lower counts. Addresses that share both slots count together; that is rare and harmless.
 */
export class RequestCounts {
  readonly #first = new Uint8Array(SLOTS);
  readonly #second = new Uint8Array(SLOTS);
  #added = 0;

  /** Adds `times` and returns how often the address was requested. */
  add(key: string, times = 1): number {
    const [a, b] = slotsOf(key);
    const first = Math.min(MOST, (this.#first[a] ?? 0) + times);
    const second = Math.min(MOST, (this.#second[b] ?? 0) + times);
    this.#first[a] = first;
    this.#second[b] = second;
    this.#added += 1;
    return Math.min(first, second);
  }

  /** True when old requests should count less. */
  get isFull(): boolean {
    return this.#added >= HALVE_AFTER;
  }

  /** Halves all counts, so that old requests count less. */
  halve(): void {
    for (const row of [this.#first, this.#second]) for (let at = 0; at < SLOTS; at++) row[at] = (row[at] ?? 0) >> 1;
    this.#added = 0;
  }
}

/** FNV-1a with two different seeds. */
function slotsOf(key: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [(a ^ (a >>> 15)) & (SLOTS - 1), (b ^ (b >>> 13)) & (SLOTS - 1)];
}
