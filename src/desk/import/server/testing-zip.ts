import { crc32, deflateRawSync } from 'node:zlib';

export interface TestEntry {
  name: string | Buffer;
  bytes: Buffer;
  isPacked?: boolean;
  /** What the directory says instead of the truth. */
  says?: { size?: number; at?: number; flags?: number };
}

/** An archive as other programs write it; with `zip64`, sizes and places are in the fields for large archives. */
export function zipOf(entries: readonly TestEntry[], { zip64 = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isPacked = false, says = {} } of entries) {
    const label = Buffer.from(name);
    const data = isPacked ? deflateRawSync(bytes) : bytes;
    const facts = { flags: says.flags ?? (typeof name === 'string' ? 0x800 : 0), method: isPacked ? 8 : 0 };
    const crc = crc32(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(facts.flags, 6);
    local.writeUInt16LE(facts.method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(label.length, 26);
    parts.push(local, label, data);
    const size = says.size ?? bytes.length;
    const extra = zip64 ? Buffer.alloc(28) : Buffer.alloc(0);
    if (zip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      for (const [index, value] of [size, data.length, says.at ?? at].entries())
        extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(facts.flags, 8);
    entry.writeUInt16LE(facts.method, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(zip64 ? 0xffffffff : data.length, 20);
    entry.writeUInt32LE(zip64 ? 0xffffffff : size, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(zip64 ? 0xffffffff : (says.at ?? at), 42);
    directory.push(entry, label, extra);
    at += 30 + label.length + data.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, ...endOf(entries.length, listed.length, at, zip64)]);
}

function endOf(count: number, length: number, at: number, zip64: boolean): Buffer[] {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(zip64 ? 0xffff : count, 8);
  end.writeUInt16LE(zip64 ? 0xffff : count, 10);
  end.writeUInt32LE(zip64 ? 0xffffffff : length, 12);
  end.writeUInt32LE(zip64 ? 0xffffffff : at, 16);
  if (!zip64) return [end];
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  for (const [index, value] of [count, count, length, at].entries())
    large.writeBigUInt64LE(BigInt(value), 24 + index * 8);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + length), 8);
  locator.writeUInt32LE(1, 16);
  return [large, locator, end];
}
