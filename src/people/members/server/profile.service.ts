import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { MemberType, Profile, ProfileUpdate } from '../member.contract.ts';
import { companyAfter, usernameOf } from '../member.rules.ts';
import { readAddresses, saveHomeAddress } from './address.service.ts';
import { pendingEmail } from './email-change.service.ts';
import { member } from './member.tables.ts';

/** Spec §3 "User state". */
export async function readProfile(db: Db, memberId: number): Promise<Profile> {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.member_id, memberId), isNull(member.deleted_at)));
  if (!row) throw new Refusal('unauthenticated');
  const home = (await readAddresses(db, memberId)).find(({ is_default }) => is_default);
  return {
    uid: row.member_id,
    type: row.type,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    email_pending: await pendingEmail(db, memberId),
    username: usernameOf(row),
    firstname: row.firstname,
    lastname: row.lastname,
    mobile: row.mobile,
    birthday: row.birthday ?? '',
    gender: row.gender ?? '',
    job_title: row.job_title ?? '',
    company: row.company ?? {},
    portfolio: row.portfolio ?? '',
    statement: row.statement ?? '',
    standing: row.standing,
    staff_role: row.staff_role,
    more_roles: row.more_roles,
    address: home
      ? {
          country: home.country_code,
          city: home.city,
          township: home.township,
          postal_code: home.postal_code,
          address: home.address,
          remark: home.remark,
        }
      : null,
  };
}

/**
 * Saves a profile form. Absent fields stay, empty ones are cleared. The form of another kind of member is refused: only an
 * application changes the kind.
 */
export async function updateProfile(
  db: Db,
  { member_id, type }: SignedIn,
  formType: MemberType,
  form: ProfileUpdate,
): Promise<void> {
  if (type !== formType) throw new Refusal('forbidden');
  await inTransaction(db, async (tx) => {
    // Locked, because parts of the stored company stay.
    const [locked] = await tx
      .select({ company: member.company })
      .from(member)
      .where(eq(member.member_id, member_id))
      .for('update');
    await tx
      .update(member)
      .set({
        firstname: form.firstname,
        lastname: form.lastname,
        mobile: form.mobile,
        birthday: form.birthday,
        gender: form.gender,
        ...(form.job_title !== undefined && { job_title: form.job_title || null }),
        ...(form.company && { company: companyAfter(locked?.company ?? null, form.company) }),
        ...('portfolio' in form && { portfolio: form.portfolio || null }),
        ...('statement' in form && { statement: form.statement || null }),
      })
      .where(eq(member.member_id, member_id));
    await saveHomeAddress(tx, member_id, form.address);
  });
}
