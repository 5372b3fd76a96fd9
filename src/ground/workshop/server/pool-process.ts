import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { ToPool, ToWorker } from './pool-worker.ts';

/** Why a process ended without an answer: too much memory or time, crashed, or ended by the shop. */
export type Ended = 'memory' | 'time' | 'crash' | 'closing';

/** The workers use little JavaScript memory. */
const HEAP_MB = 192;
/** The kernel's limit in relation to the worker's own: room for code, stacks, and growth between two checks. */
const KERNEL_SHARE = 1.5;
const KERNEL_EXTRA_BYTES = 256 * 1024 * 1024;
/** A worker opens files from strangers, so it gets none of the shop's settings: no database address, no key. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TMP', 'TEMP', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** One process of a pool. It does one order at a time. */
export class PoolProcess<Order, Reply> {
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;
  #why: Ended = 'crash';
  #isReady = false;
  #onMessage: (message: ToPool<Reply>) => void = () => undefined;
  /** Completed orders, and memory after the last one. */
  done = 0;
  bytes = 0;
  /** True from the moment it was ended; the process may exit a moment later. */
  hasEnded = false;

  constructor(worker: string, memory: number) {
    this.#child = start(worker, memory);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gone = promise;
    const end = () => {
      this.hasEnded = true;
      resolve();
    };
    // A process that could not be started emits an error instead of an exit.
    this.#child.once('exit', end).once('error', end);
    this.#child.on('message', (message: ToPool<Reply>) => {
      if ('ready' in message) this.#isReady = true;
      else this.#onMessage(message);
    });
    lowerPriority(this.#child);
  }

  /** Runs an order within bounds; throws if the worker could not be started, or reports a bug of its own. */
  async work(
    order: Order,
    { memory, longest }: { memory: number; longest: number },
  ): Promise<{ reply: Reply } | { ended: Ended }> {
    const { promise, resolve } = Promise.withResolvers<ToPool<Reply>>();
    this.#onMessage = resolve;
    this.#hold();
    const late = setTimeout(() => this.end('time'), longest);
    try {
      const sent: ToWorker<Order> = { order, memory };
      // The exit handler notices a process that has just ended.
      if (this.#child.connected) this.#child.send(sent, () => undefined);
      const message = await Promise.race([promise, this.#gone]);
      if (!message) return this.#isReady || this.#why !== 'crash' ? { ended: this.#why } : cannotStart();
      if ('reply' in message) {
        this.done++;
        this.bytes = message.bytes;
        return { reply: message.reply };
      }
      this.end('memory');
      if ('problem' in message) throw new Error(message.problem);
      return { ended: 'memory' };
    } finally {
      clearTimeout(late);
      this.#unrefChild();
    }
  }

  /** Ends it immediately, also during an order. */
  end(why: Ended): void {
    if (!this.hasEnded) this.#why = why;
    this.hasEnded = true;
    this.#child.kill('SIGKILL');
  }

  /** Resolves when it has exited. */
  get gone(): Promise<void> {
    return this.#gone;
  }

  #hold(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  /** An idle worker does not prevent the shop from exiting; it exits with the shop. */
  #unrefChild(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

function cannotStart(): never {
  throw new Error('a worker process ended before it was ready');
}

function start(worker: string, memory: number): ChildProcess {
  const node = [`--max-old-space-size=${HEAP_MB}`];
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(
      PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    // One arena instead of eight per core: otherwise the C library holds twice the memory the pictures need.
    MALLOC_ARENA_MAX: '1',
  };
  const stdio: ['ignore', 'ignore', 'ignore', 'ipc'] = ['ignore', 'ignore', 'ignore', 'ipc'];
  if (process.platform !== 'linux') return fork(worker, { execArgv: node, env, stdio });
  // The kernel refuses more memory than this. If the shell cannot set it, the worker's own check remains.
  const limit = `ulimit -d ${Math.round((KERNEL_SHARE * memory + KERNEL_EXTRA_BYTES) / 1024)} 2>/dev/null; exec "$@"`;
  return fork(worker, { execPath: '/bin/sh', execArgv: ['-c', limit, 'sh', process.execPath, ...node], env, stdio });
}

/** Workers have low priority. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already exited, or not permitted here: it works anyway.
  }
}
