import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { Upload } from '#selling/studio/studio.contract.ts';
import { beginUpload, sendMissing, uploadNow } from '#selling/studio/upload.queries.ts';
import type { ReplacePictureForm, RestorePictureForm } from './picture-desk.contract.ts';

const PATH = '/api/admin/upload';
/** How often we poll whether a master was checked. */
const ASK_MS = 1_000;

interface Sending {
  onProgress: (share: number) => void;
  /** The connection is lost; the same share. */
  onWaiting: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a print master and waits until it was checked. */
export async function sendMaster(asker: Asker, file: File, steps: Sending): Promise<Upload> {
  const { onProgress, signal } = steps;
  const begun = await beginUpload(asker, PATH, file);
  const onSent = (sent: number) => onProgress(sent / begun.size);
  const onWaiting = (received: number) => steps.onWaiting(received / begun.size);
  let upload = await sendMissing(asker, PATH, { upload: begun, file }, { onSent, onWaiting, signal });
  onProgress(1);
  while (upload.state === 'received' || upload.state === 'checking') {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    signal.throwIfAborted();
    upload = await uploadNow(asker, PATH, upload.upload_id);
  }
  return upload;
}

export async function replacePicture(asker: Asker, id: number, json: ReplacePictureForm): Promise<void> {
  const calls = apiClient({ ...asker, handles: ['picture_smaller', 'conflict'] }).api.admin.picture;
  await ask(calls[':id'].$put({ param: { id: String(id) }, json }));
}

export async function restorePicture(asker: Asker, id: number, json: RestorePictureForm): Promise<void> {
  const calls = apiClient({ ...asker, handles: ['picture_smaller', 'conflict'] }).api.admin.picture;
  await ask(calls[':id'].back.$post({ param: { id: String(id) }, json }));
}
