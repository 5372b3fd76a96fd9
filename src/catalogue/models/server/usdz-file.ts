import { crc32 } from 'node:zlib';
import type { FinishedPart, Textures } from './model-files.ts';
import { usdText } from './usd-text.ts';

/** Every file inside begins at a multiple of this, so that a reader can map it into memory. */
const ALIGNMENT = 64;
/** A field that readers skip; it fills the gap before the next file. */
const FILLER_ID = 0x1986;

/** The model as USDZ: an uncompressed archive with the scene first, then its textures. */
export function usdzFile(parts: readonly FinishedPart[], textures: Textures): Buffer {
  const files: [string, Buffer][] = [['work.usda', Buffer.from(usdText(parts))]];
  for (const [name, bytes] of textures) files.push([`textures/${name}.jpg`, Buffer.from(bytes)]);
  return storedArchive(files);
}

function storedArchive(files: readonly (readonly [string, Buffer])[]): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of files) {
    const facts = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, at };
    const header = localHeader(facts);
    directory.push(directoryEntry(facts));
    body.push(header, bytes);
    at += header.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...body, listed, end]);
}

interface Entry {
  name: Buffer;
  crc: number;
  size: number;
  at: number;
}

const VERSION = 20;
/** 1 January 1980, the first date an archive knows: the same model gives the same bytes. */
const DATE = 0x21;

/** With a filler, after which the file begins at a multiple of 64 bytes. */
function localHeader({ name, crc, size, at }: Entry): Buffer {
  const fixed = 30;
  const gap = -(at + fixed + name.length + 4) & (ALIGNMENT - 1);
  const header = Buffer.alloc(fixed + name.length + 4 + gap);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(4 + gap, 28);
  name.copy(header, fixed);
  header.writeUInt16LE(FILLER_ID, fixed + name.length);
  header.writeUInt16LE(gap, fixed + name.length + 2);
  return header;
}

function directoryEntry({ name, crc, size, at }: Entry): Buffer {
  const fixed = 46;
  const entry = Buffer.alloc(fixed + name.length);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(size, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  name.copy(entry, fixed);
  return entry;
}
