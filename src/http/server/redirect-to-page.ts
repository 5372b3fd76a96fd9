import { msg } from '@lingui/core/macro';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { i18nFor } from '#shared/i18n.ts';
import {
  isLocale,
  joinPath,
  LOCALE_COOKIE,
  type Locale,
  langFromHeader,
  localeFromAcceptLanguage,
  localeOf,
} from '#shared/locale.ts';
import type { ApiEnv } from './context.ts';
import { refusalMessages } from './refusal-messages.ts';

/** The page of the shop for a call, by the first word of its path. */
const PAGES: Readonly<Record<string, string>> = {
  shop: '/shop',
  artist: '/artist',
  search: '/search',
  cart: '/cart',
  favorite: '/account/favorite',
  order: '/account/order',
  payment: '/account/order',
  message: '/account/message',
  contact: '/contact',
  member: '/account',
  address: '/account',
  session: '/account',
  application: '/account',
  admin: '/admin',
  login: '/login',
  oauth: '/login?oauth_error=failed',
  password: '/forgotPassword',
  second_factor: '/admin/me',
  invitation: '/login',
  mailbox: '/mailbox',
};
/** Calls whose second word is an id with a page of its own, and the shape of such ids. */
const OF_ONE: Readonly<Record<string, RegExp>> = {
  shop: /^\d+$/,
  artist: /^\d+$/,
  message: /^\d+$/,
  order: /^[A-Z]{2,4}-/,
};

/** Whether the browser navigates there, and not a script; older browsers only say that they accept HTML. */
export function isNavigation(c: Context): boolean {
  return isNavigationRequest(c.req.header('sec-fetch-mode'), c.req.header('accept'));
}

/** The same from the two headers. */
export function isNavigationRequest(mode: string | undefined, accept: string | undefined): boolean {
  if (mode !== undefined) return mode === 'navigate';
  return accept?.includes('text/html') ?? false;
}

/** The visitor's language for an address without one. */
export function languageOf(c: Context): Locale {
  const asked = c.req.query('lang');
  if (asked !== undefined) return localeOf(langFromHeader(asked));
  const chosen = getCookie(c, LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : localeFromAcceptLanguage(c.req.header('accept-language'));
}

/** Product §1.8: a person who opens an API address in a browser is redirected to the matching page and never sees JSON. */
export const redirectToPage: MiddlewareHandler<ApiEnv> = async (c, next) => {
  // Checked first: a cached call removes personal headers from its request.
  if (!isNavigation(c)) return next();
  const locale = languageOf(c);
  await next();
  const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) return;
  const { status } = c.res;
  const page = status < 500 ? redirectTo(joinPath(locale, pageOf(c.req.path))) : await brokenPage(status, locale);
  // None of the other answer's headers belong to this one.
  c.res = undefined;
  c.res = page;
};

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'private, no-store' } });
}

function pageOf(path: string): string {
  const [word = '', name = ''] = path.split('/').slice(2);
  const page = Object.hasOwn(PAGES, word) ? PAGES[word] : '/';
  return OF_ONE[word]?.test(name) ? `${page}/${encodeURIComponent(name)}` : (page ?? '/');
}

/** Rendering may be broken too, so this page needs nothing. */
async function brokenPage(status: number, locale: Locale): Promise<Response> {
  const i18n = await i18nFor(locale);
  const message = i18n._(refusalMessages[status === 503 ? 'unavailable' : 'internal']);
  const page = html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<body style="font: 1.125rem/1.6 Georgia, serif; max-width: 34rem; margin: 20vh auto; padding: 0 1rem">
<p>${message}</p>
<p><a href="${joinPath(locale, '/')}">${i18n._(msg`Go home`)}</a></p>
</body></html>`;
  return new Response(String(page), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
