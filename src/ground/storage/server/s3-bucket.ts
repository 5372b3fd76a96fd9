import { setTimeout as delay } from 'node:timers/promises';
import { queryOf, type S3Credentials, type S3Request, signedHeaders } from './s3-signature.ts';

export interface S3Settings extends S3Credentials {
  /** Scheme, host and port; the bucket is in the path, which every S3-compatible server supports. */
  endpoint: string;
  bucket: string;
}

interface BucketFile {
  path: string;
  size: number;
  etag: string;
}

/** The calls of S3 that the shop uses, for any path in a bucket. */
interface Bucket {
  put(path: string, bytes: Uint8Array, type: string): Promise<void>;
  /** The answer's body must be read or cancelled. */
  get(path: string): Promise<Response | undefined>;
  exists(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  list(prefix: string): AsyncIterable<BucketFile>;
}

const ATTEMPTS = 3;
/** Until the answer's headers arrive; a slow client may take longer over its body. */
const ANSWER_MS = 20_000;
/** They arrive only after the whole request: on a slow line, with eight requests at a time, 20 kB take a second. */
const SLOWEST_BYTES_PER_MS = 20;

export function openBucket(settings: S3Settings): Bucket {
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}`;
  const ask = (method: S3Request['method'], path: string, body?: Uint8Array, headers: Record<string, string> = {}) => {
    const url = new URL(`${root}/${path.split('/').map(encodeURIComponent).join('/')}`);
    return withRetries(() => send({ method, url, headers, body }, settings));
  };
  const page = async (prefix: string, token: string) => {
    const query = queryOf({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) });
    const url = new URL(`${root}/?${query}`);
    return withRetries(async () => {
      const response = await send({ method: 'GET', url, headers: {} }, settings);
      if (!response.ok) throw new Error(`the bucket ${settings.bucket} does not exist`);
      return response.text();
    });
  };
  return {
    async put(path, bytes, type) {
      await finish(await ask('PUT', path, bytes, { 'content-type': type }));
    },
    async get(path) {
      const response = await ask('GET', path);
      return response.status === 404 || !response.body ? finish(response) : response;
    },
    async exists(path) {
      const response = await ask('HEAD', path);
      await finish(response);
      return response.ok;
    },
    async remove(path) {
      await finish(await ask('DELETE', path));
    },
    async *list(prefix) {
      let token = '';
      do {
        const text = await page(prefix, token);
        for (const [, file = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          yield { path: textOf(file, 'Key'), size: Number(textOf(file, 'Size')), etag: textOf(file, 'ETag') };
        }
        token = textOf(text, 'IsTruncated') === 'true' ? textOf(text, 'NextContinuationToken') : '';
      } while (token);
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#34': '"', '#39': "'" };

/** The text of the first element of that name. */
function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replace(/&([^;]+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

async function send(request: S3Request, settings: S3Settings): Promise<Response> {
  const late = new AbortController();
  const limit = ANSWER_MS + (request.body?.byteLength ?? 0) / SLOWEST_BYTES_PER_MS;
  const timer = setTimeout(() => late.abort(new Error('the bucket did not answer in time')), limit);
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
