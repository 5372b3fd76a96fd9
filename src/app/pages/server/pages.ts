import { Hono } from 'hono';
import { isTestMode } from '#catalogue/site/server/test-mode.service.ts';
import type { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { answerCached, REVALIDATE } from '#http/server/cache/cached.ts';
import { CachedAnswer } from '#http/server/cache/cached-answer.ts';
import type { Find } from '#http/server/cache/early-answers.ts';
import { previewBar, testBar } from '#http/server/closed-page.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { type Log, loggedPath } from '#http/server/log.ts';
import { contentPolicy, payFormOrigins } from '#http/server/safety-headers.ts';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, splitPath } from '#shared/locale.ts';
import { answerPlainCart } from './cart-page.tsx';
import type { ReportFailure } from './complete-html.ts';
import { OWN_SCRIPTS } from './own-scripts.ts';
import { homeLocale, type PageRedirect, pageRedirect, withoutHost } from './page-redirects.ts';
import type { RenderedPage } from './render-page.tsx';

/**
 * Personal pages, of which only the shell is rendered, and pages with endless addresses: certificates, gifts, and links with
 * prints. None is cached.
 */
const PERSONAL = /^\/((account|cart|admin|prints|together)(\/|$)|(certificate|gift)\/.)/;
/** Pages whose addresses are secrets: no other site learns them, and no search engine lists them. */
const SECRET = /^\/gift\//;
const SECRET_HEADERS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow, noarchive' };

type Render = (request: Request, report: ReportFailure) => Promise<RenderedPage>;

/** Answers requests for pages: redirects, then the cached or freshly rendered page. */
export function createPages(render: Render): Hono<ApiEnv> {
  return new Hono<ApiEnv>().all('*', async (c) => {
    const { method, url: address } = c.req;
    const url = new URL(address);
    const { locale, path } = splitPath(url.pathname);
    const isCart = path === '/cart';
    if (method !== 'GET' && method !== 'HEAD' && !(isCart && method === 'POST'))
      return new Response(null, { status: 405, headers: { Allow: isCart ? 'GET, HEAD, POST' : 'GET, HEAD' } });
    const redirect = pageRedirect(url, c.req.raw.headers);
    if (redirect) return redirectTo(redirect);
    const plain = isCart ? await answerPlainCart(c, locale) : undefined;
    if (plain?.sentOn) return plain.sentOn;
    const { cache, config } = c.var.shop;
    // Of a closed shop nothing is everybody's.
    const isPersonal = PERSONAL.test(path) || c.var.closedTo !== undefined;
    const isGuest = c.var.closedTo === 'guest';
    const asked = { method, accepts: c.req.header('accept-encoding'), copy: c.req.header('if-none-match') };
    const key = url.pathname + url.search;
    /** An answer for this visitor only: a redirect, a failure, an uncacheable page. */
    let own: Response | undefined;
    const make = async () => {
      // Read while the page is made: a cached page must not be older than a change of the mode.
      const isTest = c.var.closedTo !== 'stranger' && (await isTestMode(c.var.db));
      const bar = isTest ? await testBar(locale, isGuest) : isGuest ? await previewBar(locale) : '';
      // The Host header is the visitor's claim; a shared page must use only our own.
      const page = await rendered(new URL(key, config.baseUrl), render, c.var.log);
      if (page.status >= 300 && page.status < 400) {
        own = withoutHost(page, url);
        return undefined;
      }
      const scripts = page.headers.get(OWN_SCRIPTS)?.split(' ').filter(Boolean) ?? [];
      const isEverybodys = page.status === 200 && !isPersonal;
      const rest = page.html ?? (await page.text());
      const html = bar ? rest.replace('</body>', () => `${bar}</body>`) : rest;
      const answer = new CachedAnswer(Buffer.from(plain?.fill(html) ?? html), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': contentPolicy(scripts, {
          recaptcha: config.recaptcha !== undefined,
          formsTo: payFormOrigins(config.payments),
        }),
        ...(SECRET.test(path) && SECRET_HEADERS),
        'Cache-Control': isEverybodys ? REVALIDATE : isPersonal ? 'private, no-store' : 'no-store',
        // Only `/` depends on cookie and language (product §10: the first visit follows them).
        Vary: url.pathname === '/' ? 'Accept-Encoding, Cookie, Accept-Language' : 'Accept-Encoding',
      });
      if (isEverybodys) return answer;
      own = await answerCached(answer, { ...asked, status: plain?.status ?? page.status });
      return undefined;
    };
    const answer = await (isPersonal ? make() : (cache?.share(key, make) ?? make()));
    if (answer) return answerCached(answer, asked);
    if (!own) throw new Error('a page was neither rendered nor answered');
    return own;
  });
}

/** Finds cached pages; `/` only if the visitor is not redirected to another language. */
export function findPage(cache: AnswerCache): Find {
  return (target, { headers }) => {
    const isHome = target === '/' || target.startsWith('/?');
    if (isHome && homeLocale(headers.cookie, headers['accept-language']) !== DEFAULT_LOCALE) return undefined;
    return cache.find(target);
  };
}

async function rendered(url: URL, render: Render, log: Log): Promise<RenderedPage> {
  let isReported = false;
  const report: ReportFailure = (err, componentStack) => {
    isReported = true;
    // Without the query, as in the request log.
    log.error(
      { err, path: loggedPath(url.pathname), ...(componentStack && { componentStack }) },
      'a page could not be rendered',
    );
  };
  // Rendering sees only the address: no cookie, no token, so that no page can contain personal data.
  const response = await render(new Request(url, { headers: { accept: 'text/html' } }), report);
  // If TanStack Start itself fails, it writes the error to the console and answers one without a path.
  if (response.status >= 500 && !isReported) report(new Error(`rendering ended with ${response.status}`));
  return response;
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
