// Hot loops read elements `as number`: all indices are within bounds, and `?? 0` would make them several times slower.

/** A set of rows, 32 to a word. Signed words: unsigned ones above 2³¹ would leave the processor's integers. */
export type BitRows = Int32Array;

/** Puts a row in or takes it out. */
export function mark(bits: BitRows, row: number, on: boolean): void {
  const word = row >>> 5;
  const bit = 1 << (row & 31);
  bits[word] = on ? (bits[word] as number) | bit : (bits[word] as number) & ~bit;
}

/** True if the row is in the set. */
export function hasRow(bits: BitRows, row: number): boolean {
  return (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

/** The number of bits in one word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many rows two sets have in common. */
export function countBoth(one: BitRows, other: BitRows): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones((one[word] as number) & (other[word] as number));
  return count;
}

/** How many rows a set has. */
export function countRows(bits: BitRows): number {
  return countBoth(bits, bits);
}

/** The rows that are in all of these sets. */
export function inAll(first: BitRows, others: readonly BitRows[]): BitRows {
  const found = first.slice();
  for (const bits of others) {
    for (let word = 0; word < found.length; word++) found[word] = (found[word] as number) & (bits[word] as number);
  }
  return found;
}

/** The rows that are in any of these sets, which have so many words. */
export function inAny(sets: readonly BitRows[], words: number): BitRows {
  const found = new Int32Array(words);
  for (const bits of sets) {
    for (let word = 0; word < words; word++) found[word] = (found[word] as number) | (bits[word] as number);
  }
  return found;
}

/** How many rows from `from` up to, not including, `to` are in a set. */
export function countRange(bits: BitRows, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return ones((bits[first] as number) & head & tail);
  let count = ones((bits[first] as number) & head) + ones((bits[last] as number) & tail);
  for (let word = first + 1; word < last; word++) count += ones(bits[word] as number);
  return count;
}

/** Puts the rows from `from` up to, not including, `to` in. */
export function markRange(bits: BitRows, from: number, to: number): void {
  for (let row = from; row < to; row++) mark(bits, row, true);
}

/** Takes the rows of `other` out. */
export function removeRows(bits: BitRows, other: BitRows): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & ~(other[word] as number);
}

/** The rows of a set, ascending. */
export function rowsOf(bits: BitRows, count: number): Int32Array {
  const rows = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length && next < count; word++) {
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      rows[next++] = (word << 5) + 31 - Math.clz32(left & -left);
    }
  }
  return rows;
}
