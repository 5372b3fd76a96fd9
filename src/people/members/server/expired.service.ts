import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { memberAddress } from './member.tables.ts';
import { oauthHandoff, oauthLink, oauthPending, oauthState } from './oauth.tables.ts';
import { emailVerification, passwordReset } from './session.tables.ts';
import { staffInvitation } from './staff.tables.ts';

/** Long after they expired: someone may still ask why a link did not work. */
const LONG_AGO = sql`now() - interval '30 days'`;

/** Deletes expired links, sign-ins and removed addresses. */
export async function deleteExpired(db: Db): Promise<void> {
  for (const table of [
    passwordReset,
    emailVerification,
    oauthState,
    oauthHandoff,
    oauthPending,
    oauthLink,
    staffInvitation,
  ])
    await db.delete(table).where(lt(table.created_at, LONG_AGO));
  await db
    .delete(memberAddress)
    .where(and(isNotNull(memberAddress.deleted_at), lt(memberAddress.deleted_at, LONG_AGO)));
}
