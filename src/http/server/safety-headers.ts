import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';
import type { ApiEnv } from './context.ts';

/** What every answer carries unless it says something of its own, also where no route and no page had a part in it. */
export function baseHeaders({ baseUrl, payments }: Pick<Config, 'baseUrl' | 'payments'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': contentPolicy([], { formsTo: payFormOrigins(payments) }),
    ...(baseUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Some say it more strictly: a page's policy has the hashes of its scripts, a file's may forbid everything. */
const MAY_DIFFER = new Set(['Referrer-Policy', 'Content-Security-Policy']);

/** Headers every answer of the app carries. */
export const safetyHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  // Through Hono first, which copies the answer: the headers of a redirect that the platform made cannot be changed.
  c.header('X-Content-Type-Options', 'nosniff');
  const { headers } = c.res;
  for (const [name, value] of Object.entries(baseHeaders(c.var.shop.config))) {
    if (!MAY_DIFFER.has(name) || !headers.has(name)) headers.set(name, value);
  }
  // Whatever depends on who asks is nobody else's to keep.
  if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'private, no-store');
};

/** Where reCAPTCHA's script, frame and calls come from. */
const RECAPTCHA = ' https://www.google.com/recaptcha/';

/** Whose pages a form of the shop may send a buyer to. */
export function payFormOrigins({ cybersource, cybersource_usd }: Config['payments']): string[] {
  const origins = [cybersource, cybersource_usd].flatMap((profile) =>
    profile ? [new URL(profile.payUrl).origin] : [],
  );
  return [...new Set(origins)];
}

interface Beyond {
  recaptcha?: boolean;
  formsTo?: readonly string[];
}

/**
 * The content policy of a page whose inline scripts have these hashes. A cached page cannot carry a nonce. Google's
 * addresses are let in only where the shop is configured to use its captcha, and forms lead only to configured providers.
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  { recaptcha = false, formsTo = [] }: Beyond = {},
): string {
  const google = recaptcha ? RECAPTCHA : '';
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}${google}${recaptcha ? ' https://www.gstatic.com/recaptcha/' : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${google}`,
    `frame-src 'self'${google}${recaptcha ? ' https://recaptcha.google.com/recaptcha/' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formsTo].join(' '),
  ].join('; ');
}
