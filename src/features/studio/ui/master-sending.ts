import { useSyncExternalStore } from 'react';
import type { Asker } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { sendFile } from '#web/client/api-files.ts';
import { onForgotten } from '#web/client/forgetting.ts';
import { pauseAfter, type SentMark, speedOf, withMark } from '../sending.rules.ts';
import type { Upload } from '../studio.contract.ts';
import { uploadNow } from '../studio.queries.ts';
import { rememberFile } from './remembered-file.ts';

/** A master on its way. `waiting` goes on by itself; `stopped` does not. */
export interface Sending {
  state: 'sending' | 'waiting' | 'sent' | 'stopped';
  sent: number;
  /** Bytes in a second. */
  speed: number | undefined;
  /** Why it stopped: the shop's words, or that the file on the computer is gone or another by now. */
  stop?: { message: string } | 'file';
}

interface Running {
  sending: Sending;
  marks: SentMark[];
  abort: AbortController;
}

// Outside of any page: a large file goes on while its texts are written, and when the seller looks at another work.
const running = new Map<string, Running>();
const listeners = new Set<() => void>();

onForgotten(() => {
  for (const { abort } of running.values()) abort.abort();
  running.clear();
});

/** A piece that has not moved for so long never will: the connection is gone and nobody has said so. */
const STILL_MS = 30_000;

/** How far this browser has come with a master; nothing if it is not sending it. */
export function useSending(upload_id: string | undefined): Sending | undefined {
  return useSyncExternalStore(subscribe, () => (upload_id ? running.get(upload_id)?.sending : undefined));
}

/** Sends what is missing of a master, through lost connections, until it is there or the seller has to do something. */
export function startSending(asker: Asker, upload: Upload, file: File): void {
  if (running.get(upload.upload_id)?.sending.state === 'sending') return;
  const entry: Running = {
    sending: { state: 'sending', sent: upload.received, speed: undefined },
    marks: [],
    abort: new AbortController(),
  };
  running.set(upload.upload_id, entry);
  rememberFile(upload.upload_id, file);
  tellAll();
  void sendAll(asker, upload, { file, entry });
}

/** Lets go of a master: another file is sent instead. */
export function stopSending(upload_id: string): void {
  running.get(upload_id)?.abort.abort();
  running.delete(upload_id);
  tellAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function change(entry: Running, next: Partial<Sending>): void {
  entry.sending = { ...entry.sending, ...next };
  tellAll();
}

async function sendAll(asker: Asker, upload: Upload, { file, entry }: { file: File; entry: Running }): Promise<void> {
  let { received } = upload;
  let tries = 0;
  while (received < upload.size && !entry.abort.signal.aborted) {
    try {
      received = await sendPiece(asker, { ...upload, received }, { file, entry });
      tries = 0;
    } catch (failure) {
      if (entry.abort.signal.aborted) return;
      const stop = await reasonToStop(failure, file);
      if (stop) return change(entry, { state: 'stopped', speed: undefined, stop });
      change(entry, { state: 'waiting', speed: undefined });
      await moment(pauseAfter(tries++), entry.abort.signal);
      received = await arrived(asker, upload, received);
      entry.marks = [];
      change(entry, { sent: received });
    }
  }
  if (!entry.abort.signal.aborted) change(entry, { state: 'sent', sent: upload.size, speed: undefined });
}

async function sendPiece(
  asker: Asker,
  upload: Upload,
  { file, entry }: { file: File; entry: Running },
): Promise<number> {
  const { received, piece_bytes, upload_id } = upload;
  const piece = file.slice(received, received + piece_bytes);
  const still = new AbortController();
  let timer = setTimeout(() => still.abort(), STILL_MS);
  const onProgress = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => still.abort(), STILL_MS);
    const sent = received + Math.round(share * piece.size);
    entry.marks = withMark(entry.marks, { at: Date.now(), sent });
    change(entry, { state: 'sending', sent, speed: speedOf(entry.marks) });
  };
  try {
    const { upload: now } = await sendFile<{ upload: Upload }>(
      asker,
      `/api/sales/upload/${upload_id}?offset=${received}`,
      piece,
      { method: 'PUT', onProgress, signal: AbortSignal.any([entry.abort.signal, still.signal]) },
    );
    return now.received;
  } finally {
    clearTimeout(timer);
  }
}

/** Refusals that a moment of waiting, or looking where it stands, cannot mend. */
const FINAL = ['forbidden', 'unauthenticated', 'not_found', 'validation', 'too_large', 'unsupported_media'];

async function reasonToStop(failure: unknown, file: File): Promise<Sending['stop'] | undefined> {
  if (!(failure instanceof ApiFailure)) throw failure;
  if (FINAL.includes(failure.code)) return { message: failure.message };
  // A file that was moved or saved anew cannot be read any more, which looks like a lost connection.
  const isThere = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
  return isThere ? undefined : 'file';
}

/** Where the shop stands; if it cannot be asked, where we thought it stood. */
async function arrived(asker: Asker, { upload_id }: Upload, before: number): Promise<number> {
  try {
    return (await uploadNow(asker, upload_id)).received;
  } catch (failure) {
    if (failure instanceof ApiFailure) return before;
    throw failure;
  }
}

/** Waits, but not once the connection is back. */
function moment(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

// @chunk studio
