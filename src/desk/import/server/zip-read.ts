import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** An entry of an archive, as its directory describes it. */
export interface ZipEntry {
  name: string;
  /** Where its local header begins. */
  at: number;
  method: number;
  packed: number;
  size: number;
  crc: number;
}

export type ZipFault = 'not_a_zip' | 'encrypted' | 'too_many_files' | 'broken';

export class ZipError extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL = 0xffffffff;
const HEADER_BYTES = 30;
const MOST_ENTRIES = 20_000;
const MOST_DIRECTORY = 64 * 1024 * 1024;

/** The copy of an archive's end is too short: its directory begins here. */
export class ZipStartMissing extends Error {
  readonly from: number;
  constructor(from: number) {
    super(`bytes from ${from} on are needed`);
    this.from = from;
  }
}

/** A copy of an archive from `base` to its end. */
interface Copied {
  file: FileHandle;
  base: number;
  /** Of the whole archive. */
  size: number;
}

/**
 * The files in an archive, without its folders; reads only its directory. `base` is where the copy at `path` begins: the
 * directory is at the end, so that nobody has to copy the rest.
 */
export async function zipEntries(path: string, base = 0): Promise<ZipEntry[]> {
  const file = await open(path);
  try {
    const copied = { file, base, size: base + (await file.stat()).size };
    const { start, length, count } = await directoryOf(copied);
    if (count > MOST_ENTRIES) throw new ZipError('too_many_files');
    if (length > MOST_DIRECTORY) throw new ZipError('broken');
    const entries = entriesIn(await piece(copied, start, length), count);
    if (overlap(entries, start)) throw new ZipError('broken');
    return entries.filter(({ name }) => !name.endsWith('/'));
  } finally {
    await file.close();
  }
}

async function piece({ file, base, size }: Copied, from: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(from + length) || from < 0 || from + length > size) throw new ZipError('broken');
  if (from < base) throw new ZipStartMissing(from);
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, from - base);
  if (bytesRead !== length) throw new ZipError('broken');
  return bytes;
}

/** Entries that share their bytes unpack to far more than the archive has: nobody packs pictures so. */
function overlap(entries: readonly ZipEntry[], end: number): boolean {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  return inOrder.some(({ at, packed }, index) => at + HEADER_BYTES + packed > (inOrder[index + 1]?.at ?? end));
}

async function directoryOf(copied: Copied) {
  const { size } = copied;
  const tail = Math.min(size, 65_557);
  const bytes = await piece(copied, size - tail, tail);
  let at = tail - 22;
  while (at >= 0 && bytes.readUInt32LE(at) !== END) at--;
  if (at < 0) throw new ZipError('not_a_zip');
  const end = {
    count: bytes.readUInt16LE(at + 10),
    length: bytes.readUInt32LE(at + 12),
    start: bytes.readUInt32LE(at + 16),
  };
  if (end.count !== 0xffff && end.length !== FULL && end.start !== FULL) return end;
  if (at < 20 || bytes.readUInt32LE(at - 20) !== LOCATOR_64) throw new ZipError('broken');
  const large = await piece(copied, Number(bytes.readBigUInt64LE(at - 12)), 56);
  if (large.readUInt32LE(0) !== END_64) throw new ZipError('broken');
  return {
    count: Number(large.readBigUInt64LE(32)),
    length: Number(large.readBigUInt64LE(40)),
    start: Number(large.readBigUInt64LE(48)),
  };
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0, left = count; left > 0; left--) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) throw new ZipError('broken');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((from) => directory.readUInt16LE(at + from));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const flags = directory.readUInt16LE(at + 8);
    if (flags & 1) throw new ZipError('encrypted');
    const sizes = {
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    entries.push({
      name: nameOf(directory.subarray(at + 46, nameEnd), flags),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      ...largeSizes(sizes, directory.subarray(nameEnd, extraEnd)),
    });
    at = extraEnd + (noteLength ?? 0);
  }
  return entries;
}

/** Sizes that do not fit into 32 bits are in an extra field, in this order. */
function largeSizes(sizes: { packed: number; size: number; at: number }, extra: Buffer) {
  if (![sizes.packed, sizes.size, sizes.at].includes(FULL)) return sizes;
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === 1) {
      let from = at + 4;
      const next = (small: number) => {
        if (small !== FULL) return small;
        if (from + 8 > extra.length) throw new ZipError('broken');
        from += 8;
        return Number(extra.readBigUInt64LE(from - 8));
      };
      const size = next(sizes.size);
      const packed = next(sizes.packed);
      return { size, packed, at: next(sizes.at) };
    }
    at += 4 + length;
  }
  throw new ZipError('broken');
}

/** Windows in Taiwan writes names in Big5 without saying so. */
function nameOf(bytes: Buffer, flags: number): string {
  for (const encoding of flags & 0x800 ? ['utf-8'] : ['utf-8', 'big5', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replaceAll('\\', '/');
    } catch {
      // Not in this one.
    }
  }
  return bytes.toString('latin1');
}

/** How many bytes of an archive an entry needs at most: its header, whose names have lengths of their own, and its data. */
export function spanOf({ at, packed }: ZipEntry): { from: number; to: number } {
  return { from: at, to: at + HEADER_BYTES + 2 * 0xffff + packed };
}

/**
 * The bytes of an entry, unpacked as they are read; fails beyond `most` bytes, even if the directory announces more.
 * The copy at `path` begins at `base`.
 */
export async function* unpacked(path: string, entry: ZipEntry, most: number, base = 0): AsyncGenerator<Buffer> {
  const file = await open(path);
  let start: number;
  try {
    const copied = { file, base, size: base + (await file.stat()).size };
    const local = await piece(copied, entry.at, HEADER_BYTES);
    if (local.readUInt32LE(0) !== LOCAL) throw new ZipError('broken');
    start = entry.at - base + HEADER_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (entry.method !== 0 && entry.method !== 8) throw new ZipError('broken');
  if (entry.packed === 0) return;
  const source = createReadStream(path, { start, end: start + entry.packed - 1 });
  const bytes = source.pipe(entry.method === 8 ? createInflateRaw() : new Transform({ transform: passOn }));
  source.on('error', (error) => bytes.destroy(error));
  let [size, crc] = [0, 0];
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > Math.min(most, entry.size)) throw new ZipError('broken');
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } finally {
    source.destroy();
    bytes.destroy();
  }
  if (size !== entry.size || crc !== entry.crc) throw new ZipError('broken');
}

function passOn(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
  done(null, chunk);
}
