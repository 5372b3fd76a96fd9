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

/** The page of the shop that shows what a call is about, by the call's first word. */
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
/** Calls whose second word names a thing that has a page of its own, and what such names look like. */
const OF_ONE: Readonly<Record<string, RegExp>> = { shop: /^\d+$/, artist: /^\d+$/, message: /^\d+$/, order: /^CN-/ };

/** Whether the browser goes there by itself, instead of a script that asks; older browsers only say that they want a page. */
export function isNavigation(c: Context): boolean {
  return goesThere(c.req.header('sec-fetch-mode'), c.req.header('accept'));
}

/** The same of the two headers that tell. */
export function goesThere(mode: string | undefined, accept: string | undefined): boolean {
  if (mode !== undefined) return mode === 'navigate';
  return accept?.includes('text/html') ?? false;
}

/** The language of whoever goes to an address that does not say it. */
export function languageOf(c: Context): Locale {
  const asked = c.req.query('lang');
  if (asked !== undefined) return localeOf(langFromHeader(asked));
  const chosen = getCookie(c, LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : localeFromAcceptLanguage(c.req.header('accept-language'));
}

/** Product §1.8: whoever opens an address of the API in a browser is led to the page it belongs to and never shown JSON. */
export const pageInstead: MiddlewareHandler<ApiEnv> = async (c, next) => {
  // Looked at first: a call that answers everybody alike takes away what its request says of the visitor.
  if (!isNavigation(c)) return next();
  const locale = languageOf(c);
  await next();
  const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) return;
  const { status } = c.res;
  const page = status < 500 ? sentOn(joinPath(locale, pageOf(c.req.path))) : await brokenPage(status, locale);
  // Nothing of the other answer's headers belongs to this one.
  c.res = undefined;
  c.res = page;
};

function sentOn(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'private, no-store' } });
}

function pageOf(path: string): string {
  const [word = '', name = ''] = path.split('/').slice(2);
  const page = Object.hasOwn(PAGES, word) ? PAGES[word] : '/';
  return OF_ONE[word]?.test(name) ? `${page}/${encodeURIComponent(name)}` : (page ?? '/');
}

/** Pages may be broken too, so this one needs nothing. */
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
