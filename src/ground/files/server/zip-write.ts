import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive. */
export interface ZipPart {
  name: string;
  chunks: Iterable<string> | AsyncIterable<string>;
}

/** 1 January 1980: the same content gives the same bytes. */
const DAY = 0x21;

/** An archive whose sizes follow each entry, so that it can be written without knowing them first. */
export async function* zipOf(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, chunks } of parts) {
    const label = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeFacts(local, 4);
    local.writeUInt16LE(label.length, 26);
    yield Buffer.concat([local, label]);
    let [crc, size, packed] = [0, 0, 0];
    const counted = async function* () {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    };
    const deflated = createDeflateRaw();
    // An error of the rows ends the archive too; the loop below throws it. A reader that stops also stops the rows.
    const writing = pipeline(Readable.from(counted()), deflated).catch(() => undefined);
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    await writing;
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(0x08074b50, 0);
    for (const [index, value] of [crc, packed, size].entries()) sizes.writeUInt32LE(value, 4 + index * 4);
    yield sizes;
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    writeFacts(entry, 6);
    for (const [index, value] of [crc, packed, size].entries()) entry.writeUInt32LE(value, 16 + index * 4);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, label);
    at += 30 + label.length + packed + 16;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([listed, end]);
}

/** Version, flags (sizes follow, names in UTF-8), method, time and day. */
function writeFacts(header: Buffer, from: number): void {
  for (const [index, value] of [20, 0x808, 8, 0, DAY].entries()) header.writeUInt16LE(value, from + index * 2);
}
