import type { PictureRow } from '#catalogue/pictures/server/picture-files.service.ts';
import type { Painter } from './painter.ts';

/** Memory fragmented by canvases and encoders is freed only when a painter process exits. */
const WORKS_PER_PAINTER = 8;

interface Workshop {
  call: () => Painter;
  signal: AbortSignal;
  onPainted: (work: string, picture: PictureRow) => Promise<void>;
  onFailed: (work: string, error: unknown) => void;
}

/** Paints the works in their order, several in parallel. A failure is logged and skipped; the next start tries it again. */
export async function paintAll(works: readonly string[], painters: number, workshop: Workshop): Promise<void> {
  const queue = [...works];
  await Promise.all(Array.from({ length: Math.min(painters, queue.length) }, () => paintFrom(queue, workshop)));
}

async function paintFrom(queue: string[], workshop: Workshop): Promise<void> {
  const { signal } = workshop;
  while (queue.length > 0 && !signal.aborted) {
    const painter = workshop.call();
    const stop = () => void painter.close();
    signal.addEventListener('abort', stop);
    try {
      await paintSome(painter, queue, workshop);
    } finally {
      signal.removeEventListener('abort', stop);
      await painter.close();
    }
  }
}

async function paintSome(painter: Painter, queue: string[], { signal, onPainted, onFailed }: Workshop): Promise<void> {
  for (let painted = 0; painted < WORKS_PER_PAINTER && !signal.aborted; painted++) {
    const work = queue.shift();
    if (work === undefined) return;
    try {
      await onPainted(work, await painter.paint(work));
    } catch (error) {
      if (!signal.aborted) onFailed(work, error);
      // It may have crashed the painter: another one continues with the rest.
      return;
    }
  }
}
