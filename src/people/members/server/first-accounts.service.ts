import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { mailVerificationLink } from './email-verification.service.ts';
import { endSetup, lockFirstAdmin, UNKNOWN_PERSON } from './first-admin.service.ts';
import { member } from './member.tables.ts';
import { dropIdentities } from './oauth/identity.service.ts';
import { hashPassword } from './password.service.ts';
import { invalidateLinks } from './password-reset.service.ts';
import { dropSecondFactor } from './second-factor/second-factor.service.ts';
import { endSessions } from './session.service.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Hang-It-145';

const person = {
  type: 'basic',
  mobile: { code: '886', number: '912345678' },
  birthday: '1990-05-17',
  gender: 'neutral',
  lang: 'zh-Hant',
} as const;

export const DEMO_ACCOUNTS = [
  { ...person, email: 'member@demo.example', type: 'basic', firstname: 'Mei', lastname: 'Chen' },
  {
    ...person,
    email: 'artist@demo.example',
    type: 'artist',
    firstname: 'Shu-ho',
    lastname: 'Lin',
    standing: 'approved',
    portfolio: 'https://shu-ho-lin.example',
    statement: 'I paint the light between houses, mostly at the hour when nobody looks.',
  },
  {
    ...person,
    email: 'gallery@demo.example',
    type: 'gallery',
    firstname: 'An',
    lastname: 'Wu',
    standing: 'approved',
    portfolio: 'https://wu-gallery.example',
    statement: 'A room for eight painters and printmakers in Taichung, since 2009.',
    company: { name: 'Wu Gallery', contact: 'An Wu' },
  },
  { ...person, email: 'admin@demo.example', type: 'basic', firstname: 'Jo', lastname: 'Hsu', staff_role: 'admin' },
  // A gallery needs two reviewers.
  {
    ...person,
    email: 'reviewer@demo.example',
    type: 'basic',
    firstname: 'Wei',
    lastname: 'Tseng',
    staff_role: 'reviewer',
  },
] as const;

/** Opens or reopens the demo accounts; open ones stay as they are. */
export async function openDemoAccounts(db: Db): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_ACCOUNTS.map((account) => ({ ...account, password_hash, email_verified_at: new Date() }));
  await db
    .insert(member)
    .values(rows)
    .onConflictDoUpdate({
      target: member.email,
      set: { password_hash, staff_role: sql`excluded.staff_role`, more_roles: [] },
      setWhere: isNull(member.password_hash),
    });
}

/** Closes accounts whose passwords were published: removes passwords, roles and providers, and ends their sessions. */
export async function closeAccounts(tx: Db, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .update(member)
    .set({ password_hash: null, staff_role: null, more_roles: [] })
    .where(inArray(member.member_id, [...memberIds]));
  for (const member_id of memberIds) {
    await dropIdentities(tx, member_id);
    await invalidateLinks(tx, member_id);
    await endSessions(tx, member_id);
  }
}

/** Whether there is an administrator. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [admin] = await db
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.staff_role, 'admin'), isNull(member.deleted_at)))
    .limit(1);
  return admin !== undefined;
}

/**
 * Appoints an administrator and returns their password; an existing account gets the role and the password. It removes the
 * second factor: its owner has lost it, or is setting the shop up.
 */
export async function appointAdmin(db: Db, email: string): Promise<string> {
  const password = `${randomBytes(12).toString('base64url')}-7a`;
  const password_hash = await hashPassword(password);
  const role = { staff_role: 'admin' as const, more_roles: [], password_hash };
  await inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    const named = { email: email.toLowerCase(), firstname: 'Admin', lastname: '', lang: 'zh-Hant' } as const;
    const [added] = await tx
      .insert(member)
      .values({ ...UNKNOWN_PERSON, ...named, ...role })
      .onConflictDoNothing()
      .returning({ member_id: member.member_id });
    if (added) await mailVerificationLink(tx, { ...named, ...added });
    const [row] = await tx
      .update(member)
      .set(role)
      .where(eq(member.email, named.email))
      .returning({ member_id: member.member_id });
    if (row) await dropSecondFactor(tx, row.member_id);
    await endSetup(tx);
  });
  return password;
}
