import type { Context, MiddlewareHandler } from 'hono';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { type SignedIn, verdict } from '#shared/rights.ts';
import type { CallBook } from './call-book.ts';
import type { Config } from './config.ts';
import type { ApiEnv } from './context.ts';

/** The features' functions that the gate calls, passed in by the app. */
interface AccessReaders {
  /** The member of a live bearer token, and the owner of the cart's token (null: a visitor). */
  readSession: (
    db: Db,
    bearer: string | undefined,
    cartToken: string | undefined,
  ) => Promise<{ person?: SignedIn; cartOwner?: number | null | undefined }>;
  /** The token of the cart for this call, or a refusal if the given one belongs to someone else. */
  openOwnCart: (
    db: Db,
    person: SignedIn | undefined,
    cartToken: string | undefined,
    cartOwner: number | null | undefined,
  ) => Promise<string | undefined>;
  /** Whether this shop requires two-factor sign-in of its staff. */
  isSecondFactorRequired: (db: Db, demo: Config['demo']) => Promise<boolean>;
}

/** Reads who asks and allows or refuses the call by its declared access; every call must declare one. */
export function accessGate(book: CallBook, readers: AccessReaders): MiddlewareHandler<ApiEnv> {
  const { readSession, openOwnCart } = readers;
  return async (c, next) => {
    const call = book.answering(c);
    if (call && call.access !== 'anyone') {
      const { db, bearer, cartToken } = c.var;
      const { person, cartOwner } = await readSession(db, bearer, call.isOnCart ? cartToken : undefined);
      const answer = verdict(call.access, person);
      if (answer !== 'allowed') throw new Refusal(answer);
      c.set('member', await withoutUnprovenRole(c, person, readers));
      if (call.isOnCart) c.set('cartToken', await openOwnCart(db, person, cartToken, cartOwner));
    }
    await next();
  };
}

/**
 * Staff who must use two-factor sign-in and have not set it up count as plain members: the back office is closed
 * to them, except the calls that set it up.
 */
async function withoutUnprovenRole(
  c: Context<ApiEnv>,
  person: SignedIn | undefined,
  { isSecondFactorRequired }: AccessReaders,
): Promise<SignedIn | undefined> {
  if (!person?.staff_role || person.has_second_factor || c.req.path.startsWith('/api/second_factor')) return person;
  if (!(await isSecondFactorRequired(c.var.db, c.var.shop.config.demo))) return person;
  if (c.req.path.startsWith('/api/admin/')) throw new Refusal('second_factor_needed');
  return { ...person, staff_role: null };
}

/** The member who asks, in a call that only members may make. */
export function signedIn(c: Context<ApiEnv>): SignedIn {
  const person = c.get('member');
  if (!person) throw new Refusal('unauthenticated');
  return person;
}
