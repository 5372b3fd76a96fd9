import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Runs one piece of the engine's work under watch. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const CHECKS = 10;
const ALARM = Symbol.for('cornice.embedded-database-alarm');

/**
 * A separate thread, because a hanging engine usually blocks this thread's event loop. Through the debugger
 * interface it can interrupt even that and run the alarm here; otherwise it kills the process. It counts its own
 * checks instead of reading a clock, so that a paused process or a changed clock is no alarm.
 */
const THREAD = `
const { Session } = require('node:inspector');
const { workerData } = require('node:worker_threads');
const turns = new Int32Array(workerData.turns);
let last = 0;
let checks = 0;
const timer = setInterval(() => {
  const turn = Atomics.load(turns, 0);
  checks = turn === last && (turn & 1) === 1 ? checks + 1 : 0;
  last = turn;
  if (checks < workerData.checks) return;
  clearInterval(timer);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3_000);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for(' + JSON.stringify(workerData.alarm) + ')]()' });
}, workerData.interval);
`;

/** Calls `onStuck` when one piece of work exceeds the limit; it should end the process. */
export function startWatchdog(limitMs: number, onStuck: () => void): Watchdog {
  // Odd while the engine works: each start and each end adds one.
  const turns = new Int32Array(new SharedArrayBuffer(4));
  Object.assign(globalThis, { [ALARM]: onStuck });
  const thread = new Worker(THREAD, {
    eval: true,
    name: 'embedded database watchdog',
    workerData: { turns: turns.buffer, checks: CHECKS, interval: limitMs / CHECKS, alarm: ALARM.description },
  });
  thread.unref();
  return {
    async watch(work) {
      Atomics.add(turns, 0, 1);
      try {
        return await work();
      } finally {
        Atomics.add(turns, 0, 1);
      }
    },
    stop: async () => {
      await thread.terminate();
    },
  };
}
