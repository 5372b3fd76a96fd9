import { splitPath } from '#shared/locale.ts';
import { type CallFacts, nameOf } from './call.ts';

/**
 * What a closed shop answers to strangers (decision 51). Everything that is not listed here is refused, so a new
 * page or call is closed unless someone adds it.
 */

/** The same in an open and a closed shop, and known to no feature: operations and the files of the build. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics', '/build.json', '/favicon.ico', '/icon.svg']);

/** The logo and the icon, which the page of the closed shop shows too. */
const BRAND_FILE = /^\/brand\/[\w-]{20}\/[a-z0-9-]+\.(?:png|webp|ico)$/;

export function isAlwaysAnswered(path: string): boolean {
  return ALWAYS.has(path) || path.startsWith('/assets/') || BRAND_FILE.test(path);
}

/** Pages for the sign-in of staff; the account of people who ordered before the shop was closed, and their certificates. */
const PAGES = new Set([
  '/login',
  '/setup',
  '/invitation',
  '/forgotPassword',
  '/forgotPassword/reset',
  '/account',
  '/certificate',
]);

export function isStrangersPage(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return (
    PAGES.has(path) || path.startsWith('/account/') || path.startsWith('/certificate/') || path.startsWith('/gift/')
  );
}

/** Calls that need no sign-in and are answered. Those that need one refuse strangers themselves. */
export const STRANGERS_CALLS: ReadonlySet<string> = new Set([
  // Without anything of the catalogue: see initial.routes.ts.
  'GET /api/initial',
  'GET /api/ipaddr/check',
  // The ids in the requester's own cart; every page requests it when it starts.
  'GET /api/cart',
  'GET /api/captcha',
  'GET /api/login/check',
  'POST /api/member/login',
  'POST /api/member/login/second',
  'POST /api/member/login/passkey',
  'GET /api/member/logout',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/email/verify',
  'GET /api/setup',
  'POST /api/setup',
  'POST /api/invitation',
  'GET /api/oauth/check',
  'POST /api/oauth/link',
  'GET /api/oauth/pending',
  'GET /api/oauth/:provider',
  'GET /api/oauth/:provider/callback',
  'POST /api/preview',
  'DELETE /api/preview',
  // Prints that were sold stay genuine while the shop is closed.
  'GET /api/certificate/keys',
  'GET /api/certificate/check_page',
  'GET /api/certificate/:id',
  // And gifts that were sent are still unwrapped.
  'POST /api/gift',
  'POST /api/gift/kit',
  'POST /api/gift/certificate',
  // Payments under way are recorded even while the shop is closed.
  'GET /api/payment/:provider',
  'POST /api/payment/cybersource/cancel',
  'POST /api/payment/cybersource/notify',
  'POST /api/payment/cybersource/return',
  'POST /api/payment/ecpay/info',
  'POST /api/payment/ecpay/notify',
  'POST /api/payment/ecpay/return',
  'GET /api/payment/linepay/cancel',
  'GET /api/payment/linepay/return',
  'GET /api/payment/paypal/cancel',
  'POST /api/payment/paypal/notify',
  'GET /api/payment/paypal/return',
]);

/**
 * A closed shop takes no orders, because prices and terms may not be final. In test mode staff and guests can order: a test
 * binds nobody.
 */
export const ORDERING_CALLS: ReadonlySet<string> = new Set(['POST /api/order/order', 'POST /api/order/:code/reorder']);

/** Whether a call of a closed shop is refused to everyone of this kind. */
export function isClosedCall(call: CallFacts | undefined, isStranger: boolean, isTest = false): boolean {
  if (!call) return isStranger;
  const name = nameOf(call);
  if (ORDERING_CALLS.has(name)) return isStranger || !isTest;
  const needsSignIn = call.access !== 'anyone' && call.access !== 'visitor';
  return isStranger && !needsSignIn && !STRANGERS_CALLS.has(name);
}
