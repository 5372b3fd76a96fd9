import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { countAttempt } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { releaseMails } from '#people/mail/server/held-mail.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { Refusal } from '#shared/errors.ts';
import { usernameOf } from '../../member.rules.ts';
import { member } from '../member.tables.ts';
import { oauthLink } from '../oauth.tables.ts';
import { invalidateLinks } from '../password-reset.service.ts';
import { endSessions } from '../session.service.ts';
import { type Arrival, admit, requireFullSignIn, type SignedInTokens } from '../sign-in.service.ts';
import { dropIdentities, requireLink } from './identity.service.ts';
import type { ProviderClaims } from './oauth-claims.ts';

const MINUTES = 30;

type Member = typeof member.$inferSelect;

/** Mails an account's owner a link that adds the identity of a person with the same verified address as a way to sign in. */
export async function mailLink(tx: Db, owner: Member, { provider, subject, email }: ProviderClaims): Promise<void> {
  const { allowed } = await countAttempt(tx, { limit: 'oauth_link', who: String(owner.member_id) });
  if (!allowed || !email) return;
  const token = newToken();
  await tx
    .insert(oauthLink)
    .values({ token_hash: hashToken(token), member_id: owner.member_id, provider, subject, email });
  const data = { name: usernameOf(owner), provider, path: `/login?oauth=link#link=${token}`, minutes: MINUTES };
  await queueMail(tx, { to: owner.email, lang: owner.lang, kind: 'link_identity', data });
}

/** Opens such a link, once: links the identity to the member and signs them in. */
export async function followLink(db: Db, token: string, arrival: Arrival): Promise<SignedInTokens> {
  const entered = await inTransaction(db, async (tx) => {
    const [link] = await tx
      .delete(oauthLink)
      .where(
        and(
          eq(oauthLink.token_hash, hashToken(token)),
          gt(oauthLink.created_at, sql`now() - make_interval(mins => ${MINUTES})`),
        ),
      )
      .returning();
    if (!link) throw new Refusal('link_expired');
    const [owner] = await tx
      .select()
      .from(member)
      // If the address has changed since, the link is invalid.
      .where(and(eq(member.member_id, link.member_id), eq(member.email, link.email), isNull(member.deleted_at)))
      .for('update');
    if (!owner) throw new Refusal('link_expired');
    if (owner.email_verified_at === null) await removeStrangersAccess(tx, owner);
    await requireLink(tx, owner.member_id, link);
    return admit(tx, owner, arrival);
  });
  return requireFullSignIn(entered);
}

/**
 * The address was unverified: a stranger may have opened the account with it. This closes every way in that they left:
 * password, sessions, other providers, and a pending change of address.
 */
async function removeStrangersAccess(tx: Db, { member_id, email }: Member): Promise<void> {
  await endSessions(tx, member_id);
  await dropIdentities(tx, member_id);
  await invalidateLinks(tx, member_id);
  await releaseMails(tx, email);
  await tx
    .update(member)
    .set({ email_verified_at: sql`now()`, password_hash: null })
    .where(eq(member.member_id, member_id));
}
