import { writeFileSync } from 'node:fs';

/** What a pool sends to its worker. */
export interface ToWorker<Order> {
  order: Order;
  memory: number;
}

/** What a worker sends to its pool: that it is ready, its answer, that it uses too much memory, or a bug in the program. */
export type ToPool<Reply> = { ready: true } | { reply: Reply; bytes: number } | { heavy: true } | { problem: string };

const WATCH_MS = 25;

/** Does the orders of the pool that started this process, one at a time, and watches its memory. */
export function serveOrders<Order, Reply>(work: (order: Order) => Promise<Reply>): void {
  const post = (message: ToPool<Reply>) => process.send?.(message);
  // Ctrl+C and a service manager signal every process of the shop; its main process decides when work ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Not process.exit(), which would wait for the picture that is being decoded.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  raiseOomScore();
  process.on('message', ({ order, memory }: ToWorker<Order>) => {
    // Decoding runs on another thread, so this timer still fires.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > memory) post({ heavy: true });
    }, WATCH_MS);
    void work(order)
      .then((reply): ToPool<Reply> => ({ reply, bytes: process.memoryUsage.rss() }), faultOf)
      .then((message) => {
        clearInterval(watch);
        post(message);
      });
  });
  post({ ready: true });
}

/** A refused allocation counts as too much memory too. */
function faultOf(error: unknown): { heavy: true } | { problem: string } {
  if (error instanceof RangeError && /allocat/i.test(error.message)) return { heavy: true };
  return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** If the machine runs out of memory, Linux ends this process before any other of the shop. */
function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or not permitted here.
  }
}
