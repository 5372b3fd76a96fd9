import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedBy } from './cache/cached-answer.ts';
import type { ApiEnv } from './context.ts';

const zip = promisify(gzip);

/** Shorter ones fit into one packet as they are. */
const WORTH_COMPRESSING = 1_400;
/** The quickest: what is one person's is compressed for one answer. */
const LEVEL = 1;

/**
 * Compresses what a call answers to one person. What everyone gets comes compressed already (decision 21), and pages of ours
 * send tokens in headers of their own, which no other site can make a browser send: their length tells a stranger nothing.
 */
export const compressAnswers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { gzip: isAccepted } = acceptedBy(c.req.header('accept-encoding'));
  await next();
  const { headers, status, body: sent } = c.res;
  // What has a tag is everybody's and finished; what has no body has nothing to compress.
  if (!isAccepted || !sent || headers.has('etag')) return;
  if (headers.has('content-encoding') || !headers.get('content-type')?.startsWith('application/json')) return;
  const body = await c.res.arrayBuffer();
  const isLong = body.byteLength >= WORTH_COMPRESSING;
  const answer = new Response(isLong ? ((await zip(body, { level: LEVEL })) as BodyInit) : body, { status, headers });
  answer.headers.append('Vary', 'Accept-Encoding');
  if (isLong) answer.headers.set('Content-Encoding', 'gzip');
  answer.headers.delete('Content-Length');
  c.res = undefined;
  c.res = answer;
};
