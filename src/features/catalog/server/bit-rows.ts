/** A set of rows, 32 to a word. Signed words: unsigned ones above 2³¹ would leave the processor's integers. */
export type BitRows = Int32Array;

/** Puts a row in or takes it out. */
export function mark(bits: BitRows, row: number, on: boolean): void {
  const word = row >>> 5;
  const bit = 1 << (row & 31);
  bits[word] = on ? (bits[word] ?? 0) | bit : (bits[word] ?? 0) & ~bit;
}

/** True if the row is in the set. */
export function hasRow(bits: BitRows, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** The number of bits in one word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many rows two sets have in common. */
export function countBoth(a: BitRows, b: BitRows): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += ones((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** How many rows a set has. */
export function countRows(bits: BitRows): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += ones(bits[word] ?? 0);
  return count;
}

/** Leaves in `bits` only the rows that are in `other` too. */
export function keepBoth(bits: BitRows, other: BitRows): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Adds the rows of `other`. */
export function addRows(bits: BitRows, other: BitRows): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** The rows of a set, ascending. */
export function rowsOf(bits: BitRows, count: number): Int32Array {
  const rows = new Int32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length && next < count; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      rows[next++] = (word << 5) + 31 - Math.clz32(left & -left);
    }
  }
  return rows;
}

/** The rows whose value in a column is from `min` to `max`; the column is as long as the set has bits. */
export function rowsWithin(column: Int32Array | Uint16Array, min: number, max: number): BitRows {
  const bits = new Int32Array(column.length >>> 5);
  for (let word = 0, row = 0; word < bits.length; word++) {
    let found = 0;
    for (let bit = 0; bit < 32; bit++, row++) {
      const value = column[row] ?? 0;
      found |= (value >= min && value <= max ? 1 : 0) << bit;
    }
    bits[word] = found;
  }
  return bits;
}

/** The rows whose value in a column is flagged. */
export function rowsFlagged(column: Int32Array, flags: Uint8Array): BitRows {
  const bits = new Int32Array(column.length >>> 5);
  for (let word = 0, row = 0; word < bits.length; word++) {
    let found = 0;
    for (let bit = 0; bit < 32; bit++, row++) found |= (flags[column[row] ?? 0] ?? 0) << bit;
    bits[word] = found;
  }
  return bits;
}

/** How often each value of a column occurs among the rows of a set. */
export function tally(bits: BitRows, column: Int32Array, values: number): Int32Array {
  const counts = new Int32Array(values);
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      const value = column[(word << 5) + 31 - Math.clz32(left & -left)] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
