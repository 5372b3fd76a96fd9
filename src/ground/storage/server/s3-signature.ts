import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Only with temporary credentials. */
  sessionToken?: string | undefined;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
}

/** The headers of a request with its AWS Signature Version 4. `host` is signed too; fetch sends it automatically. */
export function signedHeaders(request: S3Request, credentials: S3Credentials, at: Date): Record<string, string> {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const headers: Record<string, string> = {
    ...lowerCased(request.headers),
    'x-amz-content-sha256': sha256(request.body ?? ''),
    'x-amz-date': time,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  };
  const { text, names } = canonicalRequest(request, { ...headers, host: request.url.host });
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(text)].join('\n');
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  );
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization };
}

function canonicalRequest(
  { method, url }: S3Request,
  headers: Record<string, string>,
): { text: string; names: string } {
  const sorted = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name).join(';');
  const lines = sorted.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}\n`).join('');
  // A query must already be sorted and encoded: `queryOf`.
  const text = [method, url.pathname, url.search.slice(1), lines, names, headers['x-amz-content-sha256']].join('\n');
  return { text, names };
}

/** A query as it must be signed. */
export function queryOf(parameters: Record<string, string>): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
