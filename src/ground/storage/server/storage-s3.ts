import { setTimeout as delay } from 'node:timers/promises';
import { type S3Credentials, type S3Request, signedHeaders } from './s3-signature.ts';
import { keyParts, type Storage, type StorageKey } from './storage.ts';

export interface S3Settings extends S3Credentials {
  /** Scheme, host and port; the bucket is in the path, which every S3-compatible server supports. */
  endpoint: string;
  bucket: string;
}

const ATTEMPTS = 3;
/** Until the answer's headers arrive; a slow client may take longer over the body. */
const ANSWER_MS = 20_000;

/** Picture files in a bucket of S3 or a compatible server. */
export function s3Storage(settings: S3Settings): Storage {
  const ask = (
    method: S3Request['method'],
    key: StorageKey,
    body?: Uint8Array,
    headers: Record<string, string> = {},
  ) => {
    const path = [settings.bucket, ...keyParts(key)].map(encodeURIComponent).join('/');
    const url = new URL(`${settings.endpoint.replace(/\/+$/, '')}/${path}`);
    return withRetries(() => send({ method, url, headers, body }, settings));
  };
  return {
    async put(key, bytes, type) {
      await finish(await ask('PUT', key, bytes, { 'content-type': type }));
    },
    async get(key) {
      const response = await ask('GET', key);
      if (response.status === 404 || !response.body) return finish(response);
      return { size: Number(response.headers.get('content-length')), body: response.body };
    },
    async exists(key) {
      const response = await ask('HEAD', key);
      await finish(response);
      return response.ok;
    },
    async remove(key) {
      await finish(await ask('DELETE', key));
    },
  };
}

async function send(request: S3Request, settings: S3Settings): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the bucket did not answer in time')), ANSWER_MS);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: signedHeaders(request, settings, new Date()),
      body: (request.body as Uint8Array<ArrayBuffer> | undefined) ?? null,
      redirect: 'error',
      signal: late.signal,
    });
    if (response.ok || (response.status === 404 && request.method !== 'PUT')) return response;
    const reason = (await response.text()).slice(0, 500);
    const problem = `the bucket answered ${request.method} ${request.url.pathname} with ${response.status}: ${reason}`;
    throw Object.assign(new Error(problem), {
      status: response.status,
      final: response.status < 500 && response.status !== 429,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const final = error instanceof Error && 'final' in error && error.final === true;
      if (final || attempt >= ATTEMPTS) throw error;
      await delay(100 * 4 ** (attempt - 1));
    }
  }
}

/** An unread answer would hold its connection. */
async function finish(response: Response): Promise<undefined> {
  await response.body?.cancel();
}
