import { Hono } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import type { Log } from '#api/server/log.ts';
import { holdsCopy } from '#ground/files/server/answer-file.ts';
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, splitPath } from '#shared/locale.ts';
import { answerPlainCart } from './cart-page.tsx';
import { OWN_SCRIPTS } from './own-scripts.ts';
import { finishPage, type PageCache, plainHtml, type RenderedPage } from './page-cache.ts';
import { type PageRedirect, pageRedirect, withoutHost } from './page-redirects.ts';
import type { ReportFailure } from './whole-html.ts';

/** These pages belong to one person: their shell is rendered, nobody may keep it. */
const PERSONAL = /^\/(account|cart|admin)(\/|$)/;
/** Longer addresses are made up; keeping them would push real pages out of the cache. */
const LONGEST_KEY = 300;

type Render = (request: Request, report: ReportFailure) => Promise<Response>;

/** Answers requests for pages: redirects, then the kept or freshly rendered page. */
export function createPages(render: Render, cache: PageCache): Hono<ApiEnv> {
  return new Hono<ApiEnv>().all('*', async (c) => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const { locale, path } = splitPath(url.pathname);
    const isCart = path === '/cart';
    if (request.method !== 'GET' && request.method !== 'HEAD' && !(isCart && request.method === 'POST'))
      return new Response(null, { status: 405, headers: { Allow: isCart ? 'GET, HEAD, POST' : 'GET, HEAD' } });
    const redirect = pageRedirect(url, request.headers);
    if (redirect) return redirectTo(redirect);
    const plain = isCart ? await answerPlainCart(c, locale) : undefined;
    if (plain?.sentOn) return plain.sentOn;
    const key = url.pathname + url.search;
    const fresh = async () => {
      const response = await rendered(url, render, c.var.log);
      if (response.status >= 300 && response.status < 400) return withoutHost(response, url);
      const scripts = response.headers.get(OWN_SCRIPTS)?.split(' ').filter(Boolean) ?? [];
      const recaptcha = c.var.shop.config.recaptcha !== undefined;
      const html = await response.text();
      return finishPage(plain?.status ?? response.status, plain?.fill(html) ?? html, { scripts, recaptcha });
    };
    if (PERSONAL.test(path) || key.length > LONGEST_KEY) return deliver(request, await fresh(), 'private, no-store');
    const kept = await cached(cache, key, fresh);
    return deliver(request, kept, 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  });
}

async function rendered(url: URL, render: Render, log: Log): Promise<Response> {
  let isReported = false;
  const report: ReportFailure = (err, componentStack) => {
    isReported = true;
    // The query is left out, as in the log of requests.
    log.error({ err, path: url.pathname, ...(componentStack && { componentStack }) }, 'a page could not be rendered');
  };
  // Rendering sees the address alone: no cookie, no token, so that no page can hold anything of one person.
  const response = await render(new Request(url, { headers: { accept: 'text/html' } }), report);
  // Where TanStack Start itself stumbles, it writes the error to the console and answers one without a path.
  if (response.status >= 500 && !isReported) report(new Error(`rendering ended with ${response.status}`));
  return response;
}

/** A redirect that a route gives is passed on; only whole pages are kept. */
async function cached(cache: PageCache, key: string, fresh: () => Promise<RenderedPage | Response>) {
  let redirect: Response | undefined;
  const page = await cache.get(key, async () => {
    const made = await fresh();
    if (!(made instanceof Response)) return made;
    redirect = made;
    return finishPage(made.status, '');
  });
  if (redirect) return redirect;
  // A visitor who waited for somebody else's rendering and met a redirect asks again for their own.
  return page.status >= 300 && page.status < 400 ? fresh() : page;
}

async function deliver(request: Request, page: RenderedPage | Response, cacheControl: string): Promise<Response> {
  if (page instanceof Response) return page;
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.contentPolicy,
    'Cache-Control': page.status === 200 ? cacheControl : 'no-store',
    // Only `/` answers by cookie and language (product §10: the first visit follows them).
    Vary: new URL(request.url).pathname === '/' ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding',
  });
  if (page.status === 200) {
    headers.set('ETag', page.etag);
    if (holdsCopy(request.headers.get('if-none-match'), page.etag)) return new Response(null, { status: 304, headers });
  }
  const accepts = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
  if (encoding) headers.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { status: page.status, headers });
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : await plainHtml(page);
  return new Response(body as BodyInit, { status: page.status, headers });
}

function redirectTo({ status, location, choose }: PageRedirect): Response {
  const headers = new Headers({
    Location: location,
    'Cache-Control': status === 301 ? 'public, max-age=3600' : 'private, no-store',
  });
  if (choose)
    headers.set('Set-Cookie', `${LOCALE_COOKIE}=${choose}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`);
  return new Response(null, { status, headers });
}
