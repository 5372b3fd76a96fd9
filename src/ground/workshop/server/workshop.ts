import { Refusal } from '#shared/errors.ts';

interface Bench {
  /** Makings under way at the same time: each costs a processor and some ten megabytes. */
  atOnce: number;
  /** Makings that may wait for a place; whoever comes later is asked to come again. */
  waiting: number;
}

/**
 * For costly things that are the same for whoever asks: one making for each name, a few at a time, no endless queue. It knows
 * only its own process; another one may make the same thing, which is a waste and no harm.
 */
export function openWorkshop<T>({ atOnce, waiting }: Bench): (name: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  const place = () => {
    if (busy < atOnce) {
      busy++;
      return Promise.resolve();
    }
    if (queue.length >= waiting) throw new Refusal('unavailable', { retryAfter: 5 });
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else busy--;
  };
  const inTurn = async (make: () => Promise<T>) => {
    await place();
    try {
      return await make();
    } finally {
      leave();
    }
  };
  return (name, make) => {
    const same = underWay.get(name);
    if (same) return same;
    const making = inTurn(make).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
