import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiEnv } from '#api/server/context.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { bringCartHome } from '#features/cart/server/cart-merge.service.ts';
import { cartOwner } from '#features/cart/server/cart-token.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Access, verdict } from '../policy.rules.ts';
import { readSession, type SignedIn } from './session.service.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Who asks; missing for visitors and for calls that need not know. */
    member: SignedIn | undefined;
  }
}

/** Who may make each call of the API. A call without a row is refused, and a test fails. */
export const policy: Record<string, Access> = {
  'GET /api/initial': 'anyone',
  'GET /api/ipaddr/check': 'anyone',
  'GET /api/shop': 'anyone',
  'GET /api/shop/:id': 'anyone',
  'POST /api/shop/:id/view': 'anyone',
  'GET /api/artist': 'anyone',
  'GET /api/artist/:id': 'anyone',
  'GET /api/search': 'anyone',
  'GET /api/search/suggest': 'anyone',
  'GET /api/captcha': 'anyone',
  'GET /api/mailbox': 'anyone',
  'GET /api/oauth/check': 'anyone',
  'GET /api/oauth/pending': 'anyone',
  'POST /api/oauth/link': 'anyone',
  'GET /api/oauth/:provider': 'anyone',
  'GET /api/oauth/:provider/callback': 'anyone',

  'GET /api/cart': 'visitor',
  'GET /api/cart/item': 'visitor',
  'PUT /api/cart': 'visitor',
  'POST /api/cart': 'visitor',
  'DELETE /api/cart': 'visitor',
  'DELETE /api/cart/:itemId': 'visitor',
  // A member's own addresses may be named in it.
  'POST /api/quote': 'visitor',
  'GET /api/favorite': 'visitor',
  'PUT /api/favorite/:item_id': 'visitor',
  'DELETE /api/favorite/:item_id': 'visitor',
  'POST /api/favorite/:item_id/restore': 'visitor',

  // Whatever cart token these come with is taken home or left alone, never opened.
  'POST /api/member/register': 'anyone',
  'POST /api/member/login': 'anyone',
  'POST /api/password/forgot': 'anyone',
  'POST /api/password/reset': 'anyone',
  'POST /api/email/verify': 'anyone',

  'GET /api/login/check': 'visitor',
  'GET /api/member/logout': 'visitor',

  'GET /api/member/profile': 'member',
  'GET /api/member/export': 'member',
  'POST /api/member/delete': 'member',
  'POST /api/member/basic': 'member',
  'POST /api/member/artist': 'member',
  'POST /api/member/gallery': 'member',
  'GET /api/member/identities': 'member',
  'POST /api/member/identities': 'member',
  'DELETE /api/member/identities/:provider': 'member',
  'POST /api/member/:type': 'member',
  'POST /api/password/change': 'member',
  'POST /api/email/send': 'member',
  'POST /api/email/change': 'member',
  'DELETE /api/email/change': 'member',
  'GET /api/session': 'member',
  'DELETE /api/session': 'member',
  'DELETE /api/session/:id': 'member',
  'GET /api/address': 'member',
  'POST /api/address': 'member',
  'PUT /api/address/:id': 'member',
  'DELETE /api/address/:id': 'member',
  'POST /api/address/:id/restore': 'member',
  'GET /api/application': 'member',
  'POST /api/application': 'member',
  'POST /api/application/answer': 'member',
  'POST /api/message/attachment': 'member',
  'GET /api/message/attachment/:id': 'member',
  'GET /api/message': 'member',
  'GET /api/message/unread': 'member',
  'GET /api/message/:id': 'member',
  'POST /api/message': 'member',
  'POST /api/message/:id': 'member',

  'GET /api/admin/application': 'reviewer',
  'GET /api/admin/application/:id': 'reviewer',
  'POST /api/admin/application/:id/:step': 'reviewer',
  'GET /api/admin/message': 'support',
  'GET /api/admin/message/:id': 'support',
  'GET /api/admin/message/attachment/:id': 'support',
  'POST /api/admin/message/:id': 'support',

  'POST /api/order/order': 'member',
  'GET /api/order/latest': 'member',
  'GET /api/order/history': 'member',
  'GET /api/order/:code': 'member',
  // The member's own; any order's for staff.
  'GET /api/order/:code/receipt': 'member',
  'POST /api/order/:code/cancel': 'member',
  'POST /api/order/:code/refund': 'member',
  'POST /api/order/:code/transfer': 'member',
  'POST /api/order/:code/pay': 'member',
  'POST /api/order/:code/reorder': 'member',
  'GET /api/admin/order': 'staff',
  'GET /api/admin/order/:code': 'staff',
  'POST /api/admin/order/:code/confirm_transfer': 'finance',
  'POST /api/admin/order/:code/transfer_not_found': 'finance',
  'POST /api/admin/order/:code/record_payment': 'finance',
  'POST /api/admin/order/:code/owe_refund': 'finance',
  'POST /api/admin/order/:code/refund': 'finance',
  'POST /api/admin/order/:code/start_production': 'workshop',
  'POST /api/admin/order/:code/complete': 'workshop',
  'POST /api/admin/order/:code/ship': 'workshop',
  'POST /api/admin/order/:code/arrive': 'workshop',
  'POST /api/admin/order/:code/receive_return': 'workshop',
  'POST /api/admin/order/:code/cancel': 'support',
  'POST /api/admin/order/:code/decide_cancellation': 'support',
  'POST /api/admin/order/:code/decide_return': 'support',
  'POST /api/admin/order/:code/exchange': 'support',
};

/** Reads who asks and lets them through, or not, by the policy's row for the call; no call can forget to ask. */
export const policyGate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const access = accessOf(c);
  if (access !== undefined && access !== 'anyone') {
    const person = await readSession(c.var.db, c.var.bearer);
    c.set('member', person);
    const answer = verdict(access, person);
    if (answer !== 'allowed') throw new Refusal(answer);
    await openOwnCart(c, person);
  }
  await next();
};

/** The member who asks, in a call whose policy row lets only members through. */
export function signedIn(c: Context<ApiEnv>): SignedIn {
  const person = c.get('member');
  if (!person) throw new Refusal('unauthenticated');
  return person;
}

/** What the policy says of the route that will answer; undefined where none will. */
function accessOf(c: Context<ApiEnv>): Access | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  if (!route) return undefined;
  const access = policy[`${route.method} ${route.path}`];
  if (!access) throw new Error(`${route.method} ${route.path} has no row in the policy`);
  return access;
}

/**
 * Product §4: a member's cart needs that member's session as well as the cart's token. A member who comes without a token
 * of their own, or still with a visitor's, is given one: there is no other cart they could order from.
 */
async function openOwnCart(c: Context<ApiEnv>, person: SignedIn | undefined): Promise<void> {
  if (!/^\/api\/(cart|favorite)\b/.test(c.req.path)) return;
  const { db, cartToken } = c.var;
  const owner = cartToken ? await cartOwner(db, cartToken) : undefined;
  if (typeof owner === 'number' && owner !== person?.member_id)
    throw new Refusal(person ? 'forbidden' : 'unauthenticated');
  if (!person || owner === person.member_id) return;
  const { token } = await inTransaction(db, (tx) => bringCartHome(tx, person, cartToken));
  c.set('cartToken', token);
}
