import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { StorageProblem } from '../storage-health.rules.ts';
import type { Storage } from './storage.ts';
import { storageHealth } from './storage-health.tables.ts';

const BUCKET = 'bucket';
/** Each check overwrites the same file, so that a bucket that refuses deletion does not fill up. */
export const TRIAL_KEY = 'attachments/shop-health-check';
const EVERY_MS = 300_000;
const SOON_MS = 10_000;
/** A bucket that takes longer for a few bytes is too slow for visitors. */
const LONGEST_MS = 10_000;

interface StorageHealth {
  checked_at: Date;
  well_at: Date | null;
  problem: StorageProblem | null;
}

/** Checks the bucket every five minutes, in one process for all, and stores the result. */
export function checkingBucket(db: Db, storage: Storage): Job {
  return {
    name: 'bucket_health',
    runsIn: 'one_process',
    every: EVERY_MS,
    after: SOON_MS,
    run: () => recordTrial(db, storage),
  };
}

/** Checks the bucket once and stores the result; an unhealthy bucket does not make the job fail. */
export async function recordTrial(db: Db, storage: Storage, longest = LONGEST_MS): Promise<StorageProblem | null> {
  const problem = await tryStorage(storage, longest);
  const now = new Date();
  const found = { checked_at: now, problem, ...(problem === null && { well_at: now }) };
  await db
    .insert(storageHealth)
    .values({ name: BUCKET, ...found })
    .onConflictDoUpdate({ target: storageHealth.name, set: found });
  return problem;
}

/** The result of the last check; undefined before the first. */
export async function readStorageHealth(db: Db): Promise<StorageHealth | undefined> {
  const { checked_at, well_at, problem } = storageHealth;
  const [row] = await db
    .select({ checked_at, well_at, problem })
    .from(storageHealth)
    .where(eq(storageHealth.name, BUCKET));
  return row;
}

/** Writes a small file, reads it and removes it, within a time limit; returns the problem. */
export async function tryStorage(storage: Storage, longest = LONGEST_MS): Promise<StorageProblem | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StorageProblem>((resolve) => {
    timer = setTimeout(() => resolve('slow'), longest);
  });
  try {
    return await Promise.race([late, writeAndRead(storage).catch(problemOf)]);
  } finally {
    clearTimeout(timer);
  }
}

async function writeAndRead(storage: Storage): Promise<StorageProblem | null> {
  const bytes = randomBytes(32);
  await storage.put(TRIAL_KEY, bytes, 'application/octet-stream');
  const file = await storage.get(TRIAL_KEY);
  const read = file && new Uint8Array(await new Response(file.body).arrayBuffer());
  await storage.remove(TRIAL_KEY);
  return read && bytes.equals(read) ? null : 'other_bytes';
}

function problemOf(error: unknown): StorageProblem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'denied';
  return status === 404 ? 'no_bucket' : 'failing';
}
