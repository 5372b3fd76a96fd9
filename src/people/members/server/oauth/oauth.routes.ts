import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import { isLocale, joinPath, LOCALE_COOKIE, type Locale, localeFromAcceptLanguage } from '#shared/locale.ts';
import { safePath } from '#shared/safe-path.ts';
import { signedInReply } from '../../member.contract.ts';
import {
  oauthCallbackQuery,
  oauthCheckReply,
  oauthLinkRequest,
  oauthPendingReply,
  oauthStartQuery,
  type Provider,
  providerParam,
} from '../../oauth.contract.ts';
import { arrivalOf } from '../sign-in-reply.service.ts';
import { browserOf, ensureBrowser } from './oauth-browser.ts';
import { finishOauth, isUnreachable, type OauthResult } from './oauth-callback.service.ts';
import { redeemHandoff } from './oauth-handoff.service.ts';
import { followLink } from './oauth-link.service.ts';
import { readPending } from './oauth-pending.service.ts';
import { beginOauth } from './oauth-start.service.ts';

const onward = { 302: { description: 'Go on there' }, ...refusalReplies };

export const oauthRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/oauth/check',
      summary: 'Trades a finished sign-in with a provider, which only its own browser can, for a token',
      access: 'anyone',
      refuses: ['oauth_expired', 'second_factor'],
      signsIn: true,
      reply: oauthCheckReply,
      returns: 'The token of the new session, of the cart, and where to go on',
    },
    async (c) => {
      requireOwnPage(c);
      const { token, cart_token, redirect } = await redeemHandoff(c.var.db, arrivalOf(c));
      return { token, cart_token, redirect };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/oauth/pending',
      summary: 'A provider’s data about a person without an account, to fill in the registration',
      access: 'anyone',
      refuses: ['oauth_expired'],
      reply: oauthPendingReply,
      returns: 'Who it is',
    },
    async (c) => {
      requireOwnPage(c);
      const vouched = await readPending(c.var.db, browserOf(c));
      if (!vouched) throw new Refusal('oauth_expired');
      const { provider, firstname, lastname, email, email_verified } = vouched;
      return { provider, firstname, lastname, email: email ?? '', email_verified };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/oauth/link',
      summary: 'Links a provider to the account by the mailed link and signs in',
      access: 'anyone',
      unlimited: 'needs a mailed link of 256 bits, which works once',
      refuses: ['link_expired', 'identity_taken', 'second_factor'],
      signsIn: true,
      body: oauthLinkRequest,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const { token, cart_token } = await followLink(c.var.db, body.token, arrivalOf(c));
      return { token, cart_token };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/oauth/{provider}',
      summary: 'Redirects to a provider to sign in with',
      access: 'anyone',
      limits: ['oauth_start'],
      params: providerParam,
      query: oauthStartQuery,
      responses: onward,
    },
    (c, { params, query: { redirect, link: isLink } }) => {
      const way = { redirect: safePath(redirect) ?? '/', isLink: isLink !== undefined, isAgain: false };
      return leave(c, params.provider, way);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/oauth/{provider}/callback',
      summary: 'Where a provider sends people back to',
      access: 'anyone',
      limits: ['oauth_link'],
      unchecked: 'takes what a provider sends, and answers what cannot be read with a page',
      params: providerParam,
      query: oauthCallbackQuery,
      responses: onward,
    },
    async (c, { params: { provider } }) => {
      if (!c.var.shop.config.oauth[provider]) throw new Refusal('not_found');
      const query = new URL(c.req.url).searchParams;
      const back = { provider, query, browser: browserOf(c) };
      const result = await finishOauth(c.var.db, c.var.shop.config, back, c.var.log);
      if (result.to === 'again') return leave(c, provider, { ...result, isAgain: true });
      return redirectTo(c, pageOf(result, provider));
    },
  ),
);

/** Redirects to the provider, or to the login page if it is down. */
async function leave(
  c: Context<ApiEnv>,
  provider: Provider,
  way: { redirect: string; isLink: boolean; isAgain: boolean },
) {
  const { db, shop } = c.var;
  if (!shop.config.oauth[provider]) throw new Refusal('not_found');
  const { network } = arrivalOf(c).caller;
  const browser = ensureBrowser(c);
  try {
    const url = await beginOauth(db, shop.config, { ...way, provider, browser, network, locale: localeIn(c) });
    return redirectTo(c, url.href);
  } catch (error) {
    const tooMany = error instanceof Refusal && error.code === 'too_many_requests';
    if (!tooMany && !isUnreachable(error)) c.var.log.error({ err: error, provider }, 'a sign-in could not begin');
    const problem = tooMany ? 'too_many' : 'unavailable';
    return redirectTo(c, pageOf({ to: 'login', error: problem, redirect: way.redirect }, provider));
  }
}

/** The page at which a sign-in continues. Its URL contains no secret. */
function pageOf(result: Exclude<OauthResult, { to: 'again' }>, provider: Provider): string {
  const { redirect } = result;
  if (result.to === 'token') return '/?oauth=1';
  if (result.to === 'account') return `/account?${new URLSearchParams({ link: provider })}`;
  const query = new URLSearchParams({ provider, ...(redirect !== '/' && { redirect }) });
  if (result.to !== 'login') return `/register?${query}`;
  query.set('oauth_error', result.error);
  return `/login?${query}`;
}

function redirectTo(c: Context<ApiEnv>, to: string) {
  // The current URL contains a code, which the next page must not get.
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(to.startsWith('/') ? joinPath(localeIn(c), to) : to, 302);
}

/** The language of the page to go to: a navigation has no `lang` header. */
function localeIn(c: Context<ApiEnv>): Locale {
  const chosen = getCookie(c, LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : localeFromAcceptLanguage(c.req.header('accept-language'));
}

/**
 * A cookie alone opens these calls, so only our own pages may use them. Browsers say where a request comes from; from
 * others we require a header that no other site's page can send.
 */
function requireOwnPage(c: Context<ApiEnv>): void {
  const from = c.req.header('sec-fetch-site');
  const isOwn = from === undefined ? c.req.header('lang') !== undefined : from === 'same-origin';
  if (!isOwn) throw new Refusal('oauth_expired');
}
