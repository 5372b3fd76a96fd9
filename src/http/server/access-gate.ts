import type { Context, MiddlewareHandler } from 'hono';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { type SignedIn, verdict } from '#shared/rights.ts';
import type { CallBook } from './call-book.ts';
import type { Config } from './config.ts';
import type { ApiEnv } from './context.ts';

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
  /** Whether staff must show more than a password in this shop. */
  isSecondFactorRequired: (db: Db, demo: Config['demo']) => Promise<boolean>;
}

/** Reads who asks and lets them through, or not, by the access that the call declares; no call can be declared without one. */
export function accessGate(book: CallBook, keepers: Doorkeepers): MiddlewareHandler<ApiEnv> {
  const { readSession, openOwnCart } = keepers;
  return async (c, next) => {
    const call = book.answering(c);
    if (call && call.access !== 'anyone') {
      const { db, bearer, cartToken } = c.var;
      const { person, cartOwner } = await readSession(db, bearer, call.isOnCart ? cartToken : undefined);
      const answer = verdict(call.access, person);
      if (answer !== 'allowed') throw new Refusal(answer);
      c.set('member', await asFarAsShown(c, person, keepers));
      if (call.isOnCart) c.set('cartToken', await openOwnCart(db, person, cartToken, cartOwner));
    }
    await next();
  };
}

/**
 * Somebody of the staff who must show more than a password and has not set it up is like any member until they do: the back
 * office is closed to them but for the calls that set it up.
 */
async function asFarAsShown(
  c: Context<ApiEnv>,
  person: SignedIn | undefined,
  { isSecondFactorRequired }: Doorkeepers,
): Promise<SignedIn | undefined> {
  if (!person?.staff_role || person.has_second_factor || c.req.path.startsWith('/api/second_factor')) return person;
  if (!(await isSecondFactorRequired(c.var.db, c.var.shop.config.demo))) return person;
  if (c.req.path.startsWith('/api/admin/')) throw new Refusal('second_factor_needed');
  return { ...person, staff_role: null };
}

/** The member who asks, in a call whose access lets only members through. */
export function signedIn(c: Context<ApiEnv>): SignedIn {
  const person = c.get('member');
  if (!person) throw new Refusal('unauthenticated');
  return person;
}
