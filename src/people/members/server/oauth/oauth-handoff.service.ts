import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import { member } from '../member.tables.ts';
import { noticeNewDevice } from '../new-device.ts';
import { oauthHandoff } from '../oauth.tables.ts';
import { type Arrival, admit, requireFullSignIn, type SignedInTokens } from '../sign-in.service.ts';

const EXPIRY = sql`now() - interval '60 seconds'`;

/** Stores a finished sign-in for its browser to fetch. */
export async function saveHandoff(
  tx: Db,
  browser: string,
  { member_id, redirect }: { member_id: number; redirect: string },
): Promise<void> {
  await tx.delete(oauthHandoff).where(lt(oauthHandoff.created_at, EXPIRY));
  const values = { member_id, redirect, created_at: sql`now()` };
  await tx
    .insert(oauthHandoff)
    .values({ browser_hash: hashToken(browser), ...values })
    .onConflictDoUpdate({ target: oauthHandoff.browser_hash, set: values });
}

/** Gives a browser the token of its finished sign-in, once and within a minute. */
export async function redeemHandoff(db: Db, arrival: Arrival): Promise<SignedInTokens & { redirect: string }> {
  const { browser } = arrival;
  if (!browser) throw new Refusal('oauth_expired');
  const { entered, redirect } = await inTransaction(db, async (tx) => {
    const [taken] = await tx
      .delete(oauthHandoff)
      .where(and(eq(oauthHandoff.browser_hash, hashToken(browser)), gt(oauthHandoff.created_at, EXPIRY)))
      .returning();
    if (!taken) throw new Refusal('oauth_expired');
    const [found] = await tx
      .select()
      .from(member)
      .where(and(eq(member.member_id, taken.member_id), isNull(member.deleted_at)))
      // Serialised with the setup of a second factor.
      .for('no key update');
    if (!found) throw new Refusal('oauth_expired');
    const notify = () => noticeNewDevice(tx, found, arrival.caller);
    return { entered: await admit(tx, found, arrival, notify), redirect: taken.redirect };
  });
  return { ...requireFullSignIn(entered, redirect), redirect };
}
