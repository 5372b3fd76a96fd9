import type { PictureRow } from '#features/pictures/server/picture-files.service.ts';
import type { Painter } from './painter.ts';

/** A canvas is freed when the garbage collector finds the time; a new thread frees everything. */
const WORKS_PER_PAINTER = 12;

interface PaintAll {
  open: () => Painter;
  threads: number;
  signal: AbortSignal;
  onPainted: (work: string, picture: PictureRow) => Promise<void>;
  onFailed: (work: string, error: unknown) => void;
}

/** Paints the works in their order, several at once. One that fails is told and left out; the next start tries it again. */
export async function paintAll(works: readonly string[], { threads, ...options }: PaintAll): Promise<void> {
  const queue = [...works];
  await Promise.all(Array.from({ length: Math.min(threads, queue.length) }, () => paintFrom(queue, options)));
}

async function paintFrom(queue: string[], options: Omit<PaintAll, 'threads'>): Promise<void> {
  const { signal } = options;
  while (queue.length > 0 && !signal.aborted) {
    const painter = options.open();
    const stop = () => void painter.close();
    signal.addEventListener('abort', stop);
    try {
      await paintSome(painter, queue, options);
    } finally {
      signal.removeEventListener('abort', stop);
      await painter.close();
    }
  }
}

async function paintSome(
  painter: Painter,
  queue: string[],
  { signal, onPainted, onFailed }: Omit<PaintAll, 'threads'>,
) {
  for (let painted = 0; painted < WORKS_PER_PAINTER && !signal.aborted; painted++) {
    const work = queue.shift();
    if (work === undefined) return;
    try {
      await onPainted(work, await painter.paint(work));
    } catch (error) {
      if (!signal.aborted) onFailed(work, error);
      // The thread may have died of it: the rest gets a new one.
      return;
    }
  }
}
