import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { mailProofLink } from './email-verification.service.ts';
import { endSetup, lockFirstAdmin, UNKNOWN_PERSON } from './first-admin.service.ts';
import { member } from './member.tables.ts';
import { dropIdentities } from './oauth/identity.service.ts';
import { hashPassword } from './password.service.ts';
import { forgetLinks } from './password-reset.service.ts';
import { dropSecondFactor } from './second-factor/second-factor.service.ts';
import { endSessions } from './session.service.ts';

/** The password of every demo account: they exist to be tried out. */
export const DEMO_PASSWORD = 'Hang-It-145';

const person = {
  type: 'basic',
  mobile: { code: '886', number: '912345678' },
  birthday: '1990-05-17',
  gender: 'neutral',
  lang: 'zh-Hant',
} as const;

/** One account of each kind, for the demo. */
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
  // A gallery needs two who approve it.
  {
    ...person,
    email: 'reviewer@demo.example',
    type: 'basic',
    firstname: 'Wei',
    lastname: 'Tseng',
    staff_role: 'reviewer',
  },
] as const;

/** Opens the demo's accounts, or opens them again; those that are open stay as they are. */
export async function openDemoAccounts(db: Db): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_ACCOUNTS.map((account) => ({ ...account, password_hash, email_verified_at: new Date() }));
  await db
    .insert(member)
    .values(rows)
    .onConflictDoUpdate({
      target: member.email,
      set: { password_hash, staff_role: sql`excluded.staff_role` },
      setWhere: isNull(member.password_hash),
    });
}

/** Closes accounts whose passwords were published: no password, role or provider opens them any more, and their sessions end. */
export async function closeAccounts(tx: Db, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .update(member)
    .set({ password_hash: null, staff_role: null })
    .where(inArray(member.member_id, [...memberIds]));
  for (const member_id of memberIds) {
    await dropIdentities(tx, member_id);
    await forgetLinks(tx, member_id);
    await endSessions(tx, member_id);
  }
}

/** Whether anybody can run the shop. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const [admin] = await db
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.staff_role, 'admin'), isNull(member.deleted_at)))
    .limit(1);
  return admin !== undefined;
}

/**
 * Makes somebody administrator and answers the password to sign in with; an account of that address gets the role and the
 * password. A second factor goes: whoever runs commands here has lost it, or is setting the shop up.
 */
export async function appointAdmin(db: Db, email: string): Promise<string> {
  const password = `${randomBytes(12).toString('base64url')}-7a`;
  const password_hash = await hashPassword(password);
  const role = { staff_role: 'admin', password_hash } as const;
  await inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    const named = { email: email.toLowerCase(), firstname: 'Admin', lastname: '', lang: 'zh-Hant' } as const;
    const [added] = await tx
      .insert(member)
      .values({ ...UNKNOWN_PERSON, ...named, ...role })
      .onConflictDoNothing()
      .returning({ member_id: member.member_id });
    if (added) await mailProofLink(tx, { ...named, ...added });
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
