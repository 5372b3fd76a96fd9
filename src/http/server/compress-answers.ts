import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedBy } from './cache/cached-answer.ts';
import type { ApiEnv } from './context.ts';

const zip = promisify(gzip);

/** Shorter answers fit into one packet uncompressed. */
const WORTH_COMPRESSING = 1_400;
/** The fastest level, because a personal answer is compressed for one request only. */
const LEVEL = 1;

/**
 * Compresses personal answers. Public answers are compressed already (decision 21). Our pages send tokens in their
 * own headers, which another site cannot make a browser send: so the length reveals nothing to an attacker.
 */
export const compressAnswers: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { gzip: isAccepted } = acceptedBy(c.req.header('accept-encoding'));
  await next();
  // An answer with a tag is public and finished; one without a body needs no compression.
  if (!isAccepted || c.res.headers.has('etag') || !c.res.body) return;
  const { headers, status } = c.res;
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
