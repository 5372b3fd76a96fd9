// A process beside the shop, run by Node without a build: pictures from outside are opened here and nowhere else.
import sharp from 'sharp';
import { serveOrders } from '#ground/workshop/server/pool-worker.ts';
import { Refusal, type RefusalCode } from '#shared/errors.ts';
import { type PictureWork, pictureWork } from './picture-work.ts';

/** One of the things that are done with pictures, by its name. */
export type PictureOrder = {
  [Kind in keyof PictureWork]: { kind: Kind; order: Parameters<PictureWork[Kind]>[0] };
}[keyof PictureWork];

export type PictureReply = { made: Awaited<ReturnType<PictureWork[keyof PictureWork]>> } | { refused: RefusalCode };

// One thread, one picture, nothing remembered: how much it takes must not depend on the machine's cores.
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
