import { useSyncExternalStore } from 'react';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { onForgotten } from '#kit/client/forgetting.ts';
import { pauseAfter, type SentMark, speedOf, withMark } from '#selling/studio/sending.rules.ts';
import { isReadable, pause, sendPiece } from '#selling/studio/upload.queries.ts';
import { type ChosenFile, type LeftOut, sortChosen, withKnownNames } from '../chosen-files.rules.ts';
import type { ImportFile } from '../import.contract.ts';
import { registerFiles } from '../import.queries.ts';
import { dropOutdated, rememberFile } from './outdated-files.ts';

/** A file of an import, as this browser uploads it. `failed` is final until it is chosen again. */
export interface SentFile {
  name: string;
  size: number;
  sent: number;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  /** The shop's message; `file` if the file on the computer can no longer be read. */
  failure?: { message: string } | 'file';
}

/** An upload of many files. `waiting` continues automatically, `paused` and `stopped` do not. */
export interface ImportSending {
  state: 'registering' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'sent';
  files: readonly SentFile[];
  leftOut: readonly LeftOut[];
  /** Bytes per second. */
  speed: number | undefined;
  /** Why nothing more is sent: the shop's message. */
  stop?: string;
}

interface Entry {
  file: ImportFile;
  body: File;
  shown: SentFile;
}

interface Job {
  id: number;
  asker: Asker;
  entries: Entry[];
  marks: SentMark[];
  abort: AbortController;
  shown: ImportSending;
}

const FILES_AT_ONCE = 2;
/** Refusals after which no other file could be sent either. */
const ENDS_ALL = ['forbidden', 'unauthenticated', 'not_found', 'conflict'];
/** Refusals of one file that another attempt does not change. */
const ENDS_FILE = ['validation', 'too_large', 'unsupported_media'];

// Outside any page: an upload continues while its person looks at other pages.
const jobs = new Map<number, Job>();
const listeners = new Set<() => void>();

onForgotten(() => {
  for (const { abort } of jobs.values()) abort.abort();
  jobs.clear();
});

/** The upload of this browser for an import; undefined if there is none. */
export function useImportSending(id: number): ImportSending | undefined {
  return useSyncExternalStore(subscribe, () => jobs.get(id)?.shown);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers chosen files and uploads what is missing of each. When nothing more is sent: whether all have arrived. */
export async function addFiles(asker: Asker, id: number, chosen: readonly ChosenFile<File>[]): Promise<boolean> {
  const { files, leftOut } = sortChosen(chosen);
  const job = jobs.get(id) ?? newJob(asker, id);
  const isRunning = job.shown.state === 'sending' || job.shown.state === 'waiting';
  change(job, { state: isRunning ? job.shown.state : 'registering', leftOut });
  if (files.length > 0) {
    try {
      await register(job, files);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      stopAll(job, failure.message);
      return false;
    }
  }
  if (!isRunning) await run(job);
  return job.shown.state === 'sent';
}

function newJob(asker: Asker, id: number): Job {
  const shown: ImportSending = { state: 'registering', files: [], leftOut: [], speed: undefined };
  const job = { id, asker, entries: [], marks: [], abort: new AbortController(), shown };
  jobs.set(id, job);
  return job;
}

async function register(job: Job, files: readonly (ChosenFile<File> & { kind: ImportFile['kind'] })[]): Promise<void> {
  const known = await dropOutdated(job.asker, job.id, files);
  const named = withKnownNames(files, known);
  const registered = await registerFiles(job.asker, job.id, named);
  const bodies = new Map(named.map(({ name, body }) => [name, body]));
  const fresh = registered.flatMap((file): Entry[] => {
    const body = bodies.get(file.name);
    if (!body) return [];
    rememberFile(file, body);
    const { name, size, received } = file;
    const shown: SentFile = { name, size, sent: received, state: received < size ? 'queued' : 'sent' };
    return [{ file, body, shown }];
  });
  const names = new Set(fresh.map(({ file }) => file.name));
  job.entries = [...job.entries.filter(({ file }) => !names.has(file.name)), ...fresh];
}

export function pauseSending(id: number): void {
  const job = jobs.get(id);
  if (!job) return;
  job.abort.abort();
  change(job, { state: 'paused', speed: undefined });
}

export async function resumeSending(id: number): Promise<void> {
  const job = jobs.get(id);
  if (job && job.shown.state !== 'sending') await run(job);
}

/** Drops an upload whose import was discarded or has been checked. */
export function dropUpload(id: number): void {
  jobs.get(id)?.abort.abort();
  jobs.delete(id);
  notifyAll();
}

async function run(job: Job): Promise<void> {
  const abort = new AbortController();
  job.abort = abort;
  job.marks = [];
  const { stop: _, ...rest } = job.shown;
  job.shown = rest;
  change(job, { state: 'sending', speed: undefined });
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, () => sendQueued(job, abort.signal)));
  if (abort.signal.aborted) return;
  const isWhole = job.entries.every(({ shown }) => shown.state === 'sent');
  change(job, { state: isWhole ? 'sent' : 'stopped', speed: undefined });
}

async function sendQueued(job: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const entry = job.entries.find(({ shown }) => shown.state === 'queued');
    if (!entry) return;
    changeFile(job, entry, { state: 'sending' });
    const end = await sendFile(job, entry, signal);
    changeFile(job, entry, end);
  }
}

/** Sends all pieces of a file; a lost connection is retried until it is back. */
async function sendFile(job: Job, entry: Entry, signal: AbortSignal): Promise<Partial<SentFile>> {
  for (let tries = 0; entry.file.received < entry.file.size; ) {
    if (signal.aborted) return unsent(entry);
    try {
      entry.file = await nextPiece(job, entry, signal);
      tries = 0;
    } catch (failure) {
      if (signal.aborted) return unsent(entry);
      if (!(failure instanceof ApiFailure)) throw failure;
      if (ENDS_FILE.includes(failure.code)) return { state: 'failed', failure: { message: failure.message } };
      // A file that was moved or saved again can no longer be read, which looks like a lost connection.
      if (!(await isReadable(entry.body))) return { state: 'failed', failure: 'file' };
      if (failure.code === 'conflict' || ENDS_ALL.includes(failure.code)) await askAgain(job, entry);
      else change(job, { state: 'waiting', speed: undefined });
      if (tries > 0 || failure.code !== 'conflict') await pause(pauseAfter(tries), signal);
      tries++;
    }
  }
  return { state: 'sent', sent: entry.file.size };
}

function nextPiece(job: Job, entry: Entry, signal: AbortSignal): Promise<ImportFile> {
  const { upload_id, received, piece_bytes } = entry.file;
  const address = `/api/admin/import/${job.id}/file/${upload_id}?offset=${received}`;
  const next = { received, piece_bytes, file: entry.body };
  const onSent = (sent: number) => {
    changeFile(job, entry, { sent });
    const all = job.entries.reduce((sum, { shown }) => sum + shown.sent, 0);
    job.marks = withMark(job.marks, { at: Date.now(), sent: all });
    change(job, { state: 'sending', speed: speedOf(job.marks) });
  };
  return sendPiece<{ file: ImportFile }>(job.asker, address, next, { onSent, signal }).then(({ file }) => file);
}

function unsent({ file: { received } }: Entry): Partial<SentFile> {
  return { state: 'queued', sent: received };
}

/**
 * Requests the current offset of a file by registering it again: the piece may have arrived, or the import may accept
 * nothing any more.
 */
async function askAgain(job: Job, entry: Entry): Promise<void> {
  try {
    const [now] = await registerFiles(job.asker, job.id, [entry.file]);
    if (now) entry.file = now;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (ENDS_ALL.includes(failure.code)) stopAll(job, failure.message);
  }
}

function stopAll(job: Job, stop: string): void {
  job.abort.abort();
  change(job, { state: 'stopped', speed: undefined, stop });
}

function changeFile(job: Job, entry: Entry, next: Partial<SentFile>): void {
  entry.shown = { ...entry.shown, ...next };
  change(job, {});
}

function change(job: Job, next: Partial<ImportSending>): void {
  job.shown = { ...job.shown, ...next, files: job.entries.map(({ shown }) => shown) };
  notifyAll();
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}
