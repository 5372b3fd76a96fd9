import { crc32 } from 'node:zlib';

interface PackedFile {
  name: string;
  bytes: Buffer;
  /** Where its content begins in the archive. */
  at: number;
}

/** The files of a USDZ archive; throws unless they are stored, unencrypted, intact and aligned to 64 bytes, with the scene first. */
export function readUsdz(archive: Buffer): PackedFile[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('the archive has no end record, or a comment after it');
  const count = archive.readUInt16LE(end + 10);
  let entry = archive.readUInt32LE(end + 16);
  const files = Array.from({ length: count }, () => {
    if (archive.readUInt32LE(entry) !== 0x02014b50) throw new Error('the directory is broken');
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength);
    const file = readPacked(archive, archive.readUInt32LE(entry + 42), name);
    if (archive.readUInt32LE(entry + 24) !== file.bytes.length) throw new Error(`${name}: two different sizes`);
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
    return file;
  });
  if (entry !== end) throw new Error('the directory is not as long as it says');
  if (!files[0]?.name.endsWith('.usda')) throw new Error('the scene must be the first file');
  return files;
}

function readPacked(archive: Buffer, header: number, name: string): PackedFile {
  if (archive.readUInt32LE(header) !== 0x04034b50) throw new Error(`${name}: no header`);
  if (archive.readUInt16LE(header + 6) !== 0) throw new Error(`${name}: encrypted, or its size follows it`);
  if (archive.readUInt16LE(header + 8) !== 0) throw new Error(`${name}: compressed`);
  const size = archive.readUInt32LE(header + 18);
  if (size !== archive.readUInt32LE(header + 22)) throw new Error(`${name}: two different sizes`);
  const nameLength = archive.readUInt16LE(header + 26);
  if (archive.toString('utf8', header + 30, header + 30 + nameLength) !== name) throw new Error(`${name}: two names`);
  const at = header + 30 + nameLength + archive.readUInt16LE(header + 28);
  if (at % 64 !== 0) throw new Error(`${name}: begins at ${at}, not at a multiple of 64`);
  const bytes = archive.subarray(at, at + size);
  if (crc32(bytes) !== archive.readUInt32LE(header + 14)) throw new Error(`${name}: damaged`);
  return { name, bytes, at };
}

/** The numbers of an array of a USD scene, such as `points`. */
export function usdNumbers(scene: string, name: string): number[] {
  const [, values = ''] = new RegExp(` ${name} = \\[(.*)\\]`).exec(scene) ?? [];
  return (values.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}
