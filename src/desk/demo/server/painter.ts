import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import { installed } from '#db/server/install-folder.ts';
import type { StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import type { PaintOrder, PaintReply } from '../../../../demo/paint-worker.ts';

/** Node runs the worker from source, also beside the built server. */
const WORKER = installed('demo/paint-worker.ts');

/** A painter in its own process, which does one thing at a time. */
export interface Painter {
  outline(): Promise<CatalogueOutline>;
  paint(work: string): Promise<PictureRow>;
  /** Stops immediately, even during a picture; pending calls are rejected. */
  close(): Promise<void>;
}

/** Starts a painter for the catalogue in this file. The shop itself never loads a canvas. */
export function startPainter(storage: StorageSettings, catalogue: string): Painter {
  const child = fork(WORKER, {
    // Only this flag: the painter must not inherit a debugger or a test runner's loader.
    execArgv: ['--expose-gc'],
    // One arena instead of eight per core: otherwise the C library holds twice the memory the pictures need.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  // A process that could not be started emits an error instead of an exit.
  const gone = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  lowerPriority(child);
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

/** Painting has low priority; threads started later inherit it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already exited, or not permitted here: it paints anyway.
  }
}

function nextReply(child: ChildProcess): Promise<PaintReply> {
  const { promise, resolve: replied, reject } = Promise.withResolvers<PaintReply>();
  const gone = () => reject(new Error('the painter has gone'));
  if (child.exitCode !== null || child.signalCode !== null) gone();
  child.once('message', replied).once('error', reject).once('exit', gone);
  return promise.finally(() => child.off('message', replied).off('error', reject).off('exit', gone));
}
