import { open } from 'node:fs/promises';

/** A PNG has a dozen chunks before its pixels; one with thousands is made to keep its reader busy. */
const MOST_CHUNKS = 500;

/** Whether a PNG moves: decoders show its first frame and do not tell. Undefined if it has no order to speak of. */
export async function isAnimatedPng(path: string): Promise<boolean | undefined> {
  await using file = await open(path);
  const head = Buffer.alloc(8);
  let at = 8;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
    const { bytesRead } = await file.read({ buffer: head, position: at });
    if (bytesRead < 8) return undefined;
    const name = head.toString('latin1', 4, 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    // Length, name, data, checksum.
    at += 12 + head.readUInt32BE(0);
  }
  return undefined;
}
