import type { FoundHeader } from './found-header.ts';
import { ExtraData } from './header-limits.ts';
import { HeaderFault, malformed, type PictureBytes } from './picture-bytes.ts';

const MOST_PAGES = 64;
const MOST_ENTRIES = 200;
/** Offsets and lengths of strips and tiles: at most one entry per row. */
const PLACES = new Set([273, 279, 324, 325]);
const MOST_PLACES = 1_000_000;
const MOST_SAMPLES = 16;
/** An image editor's layers: as large as the file, and only once. */
const LAYERS = 37724;
const PROFILE = 34675;
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** The offset of the four bytes with the value or its position. */
  at: number;
}

interface Page {
  entries: Map<number, Entry>;
  next: number;
}

/** The first page is the picture; further ones are counted, and a cycle is malformed. */
export async function tiffHeader(bytes: PictureBytes): Promise<FoundHeader> {
  const little = (await bytes.at(0, 2)).toString('latin1') === 'II';
  const reader = new TiffReader(bytes, little);
  const extra = new ExtraData();
  const visited = new Set<number>();
  let first: Page | undefined;
  let at = await reader.long(4);
  for (; at !== 0 && visited.size < MOST_PAGES; ) {
    if (visited.has(at)) malformed();
    visited.add(at);
    const page = await reader.page(at, extra);
    first ??= page;
    at = page.next;
  }
  if (!first) malformed();
  const [width, height] = [await reader.number(first, 256), await reader.number(first, 257)];
  const samples = await reader.number(first, 277, 1);
  if (samples > MOST_SAMPLES) malformed();
  const depth = await reader.number(first, 258, 1);
  return { width, height, depth, pages: visited.size, extra: extra.bytes, unneeded: [] };
}

class TiffReader {
  readonly #bytes: PictureBytes;
  readonly #little: boolean;

  constructor(bytes: PictureBytes, little: boolean) {
    this.#bytes = bytes;
    this.#little = little;
  }

  async short(at: number): Promise<number> {
    const two = await this.#bytes.at(at, 2);
    return this.#little ? two.readUInt16LE(0) : two.readUInt16BE(0);
  }

  async long(at: number): Promise<number> {
    const four = await this.#bytes.at(at, 4);
    return this.#little ? four.readUInt32LE(0) : four.readUInt32BE(0);
  }

  async page(at: number, extra: ExtraData): Promise<Page> {
    const count = await this.short(at);
    if (count === 0 || count > MOST_ENTRIES) malformed();
    const entries = new Map<number, Entry>();
    for (let entry = at + 2; entry < at + 2 + 12 * count; entry += 12) {
      const tag = await this.short(entry);
      if (entries.has(tag)) malformed();
      const found = { tag, type: await this.short(entry + 2), count: await this.long(entry + 4), at: entry + 8 };
      await this.#measure(found, extra);
      entries.set(tag, found);
    }
    return { entries, next: await this.long(at + 2 + 12 * count) };
  }

  async number({ entries }: Page, tag: number, otherwise?: number): Promise<number> {
    const entry = entries.get(tag);
    if (!entry) return otherwise ?? malformed();
    const { type, count, at } = entry;
    if ((type !== 3 && type !== 4) || count < 1) malformed();
    const isInside = count * (SIZES[type] ?? 0) <= 4;
    const place = isInside ? at : await this.long(at);
    return type === 3 ? this.short(place) : this.long(place);
  }

  /** An entry's bytes must be in the file. Several entries may refer to the same bytes, so all count. */
  async #measure({ tag, type, count, at }: Entry, extra: ExtraData): Promise<void> {
    const length = count * (SIZES[type] ?? malformed());
    if (length <= 4) return;
    if ((await this.long(at)) + length > this.#bytes.size) malformed();
    if (PLACES.has(tag)) {
      if (count > MOST_PLACES) throw new HeaderFault('heavy');
    } else if (tag === PROFILE) extra.addProfile(length);
    else if (tag !== LAYERS) extra.add(length);
  }
}
