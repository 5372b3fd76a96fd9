import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Metadata } from 'sharp';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { Refusal } from '#shared/errors.ts';
import type { ByteSpan } from './header/found-header.ts';
import { type OriginalHeader, STRICT_DECODING } from './picture-intake.ts';

interface Opened {
  path: string;
  said: Metadata;
}

/**
 * Opens a file that passed our reader, in a worker process only. Removes unneeded parts first (compressed texts of a
 * PNG can inflate to gigabytes), and refuses if the decoder sees another picture than our reader did.
 */
export async function openOriginal(path: string, header: OriginalHeader, folder: string): Promise<Opened> {
  const clean = header.unneeded.length === 0 ? path : await copyWithout(path, header.unneeded, folder);
  const said = await sharp(clean, { ...STRICT_DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!said || !agrees(said, header)) throw new Refusal('unsupported_media');
  return { path: clean, said };
}

function agrees(said: Metadata, { format, width, height, pages }: OriginalHeader): boolean {
  return said.format === format && said.width === width && said.height === height && (said.pages ?? 1) === pages;
}

async function copyWithout(path: string, spans: readonly ByteSpan[], folder: string): Promise<string> {
  const copy = join(folder, 'clean');
  await pipeline(async function* () {
    let at = 0;
    for (const { from, to } of spans) {
      if (from > at) yield* createReadStream(path, { start: at, end: from - 1 });
      at = to;
    }
    yield* createReadStream(path, { start: at });
  }, createWriteStream(copy));
  return copy;
}
