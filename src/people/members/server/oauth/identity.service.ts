import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { Provider } from '../../oauth.contract.ts';
import { member } from '../member.tables.ts';
import { memberIdentity, oauthHandoff, oauthLink } from '../oauth.tables.ts';

interface Identity {
  provider: Provider;
  subject: string;
  email: string | null;
}

/** The member to whom this identity is linked. */
export async function memberOf(db: Db, { provider, subject }: Identity): Promise<number | undefined> {
  const [row] = await db
    .select({ member_id: memberIdentity.member_id })
    .from(memberIdentity)
    .innerJoin(member, eq(member.member_id, memberIdentity.member_id))
    .where(and(eq(memberIdentity.provider, provider), eq(memberIdentity.subject, subject), isNull(member.deleted_at)));
  return row?.member_id;
}

/** Links an identity to a member. False if it is another member's, or the member has another one at that provider. */
export async function linkIdentity(tx: Db, memberId: number, identity: Identity): Promise<boolean> {
  const { provider, subject, email } = identity;
  const added = await tx
    .insert(memberIdentity)
    .values({ provider, subject, email, member_id: memberId })
    .onConflictDoNothing()
    .returning({ member_id: memberIdentity.member_id });
  return added.length > 0 || (await memberOf(tx, identity)) === memberId;
}

/** Refuses where `linkIdentity` returns false. */
export async function requireLink(tx: Db, memberId: number, identity: Identity): Promise<void> {
  if (!(await linkIdentity(tx, memberId, identity))) throw new Refusal('identity_taken');
}

/** A member's linked providers, and whether one may be removed. */
export async function readIdentities(db: Db, memberId: number) {
  const { provider, email, created_at } = memberIdentity;
  const rows = await db
    .select({ provider, email, created_at })
    .from(memberIdentity)
    .where(eq(memberIdentity.member_id, memberId))
    .orderBy(created_at);
  const list = rows.map((row) => ({ ...row, email: row.email ?? '', created_at: row.created_at.toISOString() }));
  return { list, unlinkable: await hasPassword(db, memberId) };
}

/** Removes a way to sign in; the last one without a password stays, or its owner would be locked out. */
export function unlinkIdentity(db: Db, memberId: number, provider: Provider): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await hasPassword(tx, memberId))) throw new Refusal('password_needed');
    const removed = await tx
      .delete(memberIdentity)
      .where(and(eq(memberIdentity.member_id, memberId), eq(memberIdentity.provider, provider)))
      .returning({ provider: memberIdentity.provider });
    if (removed.length === 0) throw new Refusal('not_found');
  });
}

/** Removes a leaving member's identities and their sign-ins in progress. */
export async function dropIdentities(tx: Db, memberId: number): Promise<void> {
  await tx.delete(memberIdentity).where(eq(memberIdentity.member_id, memberId));
  await tx.delete(oauthLink).where(eq(oauthLink.member_id, memberId));
  await tx.delete(oauthHandoff).where(eq(oauthHandoff.member_id, memberId));
}

/** Whether the member can sign in without a provider. */
export async function hasPassword(db: Db, memberId: number): Promise<boolean> {
  const [row] = await db
    .select({ password_hash: member.password_hash })
    .from(member)
    .where(eq(member.member_id, memberId));
  return row?.password_hash !== null && row?.password_hash !== undefined;
}
