import type { Context, MiddlewareHandler } from 'hono';
import { holdsCopy } from '#ground/files/server/answer-file.ts';
import type { Lang } from '#shared/locale.ts';
import { NOBODY } from '../client-address.ts';
import type { ApiEnv } from '../context.ts';
import { CachedAnswer } from './cached-answer.ts';

/** Everybody may keep it, and asks each time whether it is still right, which costs next to nothing. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** The name under which a call's answer is kept; `target` is its path with its query. */
export function callKey(lang: Lang, target: string): string {
  return `${lang} ${target}`;
}

/**
 * The one word of a route whose answer is the same for everyone in a language: it is kept as bytes until something is changed
 * (decision 21). The route sees its address and the language, and nothing of who asks.
 */
export const cached: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  const asked = { accepts: c.req.header('accept-encoding'), copy: c.req.header('if-none-match') };
  hidePerson(c);
  const make = async () => {
    await next();
    return c.res.status === 200 ? finished(c.res) : undefined;
  };
  const key = callKey(c.var.lang, url.slice(url.indexOf('/', 'https://'.length)));
  const answer = await (c.var.shop.cache?.share(key, make) ?? make());
  if (!answer) return;
  const response = await answerCached(answer, asked);
  // Hono would add the headers of the answer that stands there already.
  c.res = undefined;
  c.res = response;
};

/** Whatever the rest of the request says of a person is gone, so that no answer can depend on it. */
function hidePerson(c: Context<ApiEnv>): void {
  c.req.raw = new Request(c.req.url, { headers: { lang: c.var.lang } });
  c.env = {};
  c.set('bearer', undefined);
  c.set('cartToken', undefined);
  c.set('address', NOBODY);
}

async function finished(response: Response): Promise<CachedAnswer> {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  return new CachedAnswer(Buffer.from(await response.arrayBuffer()), {
    'cache-control': ASK_AGAIN,
    ...headers,
    // Whoever goes there by themselves is led to a page instead.
    vary: 'lang, Accept-Encoding, Sec-Fetch-Mode',
  });
}

interface Asked {
  accepts: string | undefined;
  /** `If-None-Match`. */
  copy: string | undefined;
  method?: string;
  /** Another one than 200: such an answer is nobody's to keep. */
  status?: number;
}

/** A finished answer on the way through the framework: what was made just now, and for requests that are out of the ordinary. */
export async function answerCached(
  answer: CachedAnswer,
  { accepts, copy, method = 'GET', status = 200 }: Asked,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (status !== 200) headers.delete('ETag');
  else if (holdsCopy(copy, answer.etag)) return new Response(null, { status: 304, headers });
  await answer.compressQuickly(accepts);
  const encoding = answer.encodingFor(accepts);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = answer.form(encoding);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(method === 'HEAD' ? null : (body as BodyInit), { status, headers });
}
