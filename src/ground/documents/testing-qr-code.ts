/**
 * Reads a QR code (ISO/IEC 18004) as a scanner would after it has found the modules: format, mask, order of the blocks, byte mode,
 * and whether each block agrees with its error correction. Written from the standard, without the encoder.
 */
export function readQrCode(rows: readonly (readonly boolean[])[]): { text: string; level: string; damaged: number } {
  const size = rows.length;
  const version = (size - 17) / 4;
  const { level, mask } = formatOf(rows);
  const own = functionModules(version);
  const bits: number[] = [];
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!own.has(y * size + x)) bits.push(Number((rows[y]?.[x] ?? false) !== MASKS[mask]?.(x, y)));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const blocks = blocksOf(words, version, level);
  const damaged = blocks.filter(({ whole, correction }) => !isUndamaged(whole, correction)).length;
  return {
    text: bytesIn(
      blocks.flatMap(({ data }) => data),
      version,
    ),
    level,
    damaged,
  };
}

const LEVELS = ['M', 'L', 'H', 'Q'] as const;
type Level = (typeof LEVELS)[number];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Error correction words of a block, and number of blocks, of versions 1 to 40 (table 9). */
const CORRECTION: Record<Level, number[]> = {
  L: [
    7,
    10,
    15,
    20,
    26,
    18,
    20,
    24,
    30,
    18,
    20,
    24,
    26,
    30,
    22,
    24,
    28,
    30,
    28,
    28,
    28,
    28,
    30,
    30,
    26,
    28,
    ...many(30, 14),
  ],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...many(28, 19)],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, ...many(30, 19)],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, ...many(30, 18)],
};
const BLOCKS: Record<Level, number[]> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45,
    48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
    54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

function many(value: number, times: number): number[] {
  return Array.from({ length: times }, () => value);
}

/** Level and mask from the copy beside the upper left corner; its own correction must fit. */
function formatOf(rows: readonly (readonly boolean[])[]): { level: Level; mask: number } {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8]).concat([7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]));
  const read = places.reduce((sum, [x = 0, y = 0]) => sum * 2 + Number(rows[y]?.[x] ?? false), 0) ^ 0b101010000010010;
  const data = read >> 10;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10);
  if ((read & 0x3ff) !== rest) throw new Error('the format of the code is damaged');
  return { level: LEVELS[data >> 3] ?? 'M', mask: data & 7 };
}

/** The places of modules that are no data: finders, timing, alignment, format and version. */
function functionModules(version: number): Set<number> {
  const size = version * 4 + 17;
  const own = new Set<number>();
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) own.add(y * size + x);
  };
  fill(0, 0, 9, 9);
  fill(size - 8, 0, 8, 9);
  fill(0, size - 8, 9, 8);
  fill(6, 0, 1, size);
  fill(0, 6, size, 1);
  if (version >= 7) {
    fill(size - 11, 0, 3, 6);
    fill(0, size - 11, 6, 3);
  }
  const centres = alignmentCentres(version);
  const [first, last] = [centres[0], centres.at(-1)];
  for (const x of centres)
    for (const y of centres) {
      const isFinder = (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!isFinder) fill(x - 2, y - 2, 5, 5);
    }
  return own;
}

/** Annex E. */
function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const centres = Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step);
  return [...centres, 6].reverse();
}

interface Block {
  data: number[];
  whole: number[];
  correction: number;
}

/** The words of the blocks are interleaved; later blocks may have one data word more. */
function blocksOf(words: readonly number[], version: number, level: Level): Block[] {
  const correction = CORRECTION[level][version - 1] ?? 0;
  const count = BLOCKS[level][version - 1] ?? 1;
  const short = Math.floor(words.length / count) - correction;
  const longer = words.length % count;
  const data = Array.from({ length: count }, (): number[] => []);
  let at = 0;
  for (let place = 0; place <= short; place++)
    for (const [block, own] of data.entries()) if (place < short || block >= count - longer) own.push(words[at++] ?? 0);
  const ends = Array.from({ length: count }, (): number[] => []);
  for (let place = 0; place < correction; place++) for (const end of ends) end.push(words[at++] ?? 0);
  return data.map((own, block) => ({ data: own, whole: [...own, ...(ends[block] ?? [])], correction }));
}

/** A block is a multiple of the generator: it is zero at every root (GF(256), 0x11d). */
function isUndamaged(whole: readonly number[], correction: number): boolean {
  let root = 1;
  for (let power = 0; power < correction; power++) {
    if (whole.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) return false;
    root = times(root, 2);
  }
  return true;
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** One segment in byte mode, as UTF-8; other modes are for codes that we do not make. */
function bytesIn(words: readonly number[], version: number): string {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
  const counter = version < 10 ? 8 : 16;
  if (bits.slice(0, 4) === '0010') return lettersIn(bits.slice(4), version);
  if (bits.slice(0, 4) !== '0100') throw new Error(`the code is in mode ${bits.slice(0, 4)}`);
  const length = Number.parseInt(bits.slice(4, 4 + counter), 2);
  const bytes = Uint8Array.from({ length }, (_, at) =>
    Number.parseInt(bits.slice(4 + counter + at * 8).slice(0, 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Capitals and digits, two in eleven bits. */
function lettersIn(bits: string, version: number): string {
  const counter = version < 10 ? 9 : version < 27 ? 11 : 13;
  const length = Number.parseInt(bits.slice(0, counter), 2);
  let text = '';
  let rest = bits.slice(counter);
  while (text.length < length) {
    const isPair = length - text.length > 1;
    const value = Number.parseInt(rest.slice(0, isPair ? 11 : 6), 2);
    text += isPair ? `${LETTERS[Math.floor(value / 45)]}${LETTERS[value % 45]}` : LETTERS[value];
    rest = rest.slice(isPair ? 11 : 6);
  }
  return text;
}
