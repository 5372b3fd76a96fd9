// A process beside the shop, run by Node without a build: it has the catalogue, paints one work at a time and stores
// its renditions. A process rather than a thread, because canvases and encoders leave hundreds of megabytes of
// fragmented memory behind, which the shop would occupy until its next start, and because a crash in them must not end
// the shop.
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { developPicture, type PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import { openStorage, type StorageSettings } from '../src/ground/storage/server/open-storage.ts';
import type { DemoWork } from './artist.ts';
import { easel } from './brush.ts';
import type { CatalogueOutline, DemoCatalogue } from './catalogue.ts';

/** The shop's request: the outline of a catalogue, or one of its works painted. */
export interface PaintOrder {
  /** The file that exports the catalogue. */
  catalogue: string;
  storage: StorageSettings;
  work?: string;
}
export type PaintReply = { outline: CatalogueOutline } | { picture: PictureRow } | { problem: string };

// The shop starts one process for each core already, and no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (order: PaintOrder) => {
  void replyTo(order).then((reply) => process.send?.(reply));
});
// Ctrl+C reaches every process of the terminal; it is for the shop to say when painting ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

async function replyTo(order: PaintOrder): Promise<PaintReply> {
  try {
    const { catalogue } = (await import(pathToFileURL(order.catalogue).href)) as { catalogue: DemoCatalogue };
    if (order.work === undefined) return { outline: outlineOf(catalogue) };
    return { picture: await paint(catalogue, order.work, order.storage) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Everything that another process can receive: all but the painting code. */
function outlineOf({ artists, ...rest }: DemoCatalogue): CatalogueOutline {
  return {
    ...rest,
    artists: artists.map((artist) => ({ ...artist, works: artist.works.map(({ paint: _, ...work }) => work) })),
  };
}

async function paint({ artists }: DemoCatalogue, slug: string, storage: StorageSettings): Promise<PictureRow> {
  const work = artists.flatMap((artist) => artist.works).find((known) => known.slug === slug);
  if (!work) throw new Error(`the catalogue has no work ${slug}`);
  const pixels = paintedPixels(work);
  // Painters use several canvases of some 30 MB each, which look tiny to the garbage collector.
  globalThis.gc?.();
  return developPicture(openStorage(storage), { pixels, width: work.width, height: work.height });
}

function paintedPixels({ width, height, seed, paint }: DemoWork): Uint8Array {
  const board = easel(width, height, seed);
  paint(board);
  return board.canvas.data();
}
