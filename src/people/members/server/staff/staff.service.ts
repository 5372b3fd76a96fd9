import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { contentChanged } from '#db/server/remembered.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Config } from '#http/server/config.ts';
import { Refusal } from '#shared/errors.ts';
import { hasRole, type SignedIn, type StaffRole } from '#shared/rights.ts';
import { storedRoles } from '#shared/stored-roles.ts';
import { usernameOf } from '../../member.rules.ts';
import type { RoleChange, StaffMember } from '../../staff.contract.ts';
import { member } from '../member.tables.ts';
import { dropSecondFactor, isSecondFactorRequired, notifyOwner } from '../second-factor/second-factor.service.ts';
import { endSessions, IS_VALID } from '../session.service.ts';
import { session } from '../session.tables.ts';

/** More than such a shop employs; an admin finds anyone beyond it among the members. */
const MOST_STAFF = 200;

/** All staff with their signed-in devices. */
export async function listStaff(db: Db, { member_id: me }: SignedIn): Promise<StaffMember[]> {
  const { member_id, firstname, lastname, email, staff_role, more_roles, second_factor_at } = member;
  const rows = await db
    .select({
      member_id,
      firstname,
      lastname,
      email,
      staff_role,
      more_roles,
      version: member.staff_version,
      second_factor_at,
      devices: sql<number>`count(${session.session_id})::int`,
      seen_at: sql<string | null>`max(${session.used_at})`,
    })
    .from(member)
    .leftJoin(session, and(eq(session.member_id, member_id), IS_VALID))
    .where(and(isNotNull(staff_role), isNull(member.deleted_at)))
    .groupBy(member_id)
    .orderBy(asc(member_id))
    .limit(MOST_STAFF);
  return rows.flatMap((row) => {
    if (row.staff_role === null) return [];
    const { second_factor_at: since, firstname: _first, lastname: _last, seen_at, ...rest } = row;
    return {
      ...rest,
      staff_role: row.staff_role,
      name: usernameOf(row),
      has_second_factor: since !== null,
      seen_at: seen_at && new Date(seen_at).toISOString(),
      is_me: row.member_id === me,
    };
  });
}

/** Members who have this role, alone or among others, and the admins. */
function mayDo(role: StaffRole): SQL | undefined {
  const isStaff = isNotNull(member.staff_role);
  return or(inArray(member.staff_role, [role, 'admin']), and(isStaff, arrayContains(member.more_roles, [role])));
}

/** Staff with this role, and the admins, who may do everything. */
export async function listColleagues(db: Db, role: StaffRole): Promise<{ member_id: number; name: string }[]> {
  const rows = await db
    .select({ member_id: member.member_id, firstname: member.firstname, lastname: member.lastname })
    .from(member)
    .where(and(mayDo(role), isNull(member.deleted_at)))
    .orderBy(member.member_id)
    .limit(MOST_STAFF);
  return rows.map((row) => ({ member_id: row.member_id, name: usernameOf(row) }));
}

/**
 * The same, locked together with one more member until the transaction ends: none of them gets or loses a role. In the
 * order of ids, like every change of a role.
 */
export async function lockColleagues(tx: Db, role: StaffRole, also: number): Promise<Set<number>> {
  const { member_id, staff_role, more_roles } = member;
  const rows = await tx
    .select({ member_id, staff_role, more_roles })
    .from(member)
    .where(and(or(mayDo(role), eq(member_id, also)), isNull(member.deleted_at)))
    .orderBy(member_id)
    .for('no key update');
  return new Set(rows.flatMap((row) => (hasRole(row, role) ? row.member_id : [])));
}

/** The assignee; null if they have left the staff or lost the role. */
export async function holderOf(tx: Db, role: StaffRole, id: number | null): Promise<number | null> {
  const holder = (await listColleagues(tx, role)).find(({ member_id }) => member_id === id);
  return holder?.member_id ?? null;
}

/** Refuses to assign work to someone who may not do it; null is always allowed. */
export async function requireColleague(tx: Db, role: StaffRole, id: number | null): Promise<void> {
  if (id === null) return;
  if (!(await listColleagues(tx, role)).some(({ member_id }) => member_id === id)) throw new Refusal('not_found');
}

/**
 * Changes or removes a role. Nobody changes their own, and the caller must still be admin: two admins who dismiss each
 * other never leave the shop without one. Every request reads the rights, so it takes effect immediately.
 */
export function changeRole(db: Db, actor: SignedIn, id: number, change: RoleChange): Promise<void> {
  const { version } = change;
  const { staff_role, more_roles } = rolesIn(change);
  return inTransaction(db, async (tx) => {
    const person = await lockStaff(tx, actor, id);
    if (person.member_id === actor.member_id) throw new Refusal('own_role');
    if (person.staff_version !== version) throw new Refusal('conflict');
    await tx
      .update(member)
      .set({ staff_role, more_roles, staff_version: version + 1 })
      .where(eq(member.member_id, id));
    if (staff_role === null) {
      await endSessions(tx, id);
      await dropSecondFactor(tx, id);
    }
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'staff',
      subject_id: id,
      action: staff_role === null ? 'take_role' : 'change_role',
      before: rolesFact(person),
      after: rolesFact({ staff_role, more_roles }),
    });
  });
}

interface Roles {
  staff_role: StaffRole | null;
  more_roles: StaffRole[];
}

/** The roles of a form as they are stored. */
export function rolesIn({ staff_role, more_roles = [] }: Pick<RoleChange, 'staff_role' | 'more_roles'>): Roles {
  return storedRoles(staff_role === null ? [] : [staff_role, ...more_roles]);
}

/** The roles for the log: one word, or a list. */
export function rolesFact({ staff_role, more_roles }: Roles): { staff_role: StaffRole | null | StaffRole[] } {
  return { staff_role: staff_role && more_roles.length > 0 ? [staff_role, ...more_roles] : staff_role };
}

/** Ends all sessions of a staff member. */
export function endStaffSessions(db: Db, actor: SignedIn, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockStaff(tx, actor, id);
    await endSessions(tx, id, id === actor.member_id ? actor.session_id : undefined);
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'staff',
      subject_id: id,
      action: 'end_sessions',
    });
  });
}

/** Removes a colleague's lost second factor, ends their sessions and notifies them by mail. */
export function resetSecondFactor(db: Db, actor: SignedIn, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockStaff(tx, actor, id);
    // People remove their own on its setup page, with the password.
    if (person.member_id === actor.member_id) throw new Refusal('own_role');
    await endSessions(tx, id);
    await dropSecondFactor(tx, id);
    await notifyOwner(tx, id, 'reset', actor.member_id);
  });
}

/** Sets whether all staff need a second factor. `was` is the value that the admin saw. */
export async function requireSecondFactor(
  db: Db,
  actor: SignedIn,
  { required, was }: { required: boolean; was: boolean },
  demo: Config['demo'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await isSecondFactorRequired(tx, demo)) !== was) throw new Refusal('conflict');
    await saveSetting(tx, 'staff_second_factor', required ? 'required' : 'optional');
    await sendNotice(tx, 'content', '');
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'setting',
      subject_id: 'staff_second_factor',
      action: 'change',
      before: { required: was },
      after: { required },
    });
  });
  contentChanged(db);
}

/** Refuses to remove the only admin. */
export async function requireOtherAdmin(tx: Db, memberId: number): Promise<void> {
  const isAdmin = and(eq(member.staff_role, 'admin'), isNull(member.deleted_at));
  const admins = await tx
    .select({ member_id: member.member_id })
    .from(member)
    .where(isAdmin)
    .orderBy(member.member_id)
    .for('update');
  const ids = admins.map(({ member_id }) => member_id);
  if (ids.includes(memberId) && ids.length === 1) throw new Refusal('last_admin');
}

/** Locks the caller and the target, in a fixed order, and checks that the caller is still admin. */
async function lockStaff(tx: Db, actor: SignedIn, id: number): Promise<typeof member.$inferSelect> {
  const locked = await tx
    .select()
    .from(member)
    .where(and(inArray(member.member_id, [actor.member_id, id]), isNull(member.deleted_at)))
    .orderBy(member.member_id)
    .for('update');
  if (locked.find(({ member_id }) => member_id === actor.member_id)?.staff_role !== 'admin')
    throw new Refusal('forbidden');
  const person = locked.find(({ member_id, staff_role }) => member_id === id && staff_role !== null);
  if (!person) throw new Refusal('not_found');
  return person;
}
