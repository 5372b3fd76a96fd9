import type { Context, MiddlewareHandler } from 'hono';
import { matchesTag } from '#ground/files/server/answer-file.ts';
import type { Lang } from '#shared/locale.ts';
import { UNKNOWN_ADDRESS } from '../client-address.ts';
import { completeAnswer } from '../complete-answer.ts';
import type { ApiEnv } from '../context.ts';
import { CachedAnswer } from './cached-answer.ts';

/** Every cache may store it but must revalidate each time, which costs almost nothing. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The cache key of a call; `target` is its path with its query. */
export function callKey(lang: Lang, target: string): string {
  return `${lang} ${target}`;
}

/**
 * Marks a route whose answer is the same for everyone in a language: cached as bytes until content changes
 * (decision 21). The route sees only its address and the language, nothing about the person.
 */
export const cached: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  const asked = { accepts: c.req.header('accept-encoding'), copy: c.req.header('if-none-match') };
  hidePerson(c);
  const make = async () => {
    await next();
    return c.res.status === 200 ? finished(c) : undefined;
  };
  const key = callKey(c.get('lang'), url.slice(url.indexOf('/', 'https://'.length)));
  const answer = await (c.get('shop').cache?.share(key, make) ?? make());
  if (!answer) return;
  const response = await answerCached(answer, asked);
  // Otherwise Hono would add the headers of the existing answer.
  c.res = undefined;
  c.res = response;
};

/** Removes everything personal from the request, so that no answer can depend on it. */
function hidePerson(c: Context<ApiEnv>): void {
  c.req.raw = new Request(c.req.url, { headers: { lang: c.get('lang') } });
  c.env = {};
  c.set('bearer', undefined);
  c.set('cartToken', undefined);
  c.set('address', UNKNOWN_ADDRESS);
}

function finished(c: Context<ApiEnv>): CachedAnswer {
  const json = c.get('cachedJson');
  if (json === undefined) throw new Error('only the reply of a call is cached');
  return new CachedAnswer(Buffer.from(json), {
    'cache-control': REVALIDATE,
    ...Object.fromEntries(c.res.headers),
    'content-type': 'application/json',
    // A browser that navigates there gets a page instead.
    vary: 'lang, Accept-Encoding, Sec-Fetch-Mode',
  });
}

interface Asked {
  accepts: string | undefined;
  /** `If-None-Match`. */
  copy: string | undefined;
  method?: string;
  /** Only for a status other than 200: such an answer is not cached. */
  status?: number;
}

/** Answers through the framework: what was just made, and unusual requests. */
export async function answerCached(
  answer: CachedAnswer,
  { accepts, copy, method = 'GET', status = 200 }: Asked,
): Promise<Response> {
  if (status === 200 && matchesTag(copy, answer.etag))
    return new Response(null, { status: 304, headers: answer.headers });
  await answer.compressQuickly(accepts);
  const encoding = answer.encodingFor(accepts);
  const body = answer.form(encoding);
  const { ETag, ...others } = answer.headers;
  const headers: Record<string, string> = { ...others, 'Content-Length': String(body.byteLength) };
  if (status === 200 && ETag) headers.ETag = ETag;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return method === 'HEAD' ? new Response(null, { status, headers }) : completeAnswer(body, { status, headers });
}
