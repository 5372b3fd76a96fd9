import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Asker } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { sendFile } from '#kit/client/api-files.ts';
import { newKey } from '#kit/new-key.ts';
import type { AttachmentEntry } from '#people/threads/thread.contract.ts';
import { fileFault, MAX_FILES } from '#people/threads/thread.rules.ts';

/** As often as somebody watches a bar that stands still, and as long as the shop asks to wait. */
const TRIES = 5;
const RETRY_MS = 3_000;

/** A file beside a message that is being written. */
export interface ChosenFile {
  key: string;
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
  /** The file as the shop keeps it, once it has arrived. */
  stored?: AttachmentEntry;
  fault?: 'type' | 'size' | 'empty' | { message: string };
}

export interface Attachments {
  files: ChosenFile[];
  /** Whether one is still on its way. */
  isSending: boolean;
  add: (chosen: readonly File[]) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** What a message is sent with. */
  ids: string[];
}

/** Files are sent as soon as they are chosen, and remembered under `storageKey` for as long as the tab lives. */
export function useAttachments(storageKey: string): Attachments {
  const { options } = useRouter();
  const [files, setFiles] = useState<ChosenFile[]>(() => readStored(storageKey));
  const sendings = useRef(new Map<string, AbortController>());
  // One after the other: the shop takes few at once from one person.
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
    change({ stored: await whenThereIsRoom(sendOnce, signal), progress: 1 });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code !== 'aborted') change({ fault: { message: failure.message } });
  }
}

/** Whoever finds the shop busy with other files tries again after a moment, a few times. */
async function whenThereIsRoom<Reply>(send: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
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

/** Storage may be full or forbidden; the form then works without a memory. */
function writeStored(storageKey: string, files: readonly ChosenFile[]): void {
  try {
    const stored = files.flatMap((file) => file.stored ?? []);
    if (stored.length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // Nothing to do: what could not be kept has to be chosen again.
  }
}
