import { useSyncExternalStore } from 'react';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { onForgotten } from '#kit/client/forgetting.ts';
import { type SentMark, speedOf, withMark } from '../sending.rules.ts';
import type { Upload } from '../studio.contract.ts';
import { sendMissing, UnreadableFile } from '../upload.queries.ts';
import { rememberFile } from './remembered-file.ts';

/** A master being uploaded. `waiting` continues automatically; `stopped` does not. */
export interface Sending {
  state: 'sending' | 'waiting' | 'sent' | 'stopped';
  sent: number;
  /** Bytes per second. */
  speed: number | undefined;
  /** Why it stopped: the shop's message, or the file on the computer is missing or has changed. */
  stop?: { message: string } | 'file';
}

interface Running {
  sending: Sending;
  marks: SentMark[];
  abort: AbortController;
}

// Outside any page: an upload continues while the seller writes texts or opens another work.
const running = new Map<string, Running>();
const listeners = new Set<() => void>();

onForgotten(() => {
  for (const { abort } of running.values()) abort.abort();
  running.clear();
});

/** The progress of this browser's upload; undefined if it is not uploading this master. */
export function useSending(upload_id: string | undefined): Sending | undefined {
  return useSyncExternalStore(subscribe, () => (upload_id ? running.get(upload_id)?.sending : undefined));
}

/** Uploads the rest of a master, with retries after lost connections, until it is complete or the seller has to act. */
export function startSending(asker: Asker, upload: Upload, file: File): void {
  if (running.get(upload.upload_id)?.sending.state === 'sending') return;
  const entry: Running = {
    sending: { state: 'sending', sent: upload.received, speed: undefined },
    marks: [],
    abort: new AbortController(),
  };
  running.set(upload.upload_id, entry);
  rememberFile(upload.upload_id, file);
  notifyAll();
  void sendAll(asker, upload, { file, entry });
}

/** Stops an upload because another file replaces it. */
export function stopSending(upload_id: string): void {
  running.get(upload_id)?.abort.abort();
  running.delete(upload_id);
  notifyAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function change(entry: Running, next: Partial<Sending>): void {
  entry.sending = { ...entry.sending, ...next };
  notifyAll();
}

async function sendAll(asker: Asker, upload: Upload, { file, entry }: { file: File; entry: Running }): Promise<void> {
  const { signal } = entry.abort;
  try {
    await sendMissing(
      asker,
      '/api/sales/upload',
      { upload, file },
      {
        onSent: (sent) => {
          entry.marks = withMark(entry.marks, { at: Date.now(), sent });
          change(entry, { state: 'sending', sent, speed: speedOf(entry.marks) });
        },
        onWaiting: (received) => {
          entry.marks = [];
          change(entry, { state: 'waiting', sent: received, speed: undefined });
        },
        signal,
      },
    );
    if (!signal.aborted) change(entry, { state: 'sent', sent: upload.size, speed: undefined });
  } catch (failure) {
    if (signal.aborted) return;
    change(entry, { state: 'stopped', speed: undefined, stop: reasonOf(failure) });
  }
}

function reasonOf(failure: unknown): NonNullable<Sending['stop']> {
  if (failure instanceof UnreadableFile) return 'file';
  if (failure instanceof ApiFailure) return { message: failure.message };
  throw failure;
}

// @chunk studio
