// WebAssembly, written out here because the build has no compiler for it: a hundred and twenty-eight rows are taken at a time,
// where a loop of JavaScript takes thirty-two and needs eight times as long. The numbers are those of the WebAssembly standard.

/** Bytes of what is taken at a time, and how many of these in one round; sets have a multiple of it. */
const STEP = 16;
const IN_A_ROUND = 4;
const ROUND = STEP * IN_A_ROUND;

const I32 = 0x7f;
const V128 = 0x7b;
/** Locals of every function: where two sets are, how many bytes they have, and four sums beside one another. */
const LOCAL = { a: 0, b: 1, bytes: 2, sums: 3 } as const;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
/** Numbers from 64 on take two bytes. */
const ROUND_BYTES = [0x41, (ROUND & 0x7f) | 0x80, ROUND >>> 7];
const forward = (local: number) => [...get(local), ...ROUND_BYTES, 0x6a, ...set(local)];
const load = (local: number, step: number) => [...get(local), 0xfd, 0x00, 0x04, step * STEP];
const store = (step: number) => [0xfd, 0x0b, 0x04, step * STEP];
const and = [0xfd, 0x4e];
const or = [0xfd, 0x50];
/** How many bits each byte has; four rounds of them still fit into a byte. */
const onesByByte = [0xfd, 0x62];
const addBytes = [0xfd, 0x6e];
/** Sixteen sums added up twice with their neighbours into four. */
const widen = [0xfd, 0x7d, 0xfd, 0x7f];
const addLanes = [0xfd, 0xae, 0x01];
const lane = (at: number) => [...get(LOCAL.sums), 0xfd, 0x1b, at];
const add = 0x6a;

/** Goes through two sets together. */
function loop(body: readonly number[], result: readonly number[]): number[] {
  const next = [...forward(LOCAL.a), ...forward(LOCAL.b)];
  // bytes -= ROUND; again unless it is zero.
  const again = [...get(LOCAL.bytes), ...ROUND_BYTES, 0x6b, 0x22, LOCAL.bytes, 0x0d, 0x00];
  return [...[0x01, 0x01, V128], ...[0x03, 0x40], ...body, ...next, ...again, 0x0b, ...result, 0x0b];
}

/** In each step of a round. */
const inRound = (step: (at: number) => readonly number[]) =>
  Array.from({ length: IN_A_ROUND }, (_, at) => step(at)).flat();

const both = (operation: readonly number[]) => (at: number) => [
  ...[...get(LOCAL.a), ...load(LOCAL.a, at), ...load(LOCAL.b, at)],
  ...[...operation, ...store(at)],
];
const onesOfBoth = (at: number) => [
  ...[...load(LOCAL.a, at), ...load(LOCAL.b, at), ...and, ...onesByByte],
  ...(at === 0 ? [] : addBytes),
];

const FUNCTIONS = {
  /** How many rows `a` and `b` have in common. */
  count: loop(
    [...inRound(onesOfBoth), ...widen, ...get(LOCAL.sums), ...addLanes, ...set(LOCAL.sums)],
    [...lane(0), ...lane(1), add, ...lane(2), add, ...lane(3), add],
  ),
  /** Leaves in `a` what is in `b` too. */
  and: loop(inRound(both(and)), []),
  /** Adds to `a` what is in `b`. */
  or: loop(inRound(both(or)), []),
};

const name = (text: string) => [text.length, ...Buffer.from(text)];
/** Lengths are written seven bits at a time; none here needs more than fourteen. */
const length = (bytes: readonly number[]) => [(bytes.length & 0x7f) | 0x80, bytes.length >>> 7];
const section = (id: number, ...content: readonly number[][]) => [id, ...length(content.flat()), ...content.flat()];

let made: WebAssembly.Module | undefined;

/** The functions `count`, `and` and `or` over sets of rows in the memory that is given to them. */
export function setsModule(): WebAssembly.Module {
  const names = Object.keys(FUNCTIONS);
  made ??= new WebAssembly.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      // Two types: with a result, and without.
      ...section(1, [0x02], [0x60, 0x03, I32, I32, I32, 0x01, I32], [0x60, 0x03, I32, I32, I32, 0x00]),
      ...section(2, [0x01], name('cornice'), name('memory'), [0x02, 0x00, 0x01]),
      ...section(3, [names.length], [0x00, 0x01, 0x01]),
      ...section(7, [names.length], ...names.map((each, at) => [...name(each), 0x00, at])),
      ...section(10, [names.length], ...Object.values(FUNCTIONS).map((body) => [...length(body), ...body])),
    ]),
  );
  return made;
}
