import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Db } from '#db/server/connect.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import { splitPath } from '#shared/locale.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { CallBook } from './call-book.ts';
import { closedFile, closedPage, secondsUntilOpening } from './closed-page.ts';
import { isAlwaysAnswered, isClosedCall, isStrangersPage } from './closed-paths.ts';
import type { ApiEnv } from './context.ts';
import { type ClosedTo, type OpeningState, PREVIEW_COOKIE } from './opening-state.ts';
import { isNavigation, languageOf } from './redirect-to-page.ts';
import { refuse } from './replies.ts';

interface Readers {
  readSession: (db: Db, bearer: string | undefined, cart: undefined) => Promise<{ person?: SignedIn }>;
}

const TOKEN = /^[\w-]{20,128}$/;

/** The asker of the page that is being rendered: its loaders call the app in process, without cookies. */
const rendering = new AsyncLocalStorage<ClosedTo>();

/**
 * Closes the shop to strangers, in front of every route and every cache (decision 51). Guests see it as it will be,
 * but none of their answers is shared or stored.
 */
export function openingGate(book: CallBook, { readSession }: Readers): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { opening } = c.get('shop');
    if (!opening || isAlwaysAnswered(c.req.path)) return next();
    const state = await opening.read();
    if (state.isOpen) return next();
    const asker = rendering.getStore() ?? ((await isGuest(c, state, readSession)) ? 'guest' : 'stranger');
    const { cache: _, ...shop } = c.get('shop');
    c.set('shop', shop);
    c.set('closedTo', asker);
    const refusal = await closedAnswer(c, book, state, asker);
    if (refusal) return refusal;
    await rendering.run(asker, next);
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
  };
}

async function closedAnswer(
  c: Context<ApiEnv>,
  book: CallBook,
  state: OpeningState,
  asker: ClosedTo,
): Promise<Response | undefined> {
  const { method, path } = c.req;
  const isStranger = asker === 'stranger';
  if (path.startsWith('/api/')) {
    if (!isClosedCall(book.answering(c), isStranger, state.isTest)) return undefined;
    if (!isNavigation(c)) return refuse(c, new Refusal('shop_closed', { retryAfter: secondsUntilOpening(state) }));
    return closedPage(state, '/', languageOf(c));
  }
  // Routes go by the decoded path, pages by the address: both must be allowed.
  const isAllowed = isStrangersPage(path) && isStrangersPage(new URL(c.req.url).pathname);
  if (!isStranger || isAllowed) return undefined;
  const isFile = /\.[a-z0-9]+$/i.test(path) && !isNavigation(c);
  if (isFile || (method !== 'GET' && method !== 'HEAD')) return closedFile(state);
  const asked = splitPath(path);
  // Only `/` follows the visitor's language, as in an open shop.
  return closedPage(state, asked.path, path === '/' ? languageOf(c) : asked.locale);
}

/** Staff by their session, or the holder of a valid invitation link. */
async function isGuest(
  c: Context<ApiEnv>,
  { link }: OpeningState,
  readSession: Readers['readSession'],
): Promise<boolean> {
  const cookie = getCookie(c, PREVIEW_COOKIE);
  const pass = cookie && TOKEN.test(cookie) ? cookie : undefined;
  if (pass && link && link.expires_at > new Date() && hashToken(pass) === link.hash) return true;
  for (const token of new Set([c.var.bearer, pass])) {
    if (token && (await readSession(c.var.db, token, undefined)).person?.staff_role) return true;
  }
  return false;
}
