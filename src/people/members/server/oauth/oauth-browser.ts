import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '#ground/tokens/server/token.ts';
import type { ApiEnv } from '#http/server/context.ts';

const SECRET = /^[\w-]{43}$/;
/** How long filling in the registration after a provider's sign-in may take. */
const SECONDS = 30 * 60;

/**
 * The secret by which a sign-in finds the browser it started in. It grants no rights alone and is the only cookie that the
 * API reads; scripts cannot read it, and no other host can set it.
 */
export function browserOf(c: Context<ApiEnv>): string | undefined {
  const secret = getCookie(c, nameOf(c));
  return secret && SECRET.test(secret) ? secret : undefined;
}

/** The browser's secret, created if missing; two tabs that sign in concurrently share it. */
export function ensureBrowser(c: Context<ApiEnv>): string {
  const secret = browserOf(c) ?? newToken();
  setCookie(c, nameOf(c), secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    // Returning from the provider is a cross-site navigation, for which Strict would omit the cookie.
    sameSite: 'Lax',
    maxAge: SECONDS,
  });
  return secret;
}

/** Browsers accept the prefix only over https; a shop on http uses the plain name. */
function nameOf(c: Context<ApiEnv>): string {
  return isSecure(c) ? '__Host-oauth' : 'oauth';
}

function isSecure(c: Context<ApiEnv>): boolean {
  return c.var.shop.config.baseUrl.startsWith('https:');
}
