import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { UnfinishedSignIn } from '../../second-factor.contract.ts';
import { passkey, signInTicket, totpSecret } from '../second-factor.tables.ts';

const IS_VALID = gt(signInTicket.created_at, sql`now() - interval '5 minutes'`);
const MOST_TRIES = 5;

/** Whether a sign-in needs more than a password or a provider. */
export function asksSecond(person: { staff_role: string | null; second_factor_at: Date | null }): boolean {
  return person.staff_role !== null && person.second_factor_at !== null;
}

/** Records that the first factor was right; no session is open yet. */
export async function openTicket(tx: Db, memberId: number, device: string): Promise<UnfinishedSignIn> {
  await tx.delete(signInTicket).where(lt(signInTicket.created_at, sql`now() - interval '1 day'`));
  const ticket = newToken();
  await tx.insert(signInTicket).values({ ticket_hash: hashToken(ticket), member_id: memberId, device });
  const codes = await tx.$count(
    totpSecret,
    and(eq(totpSecret.member_id, memberId), sql`${totpSecret.confirmed_at} is not null`),
  );
  const passkeys = await tx.$count(passkey, eq(passkey.member_id, memberId));
  return { ticket, ways: [...(codes > 0 ? (['code'] as const) : []), ...(passkeys > 0 ? (['passkey'] as const) : [])] };
}

/** Counts an attempt with a ticket and returns its owner; on another device, too late or too often it is invalid. */
export async function tryTicket(db: Db, ticket: string, device: string) {
  const [found] = await db
    .update(signInTicket)
    .set({ tries: sql`${signInTicket.tries} + 1` })
    .where(and(isThis(ticket), eq(signInTicket.device, device), lt(signInTicket.tries, MOST_TRIES), IS_VALID))
    .returning({ member_id: signInTicket.member_id, challenge: signInTicket.challenge });
  if (!found) throw new Refusal('sign_in_expired');
  return found;
}

/** Saves a passkey challenge; a new one replaces the earlier one. */
export async function saveChallenge(db: Db, ticket: string, device: string, challenge: string): Promise<number> {
  const [found] = await db
    .update(signInTicket)
    .set({ challenge })
    .where(and(isThis(ticket), eq(signInTicket.device, device), IS_VALID))
    .returning({ member_id: signInTicket.member_id });
  if (!found) throw new Refusal('sign_in_expired');
  return found.member_id;
}

/** Uses up a ticket; of two concurrent calls, one succeeds. */
export async function redeemTicket(tx: Db, ticket: string): Promise<void> {
  const taken = await tx.delete(signInTicket).where(isThis(ticket)).returning({ id: signInTicket.member_id });
  if (taken.length === 0) throw new Refusal('sign_in_expired');
}

function isThis(ticket: string) {
  return eq(signInTicket.ticket_hash, hashToken(ticket));
}
