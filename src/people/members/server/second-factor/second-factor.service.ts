import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Config } from '#http/server/config.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { usernameOf } from '../../member.rules.ts';
import type { SecondFactor } from '../../second-factor.contract.ts';
import { member } from '../member.tables.ts';
import { requirePassword } from '../password-reset.service.ts';
import { passkey, recoveryCode, signInTicket, totpSecret } from '../second-factor.tables.ts';
import { endSessions } from '../session.service.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-code.service.ts';

/** Reported to its owner by mail and to the audit log. */
type FactorChange = 'on' | 'off' | 'passkey_added' | 'codes_renewed' | 'recovery_used' | 'reset';

/** The admin's choice; by default every shop except a demo, whose passwords are public. */
export async function isSecondFactorRequired(db: Db, demo: Config['demo']): Promise<boolean> {
  const { staff_second_factor } = await readSettings(db);
  return staff_second_factor ? staff_second_factor === 'required' : demo === 'off';
}

export async function readSecondFactor(db: Db, memberId: number, isRequired: boolean): Promise<SecondFactor> {
  const { credential_id: id, name, created_at, used_at } = passkey;
  const keys = await db
    .select({ id, name, created_at, used_at })
    .from(passkey)
    .where(eq(passkey.member_id, memberId))
    .orderBy(created_at);
  const app = (await db.$count(totpSecret, isConfirmed(memberId))) > 0;
  return {
    needed: isRequired && !app && keys.length === 0,
    app,
    passkeys: keys.map((key) => ({
      ...key,
      created_at: key.created_at.toISOString(),
      used_at: key.used_at?.toISOString() ?? null,
    })),
    recovery_left: await recoveryCodesLeft(db, memberId),
  };
}

/**
 * The first factor was set up: it is required from now on, the recovery codes are generated and other sessions end, because
 * they began with a password alone. Further factors change nothing of that.
 */
export async function switchOn(
  tx: Db,
  { member_id, session_id }: Pick<SignedIn, 'member_id' | 'session_id'>,
): Promise<string[] | undefined> {
  const first = await tx
    .update(member)
    .set({ second_factor_at: sql`now()` })
    .where(and(eq(member.member_id, member_id), isNull(member.second_factor_at)))
    .returning({ member_id: member.member_id });
  if (first.length === 0) return undefined;
  await endSessions(tx, member_id, session_id);
  return renewRecoveryCodes(tx, member_id);
}

/** Removes one of the member's factors; with the last one, the recovery codes too. */
export async function removeWay(db: Db, person: SignedIn, { password, way }: { password: string; way: string }) {
  const { member_id } = person;
  await requirePassword(db, member_id, password);
  await inTransaction(db, async (tx) => {
    await tx.select({ id: member.member_id }).from(member).where(eq(member.member_id, member_id)).for('update');
    const removed =
      way === 'code'
        ? await tx.delete(totpSecret).where(eq(totpSecret.member_id, member_id)).returning()
        : await tx
            .delete(passkey)
            .where(and(eq(passkey.member_id, member_id), eq(passkey.credential_id, way)))
            .returning();
    if (removed.length === 0) throw new Refusal('not_found');
    const { app, passkeys } = await readSecondFactor(tx, member_id, false);
    if (!app && passkeys.length === 0) await dropSecondFactor(tx, member_id);
    await notifyOwner(tx, member_id, 'off', member_id);
  });
}

export async function renewOwnCodes(db: Db, { member_id }: SignedIn, password: string): Promise<string[]> {
  await requirePassword(db, member_id, password);
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ since: member.second_factor_at })
      .from(member)
      .where(eq(member.member_id, member_id))
      .for('update');
    if (!row?.since) throw new Refusal('not_found');
    await notifyOwner(tx, member_id, 'codes_renewed', member_id);
    return renewRecoveryCodes(tx, member_id);
  });
}

/** Deletes all factors and codes of a member, and their half-finished sign-ins. */
export async function dropSecondFactor(tx: Db, memberId: number): Promise<void> {
  for (const table of [totpSecret, passkey, recoveryCode, signInTicket])
    await tx.delete(table).where(eq(table.member_id, memberId));
  await tx.update(member).set({ second_factor_at: null }).where(eq(member.member_id, memberId));
}

/** Writes to the audit log and notifies the owner by mail. */
export async function notifyOwner(tx: Db, memberId: number, change: FactorChange, staffId: number): Promise<void> {
  const [row] = await tx.select().from(member).where(eq(member.member_id, memberId));
  if (!row) return;
  const data = { name: usernameOf(row), change, at: new Date().toISOString() };
  await queueMail(tx, { to: row.email, lang: row.lang, kind: 'second_factor', data });
  const action = `second_factor_${change}`;
  await recordChange(tx, { staff_id: staffId, subject: 'staff', subject_id: memberId, action });
}

function isConfirmed(memberId: number) {
  return and(eq(totpSecret.member_id, memberId), isNotNull(totpSecret.confirmed_at));
}
