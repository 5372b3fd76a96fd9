// Hot loops read elements `as number`: all indices are within bounds, and `?? 0` would make them several times slower.

/** A set of rows, 32 to a word. Signed words: unsigned ones above 2³¹ are slower than integers. */
export type BitRows = Int32Array;

export function mark(bits: BitRows, row: number, on: boolean): void {
  const word = row >>> 5;
  const bit = 1 << (row & 31);
  bits[word] = on ? (bits[word] as number) | bit : (bits[word] as number) & ~bit;
}

export function hasRow(bits: BitRows, row: number): boolean {
  return (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
}

export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBoth(one: BitRows, other: BitRows): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += ones((one[word] as number) & (other[word] as number));
  return count;
}

export function countRows(bits: BitRows): number {
  return countBoth(bits, bits);
}

export function inAll(first: BitRows, others: readonly BitRows[]): BitRows {
  const found = first.slice();
  for (const bits of others) {
    for (let word = 0; word < found.length; word++) found[word] = (found[word] as number) & (bits[word] as number);
  }
  return found;
}

/** `words` is the length of these sets. */
export function inAny(sets: readonly BitRows[], words: number): BitRows {
  const found = new Int32Array(words);
  for (const bits of sets) {
    for (let word = 0; word < words; word++) found[word] = (found[word] as number) | (bits[word] as number);
  }
  return found;
}

/** `to` is excluded. */
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

/** `to` is excluded. */
export function markRange(bits: BitRows, from: number, to: number): void {
  for (let row = from; row < to; row++) mark(bits, row, true);
}

export function removeRows(bits: BitRows, other: BitRows): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] as number) & ~(other[word] as number);
}

/** Ascending. */
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
