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
import { forgetLinks } from '../password-reset.service.ts';
import { endSessions } from '../session.service.ts';
import { type Arrival, admit, requireFullSignIn, type SignedInTokens } from '../sign-in.service.ts';
import { dropIdentities, requireLink } from './identity.service.ts';
import type { Vouched } from './oauth-claims.ts';

const MINUTES = 30;

type Member = typeof member.$inferSelect;

/** Mails the owner of an account a link that makes somebody at a provider, who has proved the same address, a way to sign in. */
export async function mailLink(tx: Db, owner: Member, { provider, subject, email }: Vouched): Promise<void> {
  const { allowed } = await countAttempt(tx, { limit: 'oauth_link', who: String(owner.member_id) });
  if (!allowed || !email) return;
  const token = newToken();
  await tx
    .insert(oauthLink)
    .values({ token_hash: hashToken(token), member_id: owner.member_id, provider, subject, email });
  const data = { name: usernameOf(owner), provider, path: `/login?oauth=link#link=${token}`, minutes: MINUTES };
  await queueMail(tx, { to: owner.email, lang: owner.lang, kind: 'link_identity', data });
}

/** Follows such a link, once: the identity becomes the member's, who is signed in. */
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
      // An address that was changed since is somebody else's business.
      .where(and(eq(member.member_id, link.member_id), eq(member.email, link.email), isNull(member.deleted_at)))
      .for('update');
    if (!owner) throw new Refusal('link_expired');
    if (owner.email_verified_at === null) await takeOver(tx, owner);
    await requireLink(tx, owner.member_id, link);
    return admit(tx, owner, arrival);
  });
  return requireFullSignIn(entered);
}

/**
 * Nobody had proved the address before: whoever opened the account with it may have been a stranger. Every way they left
 * open into it ends here: password, devices, other providers, and a change of address that waits for its link.
 */
async function takeOver(tx: Db, { member_id, email }: Member): Promise<void> {
  await endSessions(tx, member_id);
  await dropIdentities(tx, member_id);
  await forgetLinks(tx, member_id);
  await releaseMails(tx, email);
  await tx
    .update(member)
    .set({ email_verified_at: sql`now()`, password_hash: null })
    .where(eq(member.member_id, member_id));
}
