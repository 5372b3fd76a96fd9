import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';
import type { ApiEnv } from './context.ts';

/** The default headers of every answer, also of those without a route or a page. */
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

const known = new WeakMap<Config, Record<string, string>>();

/** The same, made once for each configuration. */
function headersFor(config: Config): Record<string, string> {
  const headers = known.get(config) ?? baseHeaders(config);
  known.set(config, headers);
  return headers;
}

/** Some answers set them more strictly: a page's policy has the hashes of its scripts, a file's may forbid everything. */
const MAY_DIFFER = new Set(['Referrer-Policy', 'Content-Security-Policy']);

/** Sets the headers of every answer of the app. */
export const safetyHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (!hasOpenHeaders(c.res)) c.header('X-Content-Type-Options', 'nosniff');
  const { headers } = c.res;
  for (const [name, value] of Object.entries(headersFor(c.get('shop').config))) {
    if (!MAY_DIFFER.has(name) || !headers.has(name)) headers.set(name, value);
  }
  // A personal answer must not be cached.
  if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'private, no-store');
};

/** False for a redirect of the platform: its headers are immutable, and Hono's `header` copies it. */
function hasOpenHeaders({ headers }: Response): boolean {
  try {
    headers.set('X-Content-Type-Options', 'nosniff');
    return true;
  } catch {
    return false;
  }
}

/** The source of reCAPTCHA's script, frame and calls. */
const RECAPTCHA = ' https://www.google.com/recaptcha/';

/** Origins to which a form of the shop may send a buyer. */
export function payFormOrigins({ cybersource, cybersource_usd, ecpay_credit }: Config['payments']): string[] {
  const origins = [cybersource, cybersource_usd].flatMap((profile) =>
    profile ? [new URL(profile.payUrl).origin] : [],
  );
  return [...new Set([...origins, ...(ecpay_credit ? [ecpay_credit.pages] : [])])];
}

interface Beyond {
  recaptcha?: boolean;
  formsTo?: readonly string[];
}

/**
 * The content policy of a page whose inline scripts have these hashes. A cached page cannot have a nonce. Google's
 * addresses are allowed only if its captcha is configured, and forms may only go to configured providers.
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
