import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { StartupProblem } from './startup-problem.ts';

/** Requests for copies, and the copies, inside the data folder: a process that can write there can read the whole shop anyway. */
const COPIES = 'copies';
const REQUEST = 'request';
const ID = /^[0-9a-f-]{36}$/;
const POLL_MS = 100;
/** An open shop looks for requests every second. */
const UNHEARD_MS = 60_000;
const LONGEST_MS = 60 * 60_000;

/** In the process that has the embedded database open: makes the copy that another process has requested, if any. */
export async function answerCopyRequest({ copyTo }: Database, dataDir: string): Promise<void> {
  const folder = join(dataDir, COPIES);
  const request = join(folder, REQUEST);
  if (!copyTo || !existsSync(request)) return;
  const id = await readFile(request, 'utf8');
  await rm(request);
  if (!ID.test(id)) return;
  const copy = join(folder, id);
  try {
    await mkdir(`${copy}.new`, { mode: 0o700 });
    await copyTo(join(`${copy}.new`, 'db'));
    await rename(`${copy}.new`, copy);
  } catch (error) {
    // First, because the disk may be full: of the copy.
    await rm(`${copy}.new`, { recursive: true, force: true }).catch(() => undefined);
    await writeFile(`${copy}.failed`, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

/**
 * Gives `work` a data folder with a copy of the embedded database as of one moment, and removes it afterwards. If a
 * shop has the database open, that process makes the copy, and goes on in the meantime.
 */
export async function withCopy<T>(dataDir: string, work: (copy: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(dataDir, 'db', 'PG_VERSION'))) throw new StartupProblem(`There is no shop in ${dataDir}.`);
  const folder = join(dataDir, COPIES);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = lockFolder(folder);
  const copy = join(folder, randomUUID());
  try {
    await clear(folder);
    await takeCopy(dataDir, copy);
    return await work(copy);
  } finally {
    await clear(folder);
    release();
  }
}

/** Removes what a killed process has left. The lock's own files stay. */
async function clear(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('db.lock'));
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

async function takeCopy(dataDir: string, copy: string): Promise<void> {
  if (await copyUnused(dataDir, copy)) return;
  const request = join(dataDir, COPIES, REQUEST);
  await writeFile(`${request}.new`, copy.slice(-36));
  await rename(`${request}.new`, request);
  for (let waited = 0; !existsSync(copy); waited += POLL_MS) {
    await delay(POLL_MS);
    const failure = await readFile(`${copy}.failed`, 'utf8').catch(() => undefined);
    if (failure !== undefined) throw new StartupProblem(`The open shop could not copy its database: ${failure}`);
    if (waited % 5_000 !== 0 || existsSync(copy)) continue;
    // The shop may have ended since.
    if (await copyUnused(dataDir, copy)) return;
    // Not read, or read by a process that has ended since.
    const isUnheard = waited >= UNHEARD_MS && !existsSync(`${copy}.new`) && !existsSync(copy);
    if (isUnheard || waited >= LONGEST_MS) {
      throw new StartupProblem(`The process that has ${dataDir} open does not answer: stop it, and try again.`);
    }
  }
}

/** Copies a database that nobody has open; false if it is open. */
async function copyUnused(dataDir: string, copy: string): Promise<boolean> {
  const release = tryLock(dataDir);
  if (!release) return false;
  try {
    await rm(`${copy}.new`, { recursive: true, force: true });
    await cp(join(dataDir, 'db'), join(copy, 'db'), { recursive: true });
    return true;
  } finally {
    release();
  }
}

function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof StartupProblem) return undefined;
    throw error;
  }
}
