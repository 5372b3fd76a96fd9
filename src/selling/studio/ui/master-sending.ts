import { useSyncExternalStore } from 'react';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { onForgotten } from '#kit/client/forgetting.ts';
import { type SentMark, speedOf, withMark } from '../sending.rules.ts';
import type { Upload } from '../studio.contract.ts';
import { sendMissing, UnreadableFile } from '../upload.queries.ts';
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
  notifyAll();
  void sendAll(asker, upload, { file, entry });
}

/** Lets go of a master: another file is sent instead. */
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
