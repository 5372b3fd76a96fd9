import { Refusal } from '#shared/errors.ts';

export interface LineRules {
  atOnce: number;
  /** Length of the queue; later callers are refused. */
  waiting: number;
  /** Milliseconds after which a queued caller is refused. */
  patience?: number;
}

/** `Retry-After` of a refused caller, in seconds. */
const RETRY_SECONDS = 5;

/** A bounded queue: a few run at a time, some are queued, and the rest are refused with 503 and `Retry-After`. */
export function openLine({ atOnce, waiting, patience }: LineRules): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new Set<() => void>();
  let busy = 0;

  const enter = (): Promise<void> => {
    if (busy < atOnce) {
      busy++;
      return Promise.resolve();
    }
    if (queue.size >= waiting) throw full();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const next = () => {
      clearTimeout(late);
      resolve();
    };
    const giveUp = () => {
      queue.delete(next);
      reject(full());
    };
    const late = patience === undefined ? undefined : setTimeout(giveUp, patience);
    queue.add(next);
    return promise;
  };
  const leave = () => {
    const [next] = queue;
    if (!next) {
      busy--;
      return;
    }
    queue.delete(next);
    next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

function full(): Refusal {
  return new Refusal('unavailable', { retryAfter: RETRY_SECONDS });
}
