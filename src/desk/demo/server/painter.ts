import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import { installed } from '#db/server/install-folder.ts';
import type { StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import type { PaintOrder, PaintReply } from '../../../../demo/paint-worker.ts';

/** Node runs the worker as it stands, also beside the built server. */
const WORKER = installed('demo/paint-worker.ts');

/** A painter in a process of its own, who does one thing at a time. */
export interface Painter {
  outline(): Promise<CatalogueOutline>;
  paint(work: string): Promise<PictureRow>;
  /** At once, also in the middle of a picture: whoever waits for it is told that the painter has gone. */
  close(): Promise<void>;
}

/** Calls a painter who knows the catalogue in this file. The shop itself never loads a canvas or a brush. */
export function callPainter(storage: StorageSettings, catalogue: string): Painter {
  const child = fork(WORKER, {
    // And nothing else that this process was started with: a debugger or a test runner's loader is not for the painter.
    execArgv: ['--expose-gc'],
    // One arena instead of eight for each core: the C library otherwise keeps twice what the pictures need.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  // A process that could not even be started has no exit, only an error.
  const gone = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  yieldToVisitors(child);
  const ask = async (work?: string) => {
    const order: PaintOrder = { catalogue: installed(catalogue), storage, ...(work !== undefined && { work }) };
    child.send(order);
    const reply = await nextReply(child);
    if ('problem' in reply) throw new Error(reply.problem);
    return reply;
  };
  return {
    async outline() {
      const reply = await ask();
      if (!('outline' in reply)) throw new TypeError('the painter brought no outline');
      return reply.outline;
    },
    async paint(work) {
      const reply = await ask(work);
      if (!('picture' in reply)) throw new TypeError('the painter brought no picture');
      return reply.picture;
    },
    async close() {
      child.kill();
      await gone;
    },
  };
}

/** Painting may take what the shop leaves over; its threads are born after this and inherit it. */
function yieldToVisitors({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already gone, or not allowed here: it paints all the same.
  }
}

function nextReply(child: ChildProcess): Promise<PaintReply> {
  const { promise, resolve: replied, reject } = Promise.withResolvers<PaintReply>();
  const gone = () => reject(new Error('the painter has gone'));
  if (child.exitCode !== null || child.signalCode !== null) gone();
  child.once('message', replied).once('error', reject).once('exit', gone);
  return promise.finally(() => child.off('message', replied).off('error', reject).off('exit', gone));
}
