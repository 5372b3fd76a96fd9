import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { Provider } from '../../oauth.contract.ts';
import { oauthPending } from '../oauth.tables.ts';
import { linkIdentity, requireLink } from './identity.service.ts';
import type { ProviderClaims } from './oauth-claims.ts';

/** As long as the browser's cookie. */
const EXPIRY = sql`now() - interval '30 minutes'`;

/** Saves a provider's identity for one browser until the member is known. */
export async function savePending(tx: Db, browser: string, person: ProviderClaims): Promise<void> {
  await tx.delete(oauthPending).where(lt(oauthPending.created_at, EXPIRY));
  const values = { ...person, created_at: sql`now()` };
  await tx
    .insert(oauthPending)
    .values({ browser_hash: hashToken(browser), ...values })
    .onConflictDoUpdate({ target: oauthPending.browser_hash, set: values });
}

/** The identity that a provider recently confirmed in this browser. */
export async function readPending(db: Db, browser: string | undefined): Promise<ProviderClaims | undefined> {
  if (!browser) return undefined;
  const [row] = await db.select().from(oauthPending).where(livesIn(browser));
  return row;
}

/** Links the identity that a provider confirmed in this browser to a member, once. */
export async function linkPending(
  tx: Db,
  memberId: number,
  browser: string | undefined,
  provider: Provider,
): Promise<ProviderClaims> {
  const person = await redeemPending(tx, browser, provider);
  await requireLink(tx, memberId, person);
  return person;
}

async function redeemPending(tx: Db, browser: string | undefined, provider: Provider): Promise<ProviderClaims> {
  if (!browser) throw new Refusal('oauth_expired');
  const [row] = await tx
    .delete(oauthPending)
    .where(and(livesIn(browser), eq(oauthPending.provider, provider)))
    .returning();
  if (!row) throw new Refusal('oauth_expired');
  return row;
}

/**
 * Links the confirmed identity to the member who has just signed in with a password, if the provider has verified that both
 * have the same address. Otherwise someone else may have left it on a shared computer.
 */
export async function linkSameEmail(
  tx: Db,
  { member_id, email }: { member_id: number; email: string },
  browser: string | undefined,
): Promise<void> {
  const pending = await readPending(tx, browser);
  if (!pending?.email_verified || pending.email !== email) return;
  await linkIdentity(tx, member_id, await redeemPending(tx, browser, pending.provider));
}

function livesIn(browser: string): SQL | undefined {
  return and(eq(oauthPending.browser_hash, hashToken(browser)), gt(oauthPending.created_at, EXPIRY));
}
