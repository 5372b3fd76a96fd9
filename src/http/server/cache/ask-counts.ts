/** Places of each row; a power of two. With as many askings between two halvings as a quarter of it, few are mistaken. */
const PLACES = 1 << 18;
const HALVE_AFTER = PLACES / 4;
const MOST = 255;

/**
 * About how often each address was asked for lately, in half a megabyte however many there are: two rows of small counters, of
 * which the lower one counts. Addresses that share both places are taken for one another; that is rare and does no harm.
 */
export class AskCounts {
  readonly #first = new Uint8Array(PLACES);
  readonly #second = new Uint8Array(PLACES);
  #added = 0;

  /** Counts `times` more and answers how often the address was asked for. */
  add(key: string, times = 1): number {
    const [a, b] = placesOf(key);
    const first = Math.min(MOST, (this.#first[a] ?? 0) + times);
    const second = Math.min(MOST, (this.#second[b] ?? 0) + times);
    this.#first[a] = first;
    this.#second[b] = second;
    this.#added += 1;
    return Math.min(first, second);
  }

  /** True when so much was counted that old askings should weigh less. */
  get isFull(): boolean {
    return this.#added >= HALVE_AFTER;
  }

  /** What was asked for long ago weighs half. */
  halve(): void {
    for (const row of [this.#first, this.#second]) for (let at = 0; at < PLACES; at++) row[at] = (row[at] ?? 0) >> 1;
    this.#added = 0;
  }
}

/** FNV-1a, once from each of two beginnings. */
function placesOf(key: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [(a ^ (a >>> 15)) & (PLACES - 1), (b ^ (b >>> 13)) & (PLACES - 1)];
}
