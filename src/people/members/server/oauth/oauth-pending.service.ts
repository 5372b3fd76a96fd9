import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { Provider } from '../../oauth.contract.ts';
import { oauthPending } from '../oauth.tables.ts';
import { linkIdentity, requireLink } from './identity.service.ts';
import type { Vouched } from './oauth-claims.ts';

/** As long as the browser's cookie. */
const EXPIRY = sql`now() - interval '30 minutes'`;

/** Remembers, for one browser, whom a provider vouched for until it is known which member that is. */
export async function savePending(tx: Db, browser: string, vouched: Vouched): Promise<void> {
  await tx.delete(oauthPending).where(lt(oauthPending.created_at, EXPIRY));
  const values = { ...vouched, created_at: sql`now()` };
  await tx
    .insert(oauthPending)
    .values({ browser_hash: hashToken(browser), ...values })
    .onConflictDoUpdate({ target: oauthPending.browser_hash, set: values });
}

/** Whom a provider vouched for in this browser of late. */
export async function readPending(db: Db, browser: string | undefined): Promise<Vouched | undefined> {
  if (!browser) return undefined;
  const [row] = await db.select().from(oauthPending).where(livesIn(browser));
  return row;
}

/** Makes whom the provider vouched for in this browser a way to sign in to a member's account, once. */
export async function linkPending(
  tx: Db,
  memberId: number,
  browser: string | undefined,
  provider: Provider,
): Promise<Vouched> {
  const vouched = await takePending(tx, browser, provider);
  await requireLink(tx, memberId, vouched);
  return vouched;
}

async function takePending(tx: Db, browser: string | undefined, provider: Provider): Promise<Vouched> {
  if (!browser) throw new Refusal('oauth_expired');
  const [row] = await tx
    .delete(oauthPending)
    .where(and(livesIn(browser), eq(oauthPending.provider, provider)))
    .returning();
  if (!row) throw new Refusal('oauth_expired');
  return row;
}

/**
 * Links whom a provider vouched for to the member who has just signed in with a password, if the provider has checked that
 * both have the same address. Anybody else may have left the sign-in behind on a shared computer.
 */
export async function linkSameEmail(
  tx: Db,
  { member_id, email }: { member_id: number; email: string },
  browser: string | undefined,
): Promise<void> {
  const pending = await readPending(tx, browser);
  if (!pending?.email_verified || pending.email !== email) return;
  await linkIdentity(tx, member_id, await takePending(tx, browser, pending.provider));
}

function livesIn(browser: string): SQL | undefined {
  return and(eq(oauthPending.browser_hash, hashToken(browser)), gt(oauthPending.created_at, EXPIRY));
}
