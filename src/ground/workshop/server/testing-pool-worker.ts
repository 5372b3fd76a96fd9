// A worker for the tests of the pool.
import { readFileSync } from 'node:fs';
import { serveOrders } from './pool-worker.ts';

export interface TestOrder {
  wait?: number;
  /** Megabytes to take, so many at a time with a pause between, or all together. */
  take?: number;
  atOnce?: boolean;
  crash?: boolean;
  fail?: boolean;
}

export interface TestDone {
  pid: number;
  settings: string[];
  /** The kernel's limit of data in bytes; undefined without one. */
  limit: number | undefined;
}

const blocks: Buffer[] = [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function dataLimit(): number | undefined {
  try {
    return Number(/^Max data size\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return undefined;
  }
}

serveOrders(
  async ({ wait = 0, take = 0, atOnce = false, crash = false, fail = false }: TestOrder): Promise<TestDone> => {
    if (crash) process.abort();
    if (fail) throw new Error('a fault in the worker');
    for (let taken = 0; taken < take; taken += 20) {
      blocks.push(Buffer.alloc(20 * 1024 * 1024, 1));
      if (!atOnce) await pause(10);
    }
    await pause(wait);
    return { pid: process.pid, settings: Object.keys(process.env), limit: dataLimit() };
  },
);
