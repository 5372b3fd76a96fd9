import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { sendFile } from '#kit/client/api-files.ts';
import { pauseAfter } from './sending.rules.ts';
import type { Upload } from './studio.contract.ts';

/** Where print masters are uploaded: by sellers, or by staff for the catalogue. */
type UploadPath = '/api/sales/upload' | '/api/admin/upload';

interface UploadSteps {
  onSent: (sent: number) => void;
  /** The connection is lost, with so many bytes received; the upload continues automatically. */
  onWaiting: (received: number) => void;
  signal: AbortSignal;
}

/** The file was moved or changed on the computer, and is no longer readable. */
export class UnreadableFile extends Error {}

/** After this time without progress the connection is lost, even if the browser has not noticed. */
const STILL_MS = 30_000;

/** Refusals that will be the same after another attempt. */
const FINAL = ['forbidden', 'unauthenticated', 'not_found', 'validation', 'too_large', 'unsupported_media'];

/** Refusals that the pages show beside the file. */
const HANDLED = [
  'offline',
  'conflict',
  'validation',
  'not_found',
  'too_large',
  'unavailable',
  'too_many_requests',
] as const;

function callsAt(asker: Asker, path: UploadPath) {
  if (path === '/api/sales/upload') return apiClient({ ...asker, handles: HANDLED }).api.sales.upload;
  return apiClient({ ...asker, handles: [...HANDLED, 'upload_quota'] }).api.admin.upload;
}

/** Announces a print master; its bytes follow in pieces. */
export async function beginUpload(asker: Asker, path: UploadPath, file: File): Promise<Upload> {
  const json = { name: file.name.slice(0, 1_000), size: file.size };
  return (await ask(callsAt(asker, path).$post({ json }))).upload;
}

/** How much of a master has arrived, and whether it has been checked. */
export async function uploadNow(asker: Asker, path: UploadPath, upload_id: string): Promise<Upload> {
  return (await ask(callsAt(asker, path)[':upload_id'].$get({ param: { upload_id } }))).upload;
}

/**
 * Uploads the missing bytes of a master. A lost connection is retried until it is back; throws the refusal if another attempt
 * would not help, and `UnreadableFile` if the file is gone.
 */
export async function sendMissing(
  asker: Asker,
  path: UploadPath,
  { upload, file }: { upload: Upload; file: File },
  steps: UploadSteps,
): Promise<Upload> {
  let now = upload;
  for (let tries = 0; now.received < now.size; ) {
    try {
      const address = `${path}/${now.upload_id}?offset=${now.received}`;
      const next = { received: now.received, piece_bytes: now.piece_bytes, file };
      now = (await sendPiece<{ upload: Upload }>(asker, address, next, steps)).upload;
      tries = 0;
    } catch (failure) {
      if (steps.signal.aborted || !(failure instanceof ApiFailure) || FINAL.includes(failure.code)) throw failure;
      // A file that was moved or saved again can no longer be read, which looks like a lost connection.
      if (!(await isReadable(file))) throw new UnreadableFile();
      steps.onWaiting(now.received);
      await pause(pauseAfter(tries++), steps.signal);
      now = await arrived(asker, path, now);
      steps.onWaiting(now.received);
    }
  }
  return now;
}

/** Uploads the next piece of a file; fails if it does not move for half a minute. */
export async function sendPiece<Reply>(
  asker: Asker,
  address: string,
  { received, piece_bytes, file }: { received: number; piece_bytes: number; file: File },
  { onSent, signal }: Pick<UploadSteps, 'onSent' | 'signal'>,
): Promise<Reply> {
  const piece = file.slice(received, received + piece_bytes);
  const still = new AbortController();
  let timer = setTimeout(() => still.abort(), STILL_MS);
  const onProgress = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => still.abort(), STILL_MS);
    onSent(received + Math.round(share * piece.size));
  };
  try {
    return await sendFile<Reply>(asker, address, piece, {
      method: 'PUT',
      onProgress,
      signal: AbortSignal.any([signal, still.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a file on the computer can still be read: it may have been moved or saved again. */
export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** What the shop has received; if it cannot be asked, what we last knew. */
async function arrived(asker: Asker, path: UploadPath, upload: Upload): Promise<Upload> {
  try {
    return await uploadNow(asker, path, upload.upload_id);
  } catch (failure) {
    if (failure instanceof ApiFailure) return upload;
    throw failure;
  }
}

/** Waits, but no longer than until the connection is back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
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
