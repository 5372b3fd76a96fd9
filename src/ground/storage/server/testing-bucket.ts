import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3-bucket.ts';

const REGION = 'test-1';
const BUCKET = 'pictures';
const ACCESS_KEY = 'shop';
const SECRET = 'not/a/real+secret';

export interface TestBucket {
  settings: S3Settings;
  files: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Answers this many next requests with 503, as a busy bucket does. */
  failNext(count: number): void;
  /** From now on: refuses every key, has no such bucket, fails, loses what it receives, or does not answer. */
  setFault(how: BucketFault | undefined): void;
  close(): Promise<void>;
}

export type BucketFault = 'denies' | 'is_gone' | 'fails' | 'forgets' | 'hangs';

/** A strict S3 server for tests: path, signature, content hash and clock must all be right. */
export async function openTestBucket(): Promise<TestBucket> {
  const files: TestBucket['files'] = new Map();
  let failing = 0;
  let fault: BucketFault | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    if (failing > 0) {
      failing--;
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    if (fault === 'hangs') return;
    if (fault === 'fails') return response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    if (fault === 'denies') return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    if (fault === 'is_gone') return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const wrong = problemWith(request, body);
    if (wrong) return response.writeHead(403).end(`<Error><Code>${wrong}</Code></Error>`);
    const { status, headers, sent } = answer(files, request, body);
    if (fault === 'forgets') files.clear();
    return response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : sent);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    files,
    failNext: (count) => {
      failing = count;
    },
    setFault: (how) => {
      fault = how;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Short, so that every longer list has several pages. */
const PAGE = 3;

function listPage(files: TestBucket['files'], query: URLSearchParams) {
  const after = query.get('continuation-token') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const shown = keys.slice(0, PAGE).map((key) => {
    const { bytes } = files.get(key) ?? { bytes: Buffer.alloc(0) };
    const etag = createHash('md5').update(bytes).digest('hex');
    return `<Contents><Key>${key}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const isTruncated = keys.length > PAGE;
  const next = isTruncated ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${shown.join('')}</ListBucketResult>`;
}

function answer(files: TestBucket['files'], { method, url = '', headers }: IncomingMessage, body: Buffer) {
  const [, query] = url.split('?');
  if (query) return { status: 200, sent: listPage(files, new URLSearchParams(query)) };
  const key = decodeURIComponent(url.slice(BUCKET.length + 2));
  if (method === 'PUT') {
    files.set(key, { bytes: body, type: headers['content-type'] });
    return { status: 200 };
  }
  if (method === 'DELETE') {
    files.delete(key);
    return { status: 204 };
  }
  const file = files.get(key);
  if (!file) return { status: 404, sent: '<Error><Code>NoSuchKey</Code></Error>' };
  return { status: 200, headers: { 'content-length': file.bytes.length }, sent: file.bytes };
}

/** Computes the signature again from the received request, independently of the code that made it. */
function problemWith(request: IncomingMessage, body: Buffer): string | undefined {
  const [path = '', query = ''] = request.url?.split('?') ?? [];
  if (!path.startsWith(`/${BUCKET}/`)) return 'NoSuchBucket';
  const isList = request.method === 'GET' && path === `/${BUCKET}/`;
  if (isList ? !query.includes('list-type=2') : query) return 'NotImplemented';
  if (query !== query.split('&').sort().join('&')) return 'SignatureDoesNotMatch';
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, accessKey = '', day = '', region = '', names = '', signature = ''] = given;
  const time = String(request.headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (accessKey !== ACCESS_KEY || region !== REGION || !time.startsWith(day)) return 'InvalidAccessKeyId';
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const content = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== content) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const mustSign = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (signed.join() !== signed.toSorted().join() || !mustSign.every((name) => signed.includes(name)))
    return 'AccessDenied';
  const lines = signed.map((name) => `${name}:${String(request.headers[name])}\n`).join('');
  const canonical = `${request.method}\n${path}\n${query}\n${lines}\n${names}\n${content}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const expected = sign(sign(sign(sign(sign(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request'), toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
