import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StorageSettings } from '#features/pictures/server/open-storage.ts';
import type { PictureRow } from '#features/pictures/server/picture-files.service.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import type { PaintOrder, PaintReply, PaintWorkerData } from '../../../../demo/paint-worker.ts';

/** From the folder the shop was started in: Node runs the worker as it stands, also beside the built server. */
const WORKER = 'demo/paint-worker.ts';

/** A painter in a thread of its own, who does one thing at a time. */
export interface Painter {
  outline(): Promise<CatalogueOutline>;
  paint(work: string): Promise<PictureRow>;
  /** At once, also in the middle of a picture: whatever waits for it is told that the painter has gone. */
  close(): Promise<void>;
}

/** Opens a thread that knows the catalogue in this file. The shop itself never loads a canvas or a brush. */
export function openPainter(storage: StorageSettings, catalogue: string): Painter {
  const workerData: PaintWorkerData = { catalogue: resolve(catalogue), storage };
  const worker = new Worker(resolve(WORKER), {
    workerData,
    // Whatever this process was started with, a debugger or a test runner's loader, is not for the thread.
    execArgv: [],
    // JavaScript alone; a canvas and the copies made of it come on top, some 200 MB at most.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // Whoever asks is told; without this one, a thread that breaks while nobody asks would end the shop.
  worker.on('error', () => undefined);
  const ask = async (order: PaintOrder) => {
    worker.postMessage(order);
    const reply = await nextReply(worker);
    if ('problem' in reply) throw new Error(reply.problem);
    return reply;
  };
  return {
    async outline() {
      const reply = await ask({ want: 'outline' });
      if (!('outline' in reply)) throw new TypeError('the painter brought no outline');
      return reply.outline;
    },
    async paint(work) {
      const reply = await ask({ want: 'picture', work });
      if (!('picture' in reply)) throw new TypeError('the painter brought no picture');
      return reply.picture;
    },
    close: async () => void (await worker.terminate()),
  };
}

function nextReply(worker: Worker): Promise<PaintReply> {
  const { promise, resolve: told, reject } = Promise.withResolvers<PaintReply>();
  const gone = () => reject(new Error('the painter has gone'));
  worker.once('message', told).once('error', reject).once('exit', gone);
  return promise.finally(() => worker.off('message', told).off('error', reject).off('exit', gone));
}
