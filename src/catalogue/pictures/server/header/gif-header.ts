import type { FoundHeader } from './found-header.ts';
import { ExtraData } from './header-limits.ts';
import { malformed, type PictureBytes } from './picture-bytes.ts';

const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];
const [CONTROL, COMMENT, TEXT, APPLICATION] = [0xf9, 0xfe, 0x01, 0xff];
const EXTENSIONS = new Set([CONTROL, COMMENT, TEXT, APPLICATION]);
const MOST_FRAMES = 1_000;
/** A block has 255 bytes at most; a file of tiny blocks is made to keep its reader busy. */
const MOST_BLOCKS = 500_000;

export async function gifHeader(bytes: PictureBytes): Promise<FoundHeader> {
  const screen = await bytes.at(6, 7);
  const [width, height, packed] = [screen.readUInt16LE(0), screen.readUInt16LE(2), screen.readUInt8(4)];
  const walk = new BlockWalk(bytes, 13 + tableBytes(packed));
  const extra = new ExtraData();
  let frames = 0;
  for (;;) {
    const kind = await walk.byte();
    if (kind === END) break;
    if (kind === IMAGE) {
      if (++frames > MOST_FRAMES) malformed();
      const place = await walk.take(9);
      await walk.take(tableBytes(place.readUInt8(8)));
      await walk.byte();
      await walk.skipBlocks();
    } else if (kind === EXTENSION) {
      const label = await walk.byte();
      if (!EXTENSIONS.has(label)) malformed();
      const length = await walk.skipBlocks();
      if (label !== CONTROL) extra.add(length);
    } else malformed();
  }
  if (frames === 0) malformed();
  return { width, height, depth: 1 + (packed & 7), pages: frames, extra: extra.bytes, unneeded: [] };
}

const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** (1 + (packed & 7)) : 0);

class BlockWalk {
  readonly #bytes: PictureBytes;
  #at: number;
  #blocks = 0;

  constructor(bytes: PictureBytes, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  async take(length: number): Promise<Buffer> {
    const taken = this.#bytes.peek(this.#at, length) ?? (await this.#bytes.at(this.#at, length));
    this.#at += length;
    return taken;
  }

  async byte(): Promise<number> {
    return (await this.take(1)).readUInt8(0);
  }

  /** Skips a row of data blocks and returns the number of their bytes. */
  async skipBlocks(): Promise<number> {
    for (let total = 0; ; ) {
      const length = (this.#bytes.peek(this.#at, 1) ?? (await this.#bytes.at(this.#at, 1))).readUInt8(0);
      this.#at += 1 + length;
      if (length === 0) return total;
      if (++this.#blocks > MOST_BLOCKS) malformed();
      total += length;
    }
  }
}
