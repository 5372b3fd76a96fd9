import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { clearAttempts, requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { SecondStep } from '../../second-factor.contract.ts';
import { member } from '../member.tables.ts';
import { noticeNewDevice } from '../new-device.ts';
import { linkSameEmail } from '../oauth/oauth-pending.service.ts';
import { type Arrival, type SignedInTokens, signIn } from '../sign-in.service.ts';
import { keysOf, verifyPasskey } from './passkey.service.ts';
import type { RelyingParty } from './passkey-proof.ts';
import { redeemRecoveryCode } from './recovery-code.service.ts';
import { notifyOwner } from './second-factor.service.ts';
import { redeemTicket, saveChallenge, tryTicket } from './ticket.service.ts';
import { redeemTotpCode } from './totp.service.ts';

const TOTP = /^\d{6}$/;

/** Creates a passkey challenge for a ticket. */
export async function askPasskey(db: Db, ticket: string, { caller }: Arrival, party: RelyingParty) {
  await requireWithinLimit(db, { limit: 'second_factor_network', who: caller.network });
  const challenge = newToken();
  const memberId = await saveChallenge(db, ticket, caller.device, challenge);
  return { challenge, rp_id: party.id, passkeys: await keysOf(db, memberId) };
}

/** The second half of a sign-in: a code, a passkey or a recovery code opens the session. */
export async function finishSignIn(
  db: Db,
  step: SecondStep,
  arrival: Arrival,
  party: RelyingParty,
): Promise<SignedInTokens> {
  const { ticket, code } = step;
  await requireWithinLimit(db, { limit: 'second_factor_network', who: arrival.caller.network });
  const { member_id, challenge } = await tryTicket(db, ticket, arrival.caller.device);
  const lane = { limit: 'second_factor', who: String(member_id) } as const;
  // Codes can be guessed, with any ticket; signatures cannot.
  if (code !== undefined) await requireWithinLimit(db, lane);
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(member)
      .where(and(eq(member.member_id, member_id), isNull(member.deleted_at)))
      .for('update');
    if (!found) throw new Refusal('sign_in_expired');
    if (!(await isRight(tx, member_id, step, challenge, party))) throw new Refusal('wrong_code');
    await redeemTicket(tx, ticket);
    await clearAttempts(tx, lane);
    await noticeNewDevice(tx, found, arrival.caller);
    await linkSameEmail(tx, found, arrival.browser);
    return signIn(tx, member_id, arrival);
  });
}

async function isRight(
  tx: Db,
  memberId: number,
  { code, passkey }: SecondStep,
  challenge: string | null,
  party: RelyingParty,
): Promise<boolean> {
  if (passkey) return challenge !== null && verifyPasskey(tx, memberId, challenge, passkey, party);
  if (code === undefined) return false;
  if (TOTP.test(code)) return redeemTotpCode(tx, memberId, code);
  if (!(await redeemRecoveryCode(tx, memberId, code))) return false;
  await notifyOwner(tx, memberId, 'recovery_used', memberId);
  return true;
}
