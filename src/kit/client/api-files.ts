import { msg } from '@lingui/core/macro';
import { langOf } from '#shared/locale.ts';
import type { Asker } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import { currentSession } from './session.ts';

interface Sending {
  /** From 0 to 1, as far as the browser knows. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  method?: 'POST' | 'PUT';
}

/**
 * Uploads a file and returns the API's answer. Not through the API client, because fetch reports no upload
 * progress; and without a toast, because the error is shown beside the file.
 */
export function sendFile<Reply>(
  { locale, i18n }: Asker,
  path: string,
  file: Blob,
  { onProgress, signal, method = 'POST' }: Sending,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('lang', langOf(locale));
    const { token } = currentSession();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const fail = (code: string, message?: string) =>
      reject(new ApiFailure(request.status, code, message ?? i18n._(msg`Something went wrong. Please try again.`)));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const reply = request.response as { code?: string; message?: string } | null;
      if (reply?.code === 'success') resolve(reply as Reply);
      else fail(reply?.code ?? 'unreadable', reply?.message);
    };
    request.onerror = () =>
      fail('offline', i18n._(msg`You seem to be offline. Please check your connection and try again.`));
    request.onabort = () => fail('aborted');
    // It may have been cancelled while it was queued.
    if (signal.aborted) return fail('aborted');
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

interface Fetching {
  /** From 0 to 1 during the download; unknown while the server generates the file. */
  onProgress?: (share: number) => void;
  /** The secret of a mailed link, for people without an account. */
  link?: string | undefined;
  /** What is asked for, if it does not belong into an address. */
  body?: object | undefined;
}

/** A private file; a page can show it, but its address alone does not open it. */
export async function fetchFile(
  { locale, i18n }: Asker,
  path: string,
  { onProgress, link, body = link === undefined ? undefined : { token: link } }: Fetching = {},
): Promise<Blob> {
  const { token } = currentSession();
  const headers = { lang: langOf(locale), ...(token && { Authorization: `Bearer ${token}` }) };
  const posted = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const wrong = () => i18n._(msg`Something went wrong. Please try again.`);
  let response: Response;
  try {
    response = await fetch(path, posted ?? { headers });
  } catch {
    throw new ApiFailure(
      0,
      'offline',
      i18n._(msg`You seem to be offline. Please check your connection and try again.`),
    );
  }
  if (!response.ok) {
    // The shop's own refusals give the reason; a proxy's answer does not.
    const said = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
    throw new ApiFailure(response.status, said?.code ?? 'file', said?.message ?? wrong());
  }
  try {
    return await received(response, onProgress);
  } catch {
    throw new ApiFailure(0, 'broken_off', wrong());
  }
}

async function received(response: Response, onProgress: Fetching['onProgress']): Promise<Blob> {
  const totalBytes = Number(response.headers.get('content-length'));
  if (!onProgress || !response.body || !(totalBytes > 0)) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loadedBytes = 0;
  // Not every browser supports `for await` on a stream.
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loadedBytes += part.value.byteLength;
    onProgress(Math.min(1, loadedBytes / totalBytes));
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

// @chunk account
