import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { readSettings, saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { contentChanged } from '#db/server/remembered.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Config } from '#http/server/config.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn, StaffRole } from '#shared/rights.ts';
import { usernameOf } from '../../member.rules.ts';
import type { RoleChange, StaffMember } from '../../staff.contract.ts';
import { member } from '../member.tables.ts';
import { dropSecondFactor, isSecondFactorRequired, notifyOwner } from '../second-factor/second-factor.service.ts';
import { endSessions, LIVES } from '../session.service.ts';
import { session } from '../session.tables.ts';

/** More than a shop of this kind employs; whoever is beyond it has to be found by an admin in the members. */
const MOST_STAFF = 200;

/** Everybody who works for the shop, with the devices they are signed in on. */
export async function listStaff(db: Db, { member_id: me }: SignedIn): Promise<StaffMember[]> {
  const { member_id, firstname, lastname, email, staff_role, staff_version: version, second_factor_at } = member;
  const rows = await db
    .select({
      member_id,
      firstname,
      lastname,
      email,
      staff_role,
      version,
      second_factor_at,
      devices: sql<number>`count(${session.session_id})::int`,
      seen_at: sql<string | null>`max(${session.used_at})`,
    })
    .from(member)
    .leftJoin(session, and(eq(session.member_id, member_id), LIVES))
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

/** Those who do one kind of work, and the admins, who may do it too. */
export async function listColleagues(db: Db, role: StaffRole): Promise<{ member_id: number; name: string }[]> {
  const rows = await db
    .select({ member_id: member.member_id, firstname: member.firstname, lastname: member.lastname })
    .from(member)
    .where(and(inArray(member.staff_role, [role, 'admin']), isNull(member.deleted_at)))
    .orderBy(member.member_id)
    .limit(MOST_STAFF);
  return rows.map((row) => ({ member_id: row.member_id, name: usernameOf(row) }));
}

/**
 * The same, held with one more member until the transaction ends: nobody of them gets or loses a role meanwhile. In the order
 * of their ids, as every change of a role holds them.
 */
export async function lockColleagues(tx: Db, role: StaffRole, also: number): Promise<Set<number>> {
  const { member_id, staff_role } = member;
  const does = inArray(staff_role, [role, 'admin']);
  const rows = await tx
    .select({ member_id, staff_role })
    .from(member)
    .where(and(or(does, eq(member_id, also)), isNull(member.deleted_at)))
    .orderBy(member_id)
    .for('no key update');
  return new Set(rows.flatMap((row) => (row.staff_role === role || row.staff_role === 'admin' ? row.member_id : [])));
}

/** Who has something in hand: whoever has left the staff, or may not do it any more, has nothing. */
export async function holderOf(tx: Db, role: StaffRole, id: number | null): Promise<number | null> {
  const holder = (await listColleagues(tx, role)).find(({ member_id }) => member_id === id);
  return holder?.member_id ?? null;
}

/** Refuses to give work to somebody who may not do it; nobody at all may always have it. */
export async function requireColleague(tx: Db, role: StaffRole, id: number | null): Promise<void> {
  if (id === null) return;
  if (!(await listColleagues(tx, role)).some(({ member_id }) => member_id === id)) throw new Refusal('not_found');
}

/**
 * Changes somebody's role or takes it away. Nobody changes their own, and whoever changes one must be admin at that moment: so
 * two admins who dismiss each other never leave the shop without one. Rights are read with every request, so it works at once.
 */
export function changeRole(db: Db, actor: SignedIn, id: number, { staff_role, version }: RoleChange): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockStaff(tx, actor, id);
    if (person.member_id === actor.member_id) throw new Refusal('own_role');
    if (person.staff_version !== version) throw new Refusal('conflict');
    await tx
      .update(member)
      .set({ staff_role, staff_version: version + 1 })
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
      before: { staff_role: person.staff_role },
      after: { staff_role },
    });
  });
}

/** Signs all devices of somebody of the staff out. */
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

/** Takes away the second factor of a colleague who has lost it, signs their devices out and tells them by mail. */
export function resetSecondFactor(db: Db, actor: SignedIn, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockStaff(tx, actor, id);
    // One's own goes by the password, on the page that sets it up.
    if (person.member_id === actor.member_id) throw new Refusal('own_role');
    await endSessions(tx, id);
    await dropSecondFactor(tx, id);
    await notifyOwner(tx, id, 'reset', actor.member_id);
  });
}

/** Chooses whether all staff must have a second factor. `was` is what the chooser saw. */
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

/** How many reviewers the shop wants for a gallery, where there are as many. */
export async function galleryReviewers(db: Db): Promise<number> {
  return (await readSettings(db)).gallery_reviewers ?? 2;
}

/** Chooses how many reviewers have to approve a gallery. `was` is the number that the chooser saw. */
export async function setGalleryReviewers(
  db: Db,
  actor: SignedIn,
  { needed, was }: { needed: number; was: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await galleryReviewers(tx)) !== was) throw new Refusal('conflict');
    await saveSetting(tx, 'gallery_reviewers', needed === 1 ? 1 : 2);
    await sendNotice(tx, 'content', '');
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'setting',
      subject_id: 'gallery_reviewers',
      action: 'change',
      before: { needed: was },
      after: { needed },
    });
  });
  contentChanged(db);
}

/** Refuses to let the only admin go. */
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

/** Holds the one who acts and the one it is about, in one order, and makes sure that the first is admin still. */
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
