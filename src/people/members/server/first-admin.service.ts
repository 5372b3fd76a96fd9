import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { nameShop } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { FirstAdminForm } from '../first-admin.contract.ts';
import { mailVerificationLink } from './email-verification.service.ts';
import { setupLink } from './first-admin.tables.ts';
import { member } from './member.tables.ts';
import { hashChosenPassword } from './password.service.ts';
import { type Arrival, type SignedInTokens, signIn } from './sign-in.service.ts';

const AGE = sql`now() - interval '24 hours'`;

/** Unknown when a staff account is created; the profile asks for it. */
export const UNKNOWN_PERSON = {
  type: 'basic',
  mobile: { code: '', number: '' },
  birthday: null,
  gender: null,
} as const;

/** Whether the shop has staff. */
export async function hasStaff(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(isNotNull(member.staff_role), isNull(member.deleted_at)))
    .limit(1);
  return found !== undefined;
}

/**
 * The secret of a new link for the first administrator, which the process prints at its start; undefined once there is
 * staff.
 */
export function offerSetup(db: Db): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    if (await hasStaff(tx)) return undefined;
    await tx.delete(setupLink).where(lte(setupLink.created_at, AGE));
    const token = newToken();
    await tx.insert(setupLink).values({ token_hash: hashToken(token) });
    return token;
  });
}

/** Creates the first administrator by the printed link and signs them in. Of many concurrent calls, one succeeds. */
export async function becomeFirstAdmin(
  db: Db,
  { token, password, brand, ...person }: FirstAdminForm,
  arrival: Arrival,
  lang: Lang,
): Promise<SignedInTokens> {
  await requireWithinLimit(db, { limit: 'setup_network', who: arrival.caller.network });
  const isThis = and(eq(setupLink.token_hash, hashToken(token)), gt(setupLink.created_at, AGE));
  // Checked first: a forged token is not worth a hash.
  if ((await db.$count(setupLink, isThis)) === 0) throw new Refusal('link_expired');
  const password_hash = await hashChosenPassword(password, person.email);
  return inTransaction(db, async (tx) => {
    await lockFirstAdmin(tx);
    if ((await hasStaff(tx)) || (await tx.$count(setupLink, isThis)) === 0) throw new Refusal('link_expired');
    const [added] = await tx
      .insert(member)
      .values({ ...UNKNOWN_PERSON, ...person, password_hash, lang, staff_role: 'admin' })
      .onConflictDoNothing()
      .returning({ member_id: member.member_id });
    // An existing account may belong to a stranger who knew the address.
    if (!added) throw new Refusal('email_taken');
    if (brand) await nameShop(tx, brand);
    await endSetup(tx);
    const { member_id } = added;
    // The address is unverified. The mail leaves once there is a mail server; other mails are not held, because only
    // someone who runs the shop could have entered the address.
    await mailVerificationLink(tx, { ...person, member_id, lang });
    await recordChange(tx, { staff_id: member_id, subject: 'staff', subject_id: member_id, action: 'first_admin' });
    return signIn(tx, member_id, arrival);
  });
}

/** Serialises the creation of the first administrator until the transaction ends. */
export async function lockFirstAdmin(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first admin'))`);
}

/** Invalidates all printed links and hides their page in all processes. */
export async function endSetup(tx: Db): Promise<void> {
  await tx.delete(setupLink);
  await sendNotice(tx, 'content', 'first admin');
}
