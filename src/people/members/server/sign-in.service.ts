import type { Db } from '#db/server/connect.ts';
import type { Recaptcha } from '#people/captcha/server/recaptcha.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { UnfinishedSignIn } from '../second-factor.contract.ts';
import type { member } from './member.tables.ts';
import { mergeVisitor } from './merge-visitor.service.ts';
import { asksSecond, openTicket } from './second-factor/ticket.service.ts';
import { type Caller, startSession } from './session.service.ts';

/** The context of a sign-in. */
export interface Arrival {
  caller: Caller;
  cartToken: string | undefined;
  /** Checks captchas; without it, the shop's own does. */
  recaptcha?: Recaptcha | undefined;
  /** The secret by which a sign-in with a provider finds the browser it started in. */
  browser?: string | undefined;
}

export interface SignedInTokens {
  token: string;
  cart_token: string;
  /** Whether the visitor's cart was merged into the member's. */
  merged: boolean;
}

/** Opens a session and merges the visitor's cart, after any kind of sign-in. */
export async function signIn(tx: Db, memberId: number, { caller, cartToken }: Arrival): Promise<SignedInTokens> {
  const { token, session_id } = await startSession(tx, memberId, caller);
  const cart = await mergeVisitor(tx, { member_id: memberId, session_id }, cartToken);
  return { token, cart_token: cart.token, merged: cart.merged };
}

/**
 * Lets in a person who passed the first factor: opens a session, or a ticket if staff have a second factor. `enter` runs
 * with an open session.
 */
export async function admit(
  tx: Db,
  person: typeof member.$inferSelect,
  arrival: Arrival,
  enter?: () => Promise<void>,
): Promise<SignedInTokens | UnfinishedSignIn> {
  if (asksSecond(person)) return openTicket(tx, person.member_id, arrival.caller.device);
  await enter?.();
  return signIn(tx, person.member_id, arrival);
}

/** Returns the tokens or refuses; call it outside the transaction, which a refusal would roll back. */
export function requireFullSignIn(entered: SignedInTokens | UnfinishedSignIn, redirect?: string): SignedInTokens {
  if ('token' in entered) return entered;
  throw new Refusal('second_factor', { more: { ...entered, ...(redirect && { redirect }) } });
}
