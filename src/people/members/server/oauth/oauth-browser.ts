import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '#ground/tokens/server/token.ts';
import type { ApiEnv } from '#http/server/context.ts';

const SECRET = /^[\w-]{43}$/;
/** As long as somebody may take to fill in the registration that a provider's sign-in led to. */
const SECONDS = 30 * 60;

/**
 * The secret by which a sign-in finds the browser it began in. It gives no right by itself and is the only cookie that the
 * API reads; scripts cannot see it, and no other host can set it.
 */
export function browserOf(c: Context<ApiEnv>): string | undefined {
  const secret = getCookie(c, nameOf(c));
  return secret && SECRET.test(secret) ? secret : undefined;
}

/** The browser's secret, which it is given if it has none; two tabs that sign in at once share it. */
export function keepBrowser(c: Context<ApiEnv>): string {
  const secret = browserOf(c) ?? newToken();
  setCookie(c, nameOf(c), secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    // Coming back from the provider is a navigation from another site, which Strict would leave out.
    sameSite: 'Lax',
    maxAge: SECONDS,
  });
  return secret;
}

/** Browsers keep the prefix's promises only over https; a shop that is tried out on http has the plain name. */
function nameOf(c: Context<ApiEnv>): string {
  return isSecure(c) ? '__Host-oauth' : 'oauth';
}

function isSecure(c: Context<ApiEnv>): boolean {
  return c.var.shop.config.baseUrl.startsWith('https:');
}
