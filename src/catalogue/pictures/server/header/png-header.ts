import { crc32 } from 'node:zlib';
import type { ByteSpan, FoundHeader } from './found-header.ts';
import { ExtraData } from './header-limits.ts';
import { malformed, type PictureBytes } from './picture-bytes.ts';

/** Encoders write pixels in chunks of 8 KB, some of 4; this is enough for the largest master. */
const MOST_PIXEL_CHUNKS = 100_000;
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The chunks a decoder needs to show the pixels correctly and upright. It never sees any other chunk. */
const NEEDED = new Set('tRNS gAMA cHRM sRGB sBIT bKGD pHYs cICP mDCV cLLI iCCP eXIf'.split(' '));

interface Chunk {
  name: string;
  at: number;
  length: number;
}

/** Decompresses no chunk; lists texts to be left out. */
export async function pngHeader(bytes: PictureBytes): Promise<FoundHeader> {
  const { width, height, depth } = await imageHeader(bytes);
  const table = new ChunkTable();
  for (let at = 33; !table.isEnded; ) {
    const chunk = await chunkAt(bytes, at);
    if (chunk.name === 'acTL') table.frames = (await bytes.at(at + 8, 4)).readUInt32BE(0);
    table.add(chunk);
    at += 12 + chunk.length;
  }
  if (table.pixelChunks === 0) malformed();
  // An animated PNG counts as such even with a single frame.
  const pages = table.frames === undefined ? 1 : Math.max(2, table.frames);
  return { width, height, depth, pages, extra: table.extra.bytes, unneeded: table.unneeded };
}

async function imageHeader(bytes: PictureBytes) {
  const head = await bytes.at(8, 25);
  if (head.readUInt32BE(0) !== 13 || head.toString('latin1', 4, 8) !== 'IHDR') malformed();
  if (crc32(head.subarray(4, 21)) !== head.readUInt32BE(21)) malformed();
  const [depth = 0, colour = -1, compression, filter, interlace = 2] = head.subarray(16, 21);
  if (!DEPTHS[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) malformed();
  return { width: head.readUInt32BE(8), height: head.readUInt32BE(12), depth };
}

async function chunkAt(bytes: PictureBytes, at: number): Promise<Chunk> {
  const head = bytes.peek(at, 8) ?? (await bytes.at(at, 8));
  const length = head.readUInt32BE(0);
  const name = head.toString('latin1', 4, 8);
  if (!/^[A-Za-z]{4}$/.test(name) || at + 12 + length > bytes.size) malformed();
  return { name, at, length };
}

class ChunkTable {
  readonly extra = new ExtraData();
  readonly unneeded: ByteSpan[] = [];
  readonly #seen = new Set<string>();
  pixelChunks = 0;
  frames: number | undefined;
  isEnded = false;

  add({ name, at, length }: Chunk): void {
    if (name === 'IDAT') {
      if (++this.pixelChunks > MOST_PIXEL_CHUNKS) malformed();
    } else if (name === 'IEND') this.isEnded = true;
    else if (name === 'PLTE') {
      if (length > 768) malformed();
      this.#once(name);
    } else if (/^[A-Z]/.test(name)) malformed();
    else this.#addExtra({ name, at, length });
  }

  #addExtra({ name, at, length }: Chunk): void {
    if (name === 'iCCP') this.extra.addProfile(length);
    else this.extra.add(length);
    if (NEEDED.has(name)) this.#once(name);
    else this.unneeded.push({ from: at, to: at + 12 + length });
  }

  #once(name: string): void {
    if (this.#seen.has(name)) malformed();
    this.#seen.add(name);
  }
}
