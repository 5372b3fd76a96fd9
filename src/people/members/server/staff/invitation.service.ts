import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { releaseMails } from '#people/mail/server/held-mail.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { usernameOf } from '../../member.rules.ts';
import type { Invitation, Invite } from '../../staff.contract.ts';
import { UNKNOWN_PERSON } from '../first-admin.service.ts';
import { member } from '../member.tables.ts';
import { dropIdentities } from '../oauth/identity.service.ts';
import { hashChosenPassword } from '../password.service.ts';
import { invalidateLinks } from '../password-reset.service.ts';
import { dropSecondFactor } from '../second-factor/second-factor.service.ts';
import { endSessions } from '../session.service.ts';
import { type Arrival, type SignedInTokens, signIn } from '../sign-in.service.ts';
import { staffInvitation } from '../staff.tables.ts';
import { rolesFact, rolesIn } from './staff.service.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const isAdmin = and(eq(member.staff_role, 'admin'), isNull(member.deleted_at));
/** A former admin cannot give a role. */
const isByAdmin = sql`${staffInvitation.invited_by} in (select ${member.member_id} from ${member} where ${isAdmin})`;
const IS_VALID = and(
  isNull(staffInvitation.ended_at),
  gt(staffInvitation.created_at, sql`now() - make_interval(days => ${DAYS})`),
  isByAdmin,
);
type InvitationRow = typeof staffInvitation.$inferSelect;

/**
 * Invites someone by mail. The role is tied to the link: until it is opened, an account with that address may be a
 * stranger's.
 */
export async function inviteStaff(db: Db, actor: SignedIn, invite: Invite): Promise<void> {
  await requireWithinLimit(db, { limit: 'staff_invitation', who: String(actor.member_id) });
  const { staff_role, more_roles } = rolesIn(invite);
  const roles = { staff_role: staff_role ?? invite.staff_role, more_roles };
  await inTransaction(db, async (tx) => {
    await requireNoStaff(tx, invite.email);
    // A second invitation replaces the first.
    await end(tx, eq(staffInvitation.email, invite.email));
    const token = newToken();
    const [row] = await tx
      .insert(staffInvitation)
      .values({ ...invite, ...roles, token_hash: hashToken(token), invited_by: actor.member_id })
      .returning();
    const { email: to, lang } = invite;
    const named = { role: roles.staff_role, more_roles: roles.more_roles };
    const data = { name: usernameOf(invite), ...named, path: `/invitation#token=${token}`, days: DAYS };
    await queueMail(tx, { to, lang, kind: 'staff_invited', data });
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'staff',
      subject_id: `invitation ${row?.invitation_id}`,
      action: 'invite',
      after: { email: to, ...rolesFact(roles) },
    });
  });
}

export async function listInvitations(db: Db): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(staffInvitation)
    .where(IS_VALID)
    .orderBy(asc(staffInvitation.invitation_id))
    .limit(100);
  return rows.map(({ invitation_id, email, staff_role, more_roles, created_at, ...person }) => ({
    invitation_id,
    email,
    staff_role,
    more_roles,
    name: usernameOf(person),
    created_at: created_at.toISOString(),
    ends_at: new Date(created_at.getTime() + DAYS * DAY_MS).toISOString(),
  }));
}

/** Withdraws an invitation: its link becomes invalid. */
export function withdrawInvitation(db: Db, actor: SignedIn, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [gone] = await end(tx, and(eq(staffInvitation.invitation_id, id), IS_VALID));
    if (!gone) throw new Refusal('not_found');
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'staff',
      subject_id: `invitation ${id}`,
      action: 'withdraw',
      before: { email: gone.email, ...rolesFact(gone) },
    });
  });
}

/**
 * Accepts an invitation, once: sets the password of the account, which is created if missing, assigns the role and signs
 * the owner in. All earlier ways into the account end: they may be someone else's.
 */
export async function joinStaff(
  db: Db,
  { token, password }: { token: string; password: string },
  arrival: Arrival,
): Promise<SignedInTokens> {
  await requireWithinLimit(db, { limit: 'reset_network', who: arrival.caller.network });
  const isThis = and(eq(staffInvitation.token_hash, hashToken(token)), IS_VALID);
  // Checked first: a forged token is not worth a hash.
  const [known] = await db.select({ email: staffInvitation.email }).from(staffInvitation).where(isThis);
  if (!known) throw new Refusal('link_expired');
  const password_hash = await hashChosenPassword(password, known.email);
  return inTransaction(db, async (tx) => {
    const [invited] = await end(tx, isThis);
    if (!invited) throw new Refusal('link_expired');
    await requireStillAdmin(tx, invited.invited_by);
    await requireNoStaff(tx, invited.email);
    const memberId = await openAccount(tx, invited, password_hash);
    await recordChange(tx, {
      staff_id: memberId,
      subject: 'staff',
      subject_id: memberId,
      action: 'join',
      before: { staff_role: null },
      after: { ...rolesFact(invited), invited_by: invited.invited_by },
    });
    return signIn(tx, memberId, arrival);
  });
}

async function openAccount(tx: Db, invited: InvitationRow, password_hash: string): Promise<number> {
  const { email, firstname, lastname, lang, staff_role, more_roles } = invited;
  const role = { password_hash, staff_role, more_roles, email_verified_at: sql`now()` };
  const row = await insertOne(
    tx
      .insert(member)
      .values({
        ...UNKNOWN_PERSON,
        email,
        firstname,
        lastname,
        lang,
        ...role,
      })
      .onConflictDoUpdate({ target: member.email, set: { ...role, staff_version: sql`${member.staff_version} + 1` } })
      .returning({ member_id: member.member_id }),
  );
  await dropIdentities(tx, row.member_id);
  await dropSecondFactor(tx, row.member_id);
  await invalidateLinks(tx, row.member_id);
  await endSessions(tx, row.member_id);
  await releaseMails(tx, email);
  return row.member_id;
}

/** Checked again under a lock: removing the inviter's role waits, and later callers see the removal. */
async function requireStillAdmin(tx: Db, memberId: number): Promise<void> {
  const [locked] = await tx
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.member_id, memberId), isAdmin))
    .for('share');
  if (!locked) throw new Refusal('link_expired');
}

async function requireNoStaff(tx: Db, email: string): Promise<void> {
  const [locked] = await tx
    .select({ staff_role: member.staff_role })
    .from(member)
    .where(eq(member.email, email))
    .for('update');
  if (locked?.staff_role) throw new Refusal('already_staff');
}

async function end(tx: Db, which: ReturnType<typeof and>): Promise<InvitationRow[]> {
  return tx
    .update(staffInvitation)
    .set({ ended_at: sql`now()` })
    .where(and(which, isNull(staffInvitation.ended_at)))
    .returning();
}
