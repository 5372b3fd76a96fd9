import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { installed } from '#db/server/install-folder.ts';
import { intakeFolder } from '#ground/files/server/file-intake.ts';
import type { StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { Crop } from '../studio.rules.ts';
import type { MasterOrder, MasterReply } from './look-at-master.ts';

/** Node runs the worker as it stands, also beside the built server. */
const WORKER = installed('src/features/studio/server/master-worker.ts');
/** Enough for 150 megapixels that are read line by line, and for most that must be held whole (progressive, interlaced). */
const MEMORY_BYTES = 1024 ** 3;
/** JavaScript has little to do there. */
const HEAP_MB = 192;
const LONGEST_MS = 4 * 60_000;

export interface Bench {
  config: StorageSettings;
  signal: AbortSignal;
  /** For tests. */
  memory?: number;
  longest?: number;
}

/** Has a master looked at in a process of its own; undefined if that process ended without a word, or the shop closes. */
export async function workOn(
  { config, signal, memory = MEMORY_BYTES, longest = LONGEST_MS }: Bench,
  { master_id, size, crop }: { master_id: string; size: number; crop: Crop | null },
): Promise<MasterReply | undefined> {
  const folder = intakeFolder(config);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const child = fork(WORKER, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // One arena instead of eight for each core: the C library otherwise keeps twice what the pictures need.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    stop();
  }, longest);
  try {
    yieldToVisitors(child);
    const order: MasterOrder = {
      storage: { dataDir: config.dataDir, s3: config.s3 },
      master_id,
      size,
      path,
      crop,
      memory,
    };
    const reply = await replyOf(child, order);
    return reply ?? (isLate ? { fault: 'heavy' } : undefined);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    stop();
    await rm(path, { force: true });
  }
}

function replyOf(child: ChildProcess, order: MasterOrder): Promise<MasterReply | undefined> {
  const { promise, resolve } = Promise.withResolvers<MasterReply | undefined>();
  child
    .once('message', (reply: MasterReply) => resolve(reply))
    .once('error', () => resolve(undefined))
    .once('exit', () => resolve(undefined));
  child.send(order, (error) => {
    if (error) resolve(undefined);
  });
  return promise;
}

/** Decoding may take what the shop leaves over. */
function yieldToVisitors({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Already gone, or not allowed here: it works all the same.
  }
}
