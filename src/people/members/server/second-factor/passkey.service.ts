import { and, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { Assertion, Attestation } from '../../second-factor.contract.ts';
import { requirePassword } from '../password-reset.service.ts';
import { passkey, passkeyChallenge } from '../second-factor.tables.ts';
import { countSigned, newCredential, type RelyingParty } from './passkey-proof.ts';
import { notifyOwner, switchOn } from './second-factor.service.ts';

/** More keys than anyone owns. */
const MOST_PASSKEYS = 10;

/** Requests a new key; the challenge is stored with the session. */
export async function beginPasskey(db: Db, person: SignedIn, password: string, party: RelyingParty) {
  const { member_id, session_id, email, lang } = person;
  await requirePassword(db, member_id, password);
  const challenge = newToken();
  const values = { challenge, created_at: sql`now()` };
  await db
    .insert(passkeyChallenge)
    .values({ session_id, ...values })
    .onConflictDoUpdate({ target: passkeyChallenge.session_id, set: values });
  const { info } = await readSettings(db);
  return {
    challenge,
    rp_id: party.id,
    rp_name: info.brand[lang],
    // Not the address: devices store this id, and it must survive a change of the address.
    user: { id: Buffer.from(`member ${member_id}`).toString('base64url'), name: email, display_name: email },
    passkeys: await keysOf(db, member_id),
  };
}

/** Saves a device's new key. We need no attestation: a browser that sends a wrong key gives its owner one that never works. */
export function confirmPasskey(
  db: Db,
  { member_id, session_id }: SignedIn,
  { name, passkey: made }: { name: string; passkey: Attestation },
  party: RelyingParty,
): Promise<string[] | undefined> {
  return inTransaction(db, async (tx) => {
    const [asked] = await tx
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.session_id, session_id),
          gt(passkeyChallenge.created_at, sql`now() - interval '5 minutes'`),
        ),
      )
      .returning();
    if (!asked) throw new Refusal('sign_in_expired');
    const credential = await newCredential(made, asked.challenge, party);
    if (!credential) throw new Refusal('wrong_code');
    if ((await tx.$count(passkey, eq(passkey.member_id, member_id))) >= MOST_PASSKEYS) throw new Refusal('conflict');
    const added = await tx
      .insert(passkey)
      .values({
        credential_id: made.id,
        member_id,
        name,
        transports: made.transports,
        sign_count: credential.counter,
        public_key: Buffer.from(credential.publicKey).toString('base64'),
      })
      .onConflictDoNothing()
      .returning({ id: passkey.credential_id });
    if (added.length === 0) throw new Refusal('conflict');
    await notifyOwner(tx, member_id, 'passkey_added', member_id);
    return switchOn(tx, { member_id, session_id });
  });
}

/** Whether one of the member's keys signed the challenge; a decreasing counter reveals a copied key and is refused. */
export async function verifyPasskey(
  tx: Db,
  memberId: number,
  challenge: string,
  given: Assertion,
  party: RelyingParty,
): Promise<boolean> {
  const isThis = and(eq(passkey.member_id, memberId), eq(passkey.credential_id, given.id));
  const [stored] = await tx.select().from(passkey).where(isThis).for('update');
  if (!stored) return false;
  const publicKey = new Uint8Array(Buffer.from(stored.public_key, 'base64'));
  const sign_count = await countSigned(given, challenge, party, {
    id: given.id,
    publicKey,
    counter: stored.sign_count,
  });
  if (sign_count === undefined) return false;
  await tx.update(passkey).set({ sign_count, used_at: sql`now()` }).where(isThis);
  return true;
}

export async function keysOf(db: Db, memberId: number): Promise<{ id: string; transports: string[] }[]> {
  const { credential_id: id, transports } = passkey;
  return db.select({ id, transports }).from(passkey).where(eq(passkey.member_id, memberId)).orderBy(passkey.created_at);
}
