import type { Upload } from '#features/studio/studio.contract.ts';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { sendFile } from '#web/client/api-files.ts';
import type { PutBackForm, ReplacePictureForm } from './picture-desk.contract.ts';

/** How often a piece is tried again, and how long we wait before. */
const TRIES = 5;
const PAUSE_MS = 2_000;
/** How often we ask whether a master was looked at. */
const ASK_MS = 1_000;

interface Sending {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a print master in pieces, through lost connections, and waits until it was looked at. */
export async function sendMaster(asker: Asker, file: File, { onProgress, signal }: Sending): Promise<Upload> {
  const calls = apiClient({ ...asker, tells: ['offline', 'conflict', 'upload_quota', 'unavailable'] }).api.admin.upload;
  const now = async (upload_id: string) => (await ask(calls[':upload_id'].$get({ param: { upload_id } }))).upload;
  let { upload } = await ask(calls.$post({ json: { name: file.name, size: file.size } }));
  for (let tries = 0; upload.received < upload.size; ) {
    try {
      upload = await sendPiece(asker, upload, file, { onProgress, signal });
      tries = 0;
    } catch (failure) {
      if (!mayTryAgain(failure) || ++tries > TRIES) throw failure;
      await pause(PAUSE_MS);
      upload = await now(upload.upload_id);
    }
  }
  onProgress(1);
  while (upload.state === 'received' || upload.state === 'checking') {
    await pause(ASK_MS);
    signal.throwIfAborted();
    upload = await now(upload.upload_id);
  }
  return upload;
}

async function sendPiece(asker: Asker, upload: Upload, file: File, { onProgress, signal }: Sending): Promise<Upload> {
  const { upload_id, received, piece_bytes, size } = upload;
  const piece = file.slice(received, received + piece_bytes);
  const path = `/api/admin/upload/${upload_id}?offset=${received}`;
  const reply = await sendFile<{ upload: Upload }>(asker, path, piece, {
    method: 'PUT',
    onProgress: (share) => onProgress((received + share * piece.size) / size),
    signal,
  });
  return reply.upload;
}

function mayTryAgain(failure: unknown): boolean {
  return failure instanceof ApiFailure && ['offline', 'conflict', 'unavailable', 'unreadable'].includes(failure.code);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Hangs another picture on a work. */
export async function replacePicture(asker: Asker, id: number, json: ReplacePictureForm): Promise<void> {
  const calls = apiClient({ ...asker, tells: ['picture_smaller', 'conflict'] }).api.admin.picture;
  await ask(calls[':id'].$put({ param: { id: String(id) }, json }));
}

/** Puts the former picture of a work back. */
export async function putPictureBack(asker: Asker, id: number, json: PutBackForm): Promise<void> {
  const calls = apiClient({ ...asker, tells: ['picture_smaller', 'conflict'] }).api.admin.picture;
  await ask(calls[':id'].back.$post({ param: { id: String(id) }, json }));
}
