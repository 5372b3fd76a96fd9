import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { type Access, type SignedIn, verdict } from '#shared/rights.ts';
import type { ApiEnv } from './context.ts';
import { policy } from './policy.ts';

/** What the gate asks of the features, handed in by the app. */
interface Doorkeepers {
  /** Whose session a bearer token opens, if it lives, and whose cart the cart's token does (null: a visitor's). */
  readSession: (
    db: Db,
    bearer: string | undefined,
    cartToken: string | undefined,
  ) => Promise<{ person?: SignedIn; cartOwner?: number | null | undefined }>;
  /** The token of the cart that a call works on, or a refusal if the given one opens somebody else's. */
  openOwnCart: (
    db: Db,
    person: SignedIn | undefined,
    cartToken: string | undefined,
    cartOwner: number | null | undefined,
  ) => Promise<string | undefined>;
}

/** Calls that work on the cart of the token they come with. */
export const CART_CALLS = /^\/api\/(cart|favorite)\b/;

/** Reads who asks and lets them through, or not, by the policy's row for the call; no call can forget to ask. */
export function policyGate({ readSession, openOwnCart }: Doorkeepers): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const access = accessOf(c);
    if (access !== undefined && access !== 'anyone') {
      const { db, bearer, cartToken } = c.var;
      const isOnCart = CART_CALLS.test(c.req.path);
      const { person, cartOwner } = await readSession(db, bearer, isOnCart ? cartToken : undefined);
      c.set('member', person);
      const answer = verdict(access, person);
      if (answer !== 'allowed') throw new Refusal(answer);
      if (isOnCart) c.set('cartToken', await openOwnCart(db, person, cartToken, cartOwner));
    }
    await next();
  };
}

/** The member who asks, in a call whose policy row lets only members through. */
export function signedIn(c: Context<ApiEnv>): SignedIn {
  const person = c.get('member');
  if (!person) throw new Refusal('unauthenticated');
  return person;
}

/** What the policy says of the route that will answer; undefined where none will. */
export function accessOf(c: Context<ApiEnv>): Access | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  if (!route) return undefined;
  const access = policy[`${route.method} ${route.path}`];
  if (!access) throw new Error(`${route.method} ${route.path} has no row in the policy`);
  return access;
}
