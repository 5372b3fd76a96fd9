import type { Db } from '#db/server/connect.ts';
import type { Recaptcha } from '#features/captcha/server/recaptcha.service.ts';
import { bringHome } from './bring-home.service.ts';
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
