import { type LineRules, openLine } from './line.ts';
import { type Ended, PoolProcess } from './pool-process.ts';

interface PoolRules extends LineRules {
  /** The program, which calls `serveOrders`. Node runs its source directly, also beside the built server. */
  worker: string;
  memory: number;
  longest: number;
  idle?: number;
}

/** Bounds of one order, if they differ from the pool's. */
export interface OrderBounds {
  memory?: number | undefined;
  longest?: number | undefined;
  /** Ends the order and its process. */
  signal?: AbortSignal | undefined;
}

interface ProcessPool<Order, Reply> {
  /** Runs an order in a process, or returns why the process ended; `unavailable` if too many are queued. */
  ask(order: Order, bounds?: OrderBounds): Promise<{ reply: Reply } | { ended: Ended }>;
  /** Ends all processes now, and resolves when they have exited. The next order starts a new one. */
  close(): Promise<void>;
  /** Running processes, including idle ones. */
  readonly running: number;
}

const IDLE_MS = 20_000;
/** A process is replaced after so many orders or so much memory, because libraries leak. */
const MOST_ORDERS = 100;
const MOST_IDLE_BYTES = 256 * 1024 * 1024;

/**
 * A few processes for work that must not run in the shop's own: each has limits of memory and time and none of the
 * shop's settings, and its end harms nothing else. They start when needed, are reused, and end when idle or when
 * the shop exits.
 */
export function openProcessPool<Order, Reply>(rules: PoolRules): ProcessPool<Order, Reply> {
  const running = new Set<PoolProcess<Order, Reply>>();
  const idle = new Map<PoolProcess<Order, Reply>, NodeJS.Timeout>();
  const inLine = openLine(rules);

  const start = () => {
    const started = new PoolProcess<Order, Reply>(rules.worker, rules.memory);
    running.add(started);
    void started.gone.then(() => {
      running.delete(started);
      clearTimeout(idle.get(started));
      idle.delete(started);
    });
    return started;
  };
  const takeIdle = () => {
    const [found] = idle;
    if (!found) return undefined;
    clearTimeout(found[1]);
    idle.delete(found[0]);
    return found[0];
  };
  const giveBack = (used: PoolProcess<Order, Reply>) => {
    if (used.hasEnded) return;
    if (used.done >= MOST_ORDERS || used.bytes > MOST_IDLE_BYTES) return used.end('closing');
    idle.set(used, setTimeout(() => used.end('closing'), rules.idle ?? IDLE_MS).unref());
  };
  const workOn = async (used: PoolProcess<Order, Reply>, order: Order, bounds: OrderBounds) => {
    const stop = () => used.end('closing');
    bounds.signal?.addEventListener('abort', stop);
    try {
      const { memory = rules.memory, longest = rules.longest } = bounds;
      return await used.work(order, { memory, longest });
    } finally {
      bounds.signal?.removeEventListener('abort', stop);
      giveBack(used);
    }
  };
  const run = async (order: Order, bounds: OrderBounds) => {
    if (bounds.signal?.aborted) return { ended: 'closing' } as const;
    const used = takeIdle();
    const outcome = await workOn(used ?? start(), order, bounds);
    // Perhaps an earlier order caused the crash; a new process decides.
    const isWorthAnother = used && 'ended' in outcome && outcome.ended === 'crash';
    return isWorthAnother ? workOn(start(), order, bounds) : outcome;
  };
  return {
    get running() {
      return running.size;
    },
    ask: (order, bounds = {}) => inLine(() => run(order, bounds)),
    async close() {
      const all = [...running];
      for (const one of all) one.end('closing');
      await Promise.all(all.map(({ gone }) => gone));
    },
  };
}
