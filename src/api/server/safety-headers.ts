import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './context.ts';

/** Headers every answer carries; pages replace the policy by one with the hashes of their own scripts. */
export const safetyHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentPolicy([]));
  if (c.var.shop.config.baseUrl.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  // Whatever depends on who asks is nobody else's to keep.
  if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control'))
    headers.set('Cache-Control', 'private, no-store');
};

/** Where reCAPTCHA's script, frame and calls come from. */
const RECAPTCHA = ' https://www.google.com/recaptcha/';

/**
 * The content policy of a page whose inline scripts have these hashes. A cached page cannot carry a nonce. Google's
 * addresses are let in only where the shop is configured to use its captcha.
 */
export function contentPolicy(scriptHashes: readonly string[], { recaptcha = false } = {}): string {
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
    "form-action 'self' https://secureacceptance.cybersource.com https://testsecureacceptance.cybersource.com",
  ].join('; ');
}
