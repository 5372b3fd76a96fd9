import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { usernameOf } from '../../member.rules.ts';
import type { IdentityRequest } from '../../oauth.contract.ts';
import { member } from '../member.tables.ts';
import { requirePassword } from '../password-reset.service.ts';
import { hasPassword } from './identity.service.ts';
import { linkPending } from './oauth-pending.service.ts';

/**
 * Links the identity that a provider has just confirmed in this browser, and notifies the member. A session alone cannot: an
 * identity signs in long after the session has ended.
 */
export async function addIdentity(
  db: Db,
  memberId: number,
  browser: string | undefined,
  { provider, password = '' }: IdentityRequest,
): Promise<void> {
  if (await hasPassword(db, memberId)) await requirePassword(db, memberId, password);
  await inTransaction(db, async (tx) => {
    await linkPending(tx, memberId, browser, provider);
    const [reader] = await tx.select().from(member).where(eq(member.member_id, memberId));
    if (!reader) return;
    const data = { name: usernameOf(reader), provider };
    await queueMail(tx, { to: reader.email, lang: reader.lang, kind: 'identity_linked', data });
  });
}
