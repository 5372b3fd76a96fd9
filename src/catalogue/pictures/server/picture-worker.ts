// A separate process, run by Node without a build: uploaded pictures are opened only here.
import sharp from 'sharp';
import { serveOrders } from '#ground/workshop/server/pool-worker.ts';
import { Refusal, type RefusalCode } from '#shared/errors.ts';
import { type PictureWork, pictureWork } from './picture-work.ts';

export type PictureOrder = {
  [Kind in keyof PictureWork]: { kind: Kind; order: Parameters<PictureWork[Kind]>[0] };
}[keyof PictureWork];

export type PictureReply = { made: Awaited<ReturnType<PictureWork[keyof PictureWork]>> } | { refused: RefusalCode };

// One thread, one picture, no cache: memory use must not depend on the machine's cores.
sharp.concurrency(1);
sharp.cache(false);

serveOrders(async ({ kind, order }: PictureOrder): Promise<PictureReply> => {
  try {
    return { made: await pictureWork[kind](order as never) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  }
});
