const KEY_BITS = 31;
const LARGEST_KEY = 2 ** KEY_BITS - 1;
/** Radix sort: bits per pass, lowest first. */
const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
/** Fewer rows are sorted faster as numbers that combine key and place. */
const FEW = 4_096;
/** Space for a row's place beside a key in the 53 bits of a number. */
const PLACES = FEW;
/** If most ids have a row, rows are placed by id, which is faster than sorting. */
const DENSE = 4;

/** Rows by id, highest first. Yields now and then for many rows, like `sortBy`. */
export function* newestFirst(rows: Int32Array, ids: Int32Array): Generator<void, Int32Array> {
  return (yield* manyById(rows, ids)) ?? (yield* sortBy(rows, ids, { isDescending: true }));
}

/** Rows by id, highest first; undefined if few ids have a row, or two rows share one. */
function* manyById(rows: Int32Array, ids: Int32Array): Generator<void, Int32Array | undefined> {
  let last = 0;
  for (let at = 0; at < rows.length; at++) last = Math.max(last, ids[rows[at] as number] as number);
  if (last > rows.length * DENSE) return undefined;
  yield;
  const rowOf = new Int32Array(last + 1).fill(-1);
  for (let at = 0; at < rows.length; at++) {
    const id = ids[rows[at] as number] as number;
    if (rowOf[id] !== -1) return undefined;
    rowOf[id] = rows[at] as number;
  }
  yield;
  const sorted = new Int32Array(rows.length);
  for (let id = last, next = 0; id >= 0; id--) if (rowOf[id] !== -1) sorted[next++] = rowOf[id] as number;
  return sorted;
}

/** Rows by a column's values; a stable sort. */
export function* sortBy(
  rows: Int32Array,
  column: Int32Array,
  { isDescending }: { isDescending: boolean },
): Generator<void, Int32Array> {
  const turned = isDescending ? LARGEST_KEY : 0;
  if (rows.length < FEW) return fewSorted(rows, column, turned);
  let from = rows;
  let to: Int32Array = new Int32Array(rows.length);
  for (let shift = 0; shift < KEY_BITS; shift += DIGIT_BITS) {
    const isSorted = sortByDigit(from, to, { column, turned, shift });
    // The input belongs to the caller.
    if (isSorted) [from, to] = [to, from === rows ? new Int32Array(rows.length) : from];
    yield;
  }
  return from;
}

/** Sorts rows by one digit of their keys; false if all have the same, and nothing was done. */
function sortByDigit(
  from: Int32Array,
  to: Int32Array,
  { column, turned, shift }: { column: Int32Array; turned: number; shift: number },
): boolean {
  const next = new Int32Array(DIGITS + 1);
  for (let at = 0; at < from.length; at++) {
    const digit = (((column[from[at] as number] as number) ^ turned) >>> shift) & (DIGITS - 1);
    next[digit + 1] = (next[digit + 1] as number) + 1;
  }
  if (next.includes(from.length)) return false;
  for (let digit = 1; digit < DIGITS; digit++) next[digit] = (next[digit] as number) + (next[digit - 1] as number);
  for (let at = 0; at < from.length; at++) {
    const row = from[at] as number;
    const digit = (((column[row] as number) ^ turned) >>> shift) & (DIGITS - 1);
    const place = next[digit] as number;
    to[place] = row;
    next[digit] = place + 1;
  }
  return true;
}

function fewSorted(rows: Int32Array, column: Int32Array, turned: number): Int32Array {
  const keys = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    keys[at] = ((column[rows[at] as number] as number) ^ turned) * PLACES + at;
  }
  keys.sort();
  const sorted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at++) sorted[at] = rows[(keys[at] as number) % PLACES] as number;
  return sorted;
}

/** Runs all steps without pauses. */
export function runToEnd<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
