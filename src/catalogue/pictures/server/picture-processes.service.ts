import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installed } from '#db/server/install-folder.ts';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import type { Ended } from '#ground/workshop/server/pool-process.ts';
import { type OrderBounds, openProcessPool } from '#ground/workshop/server/process-pool.ts';
import { Refusal, type RefusalCode } from '#shared/errors.ts';
import type { PictureWork } from './picture-work.ts';
import type { PictureOrder, PictureReply } from './picture-worker.ts';

const MB = 1024 * 1024;
const WORKER = installed('src/catalogue/pictures/server/picture-worker.ts');

/**
 * Photos, for which people wait, and print masters, which take minutes, have a process each. A photo of 64 megapixels
 * that must be decoded whole takes 470 MB; a master of 150, read line by line, takes less.
 */
const lanes = {
  photos: openProcessPool<PictureOrder, PictureReply>({
    worker: WORKER,
    atOnce: 1,
    waiting: 12,
    patience: 45_000,
    memory: 768 * MB,
    longest: 60_000,
  }),
  masters: openProcessPool<PictureOrder, PictureReply>({
    worker: WORKER,
    atOnce: 1,
    waiting: 20,
    memory: 1024 * MB,
    longest: 150_000,
  }),
};

type Lane = keyof typeof lanes;
type Made<Kind extends keyof PictureWork> = Awaited<ReturnType<PictureWork[Kind]>>;
type Asked<Kind extends keyof PictureWork> = Omit<Parameters<PictureWork[Kind]>[0], 'file' | 'folder'>;

export interface PictureWorkspace {
  /** Runs one task on the file; returns the result, the refusal, or why the process ended. */
  ask<Kind extends keyof PictureWork>(
    kind: Kind,
    more: Asked<Kind>,
    file?: SentFile,
  ): Promise<{ made: Made<Kind> } | { refused: RefusalCode } | { ended: Ended }>;
  /** The path of a file that was made. */
  pathOf(name: string): string;
}

/** Works on an uploaded file without opening it in this process. Removes the results at the end. */
export async function withPictureProcess<T>(
  { file, lane, bounds = {} }: { file: SentFile; lane: Lane; bounds?: OrderBounds },
  use: (bench: PictureWorkspace) => Promise<T>,
): Promise<T> {
  const folder = join(dirname(file.path), randomUUID());
  const bench: PictureWorkspace = {
    async ask(kind, more, other = file) {
      const order = { ...more, file: other, folder } as never;
      const outcome = await lanes[lane].ask({ kind, order }, bounds);
      return 'ended' in outcome ? outcome : (outcome.reply as { made: never } | { refused: RefusalCode });
    },
    pathOf: (name) => join(folder, name),
  };
  try {
    return await use(bench);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const REFUSED_AS: Record<Ended, Refusal> = {
  memory: new Refusal('too_large'),
  time: new Refusal('too_large'),
  crash: new Refusal('unsupported_media'),
  closing: new Refusal('unavailable', { retryAfter: 5 }),
};

/** Returns the result; anything else becomes the refusal that the sender sees. */
export function madeOrRefused<T>(outcome: { made: T } | { refused: RefusalCode } | { ended: Ended }): T {
  if ('made' in outcome) return outcome.made;
  throw 'refused' in outcome ? new Refusal(outcome.refused) : REFUSED_AS[outcome.ended];
}

/** Running tasks are aborted. */
export async function closePictureProcesses(): Promise<void> {
  await Promise.all(Object.values(lanes).map((pool) => pool.close()));
}
