import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { sendFile } from '#kit/client/api-files.ts';
import { newKey } from '#kit/new-key.ts';
import type { AttachmentEntry } from '#people/threads/thread.contract.ts';
import { fileFault, MAX_FILES } from '#people/threads/thread.rules.ts';

/** People watch a stalled progress bar only so long; the shop asks for this pause. */
const TRIES = 5;
const RETRY_MS = 3_000;

export interface ChosenFile {
  key: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
  /** The stored file, once uploaded. */
  stored?: AttachmentEntry;
  fault?: 'type' | 'size' | 'empty' | { message: string };
}

export interface Attachments {
  files: ChosenFile[];
  /** Whether an upload is in progress. */
  isSending: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** The ids to send with the message. */
  ids: string[];
}

/** Files are uploaded when they are chosen, and saved under `storageKey` for as long as the tab lives. */
export function useAttachments(storageKey: string): Attachments {
  const { options } = useRouter();
  const [files, setFiles] = useState<ChosenFile[]>(() => readStored(storageKey));
  const sendings = useRef(new Map<string, AbortController>());
  // One after the other: the shop limits concurrent uploads of one person.
  const line = useRef(Promise.resolve());
  useEffect(() => {
    const started = sendings.current;
    return () => {
      for (const sending of started.values()) sending.abort();
    };
  }, []);
  useEffect(() => writeStored(storageKey, files), [storageKey, files]);

  function send(key: string, file: File) {
    const sending = new AbortController();
    const change = (next: Partial<ChosenFile>) =>
      setFiles((all) => all.map((other) => (other.key === key ? { ...other, ...next } : other)));
    sendings.current.set(key, sending);
    const sent = line.current
      .then(() => sendChosen(options.context, file, { change, signal: sending.signal }))
      .finally(() => sendings.current.delete(key));
    line.current = sent.catch(() => undefined);
    void sent;
  }

  function add(chosen: readonly File[]) {
    const added = chosen
      .slice(0, Math.max(0, MAX_FILES - files.length))
      .map((file) => ({ file, entry: entryOf(file) }));
    setFiles((all) => [...all, ...added.map(({ entry }) => entry)]);
    for (const { file, entry } of added) if (!entry.fault) send(entry.key, file);
  }

  function remove(key: string) {
    sendings.current.get(key)?.abort();
    setFiles((all) => all.filter((file) => file.key !== key));
  }

  return {
    files,
    isSending: files.some(({ stored, fault }) => !stored && !fault),
    add,
    remove,
    clear: () => setFiles([]),
    ids: files.flatMap(({ stored }) => stored?.attachment_id ?? []),
  };
}

function entryOf(file: File): ChosenFile {
  const fault = fileFault(file);
  return { key: newKey(), name: file.name, size: file.size, progress: 0, ...(fault && { fault }) };
}

interface Sending {
  change: (next: Partial<ChosenFile>) => void;
  signal: AbortSignal;
}

async function sendChosen(asker: Asker, file: File, { change, signal }: Sending): Promise<void> {
  const path = `/api/message/attachment?name=${encodeURIComponent(file.name.slice(0, 300).toWellFormed())}`;
  try {
    const onProgress = (progress: number) => change({ progress });
    const sendOnce = () => sendFile<AttachmentEntry>(asker, path, file, { onProgress, signal });
    change({ stored: await retryWhileBusy(sendOnce, signal), progress: 1 });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code !== 'aborted') change({ fault: { message: failure.message } });
  }
}

/** Retries a few times while the shop is busy with other files. */
async function retryWhileBusy<Reply>(send: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  for (let left = TRIES; ; left--) {
    try {
      return await send();
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'unavailable' || left <= 1 || signal.aborted)
        throw failure;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function readStored(storageKey: string): ChosenFile[] {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]') as AttachmentEntry[];
    return stored.map((entry) => ({
      key: entry.attachment_id,
      name: entry.name,
      size: entry.size,
      progress: 1,
      stored: entry,
    }));
  } catch {
    return [];
  }
}

/** Storage may be full or forbidden; the form then works without it. */
function writeStored(storageKey: string, files: readonly ChosenFile[]): void {
  try {
    const stored = files.flatMap((file) => file.stored ?? []);
    if (stored.length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Nothing to do: an unsaved file has to be chosen again.
  }
}
