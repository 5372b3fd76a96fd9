import type { Db } from '#db/server/connect.ts';
import type { Recaptcha } from '#people/captcha/server/recaptcha.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { HalfOpen } from '../second-factor.contract.ts';
import { bringHome } from './bring-home.service.ts';
import type { member } from './member.tables.ts';
import { asksSecond, openTicket } from './second-factor/ticket.service.ts';
import { type Caller, startSession } from './session.service.ts';

/** What somebody who signs in comes with. */
export interface Arrival {
  caller: Caller;
  cartToken: string | undefined;
  /** Whose word is asked for where a captcha is needed; without it the shop's own. */
  recaptcha?: Recaptcha | undefined;
  /** The secret by which a sign-in with a provider finds the browser it began in. */
  browser?: string | undefined;
}

export interface SignedInTokens {
  token: string;
  cart_token: string;
  /** Whether what the visitor had put aside was added to the member's own. */
  merged: boolean;
}

/** Opens a session and brings the visitor's cart home, whichever way somebody proved who they are. */
export async function signIn(tx: Db, memberId: number, { caller, cartToken }: Arrival): Promise<SignedInTokens> {
  const { token, session_id } = await startSession(tx, memberId, caller);
  const cart = await bringHome(tx, { member_id: memberId, session_id }, cartToken);
  return { token, cart_token: cart.token, merged: cart.merged };
}

/**
 * Lets somebody in who has shown the first half of who they are: opens a session, or a ticket for the second half where staff
 * have set one up. `enter` is what else an open session brings along.
 */
export async function admit(
  tx: Db,
  person: typeof member.$inferSelect,
  arrival: Arrival,
  enter?: () => Promise<void>,
): Promise<SignedInTokens | HalfOpen> {
  if (asksSecond(person)) return openTicket(tx, person.member_id, arrival.caller.device);
  await enter?.();
  return signIn(tx, person.member_id, arrival);
}

/** The tokens of whoever is in; outside the transaction, for a refusal would take back what has been decided in it. */
export function requireFullSignIn(entered: SignedInTokens | HalfOpen, redirect?: string): SignedInTokens {
  if ('token' in entered) return entered;
  throw new Refusal('second_factor', { more: { ...entered, ...(redirect && { redirect }) } });
}
