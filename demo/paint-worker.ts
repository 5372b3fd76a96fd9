// A worker thread, run by Node itself without a build: it knows the catalogue, paints one work at a time and files its renditions.
import { constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { openStorage, type StorageSettings } from '#features/pictures/server/open-storage.ts';
import { developPicture, type PictureRow } from '#features/pictures/server/picture-files.service.ts';
import { easel } from './brush.ts';
import type { CatalogueOutline, DemoCatalogue } from './catalogue.ts';

export interface PaintWorkerData {
  /** The file that exports the catalogue. */
  catalogue: string;
  storage: StorageSettings;
}

export type PaintOrder = { want: 'outline' } | { want: 'picture'; work: string };
export type PaintReply = { outline: CatalogueOutline } | { picture: PictureRow } | { problem: string };

const given = workerData as PaintWorkerData;
const { catalogue } = (await import(pathToFileURL(given.catalogue).href)) as { catalogue: DemoCatalogue };
const storage = openStorage(given.storage);

// On Linux this means the calling thread alone; elsewhere it would slow the whole shop down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
// The pool has a thread for each core already, and no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (order: PaintOrder) => parentPort?.postMessage(await replyTo(order)));

async function replyTo(order: PaintOrder): Promise<PaintReply> {
  try {
    return order.want === 'outline' ? { outline: outlineOf(catalogue) } : { picture: await paint(order.work) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** All that can be told to another thread: everything but the painting itself. */
function outlineOf({ artists, ...rest }: DemoCatalogue): CatalogueOutline {
  return {
    ...rest,
    artists: artists.map((artist) => ({ ...artist, works: artist.works.map(({ paint: _, ...work }) => work) })),
  };
}

async function paint(slug: string): Promise<PictureRow> {
  const work = catalogue.artists.flatMap((artist) => artist.works).find((known) => known.slug === slug);
  if (!work) throw new Error(`the catalogue has no work ${slug}`);
  const board = easel(work.width, work.height, work.seed);
  work.paint(board);
  return developPicture(storage, { pixels: board.canvas.data(), width: work.width, height: work.height });
}
