import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { dropCartKeys } from '#catalogue/cart/server/cart-merge.service.ts';
import { cartOwnerColumn, ownerOf } from '#catalogue/cart/server/cart-token.service.ts';
import { DEMO_DOMAIN, SHOP_IS_REAL } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { statement } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { Device } from '../session.contract.ts';
import { member } from './member.tables.ts';
import { signInTicket } from './second-factor.tables.ts';
import { session } from './session.tables.ts';

/** The origin of a request, as a session stores it. */
export interface Caller {
  device: string;
  network: string;
}

interface Session {
  person?: SignedIn;
  /** From `cartOwner`. */
  cartOwner?: number | null | undefined;
}

/**
 * Product §7: 14 days without use and 30 days at most; staff 30 minutes and 12 hours. In a real shop no session of a demo
 * account is valid.
 */
export const IS_VALID: SQL = sql`${session.ended_at} is null and ${member.deleted_at} is null
  and not (${member.email} like '${sql.raw(`%${DEMO_DOMAIN}`)}' and ${SHOP_IS_REAL})
  and ${session.used_at} > now() - case when ${member.staff_role} is null then interval '14 days' else interval '30 minutes' end
  and ${session.created_at} > now() - case when ${member.staff_role} is null then interval '30 days' else interval '12 hours' end`;

/** Opens a session and returns its token, which is stored only as a hash. */
export async function startSession(tx: Db, memberId: number, caller: Caller) {
  const token = newToken();
  const row = await insertOne(
    tx
      .insert(session)
      .values({ member_id: memberId, token_hash: hashToken(token), ...caller })
      .returning({ session_id: session.session_id }),
  );
  return { token, session_id: row.session_id };
}

const sessionByToken = statement((db) => {
  const { member_id, type, standing, staff_role, more_roles, second_factor_at, email, lang } = member;
  return db
    .select({
      member_id,
      type,
      standing,
      staff_role,
      more_roles,
      second_factor_at,
      email,
      lang,
      session_id: session.session_id,
      isFresh: sql<boolean>`${session.used_at} > now() - interval '1 minute'`,
      cart_owner: cartOwnerColumn,
    })
    .from(session)
    .innerJoin(member, eq(member.member_id, session.member_id))
    .where(and(eq(session.token_hash, sql.placeholder('hash')), IS_VALID));
});

/** The member of a valid session token, and the owner of the cart token. */
export async function readSession(db: Db, token: string | undefined, cartToken?: string): Promise<Session> {
  if (!token) return {};
  const [row] = await sessionByToken(db, { hash: hashToken(token), cart: cartToken ? hashToken(cartToken) : null });
  if (!row) return {};
  const { isFresh, cart_owner, second_factor_at, ...person } = row;
  // Not with every request: reading must stay cheaper than writing.
  if (!isFresh) await db.update(session).set({ used_at: sql`now()` }).where(eq(session.session_id, row.session_id));
  return { person: { ...person, has_second_factor: second_factor_at !== null }, cartOwner: ownerOf(cart_owner) };
}

/** The caller's own session first. */
export async function listSessions(
  db: Db,
  { member_id, session_id }: Pick<SignedIn, 'member_id' | 'session_id'>,
): Promise<Device[]> {
  const rows = await db
    .select({ session })
    .from(session)
    .innerJoin(member, eq(member.member_id, session.member_id))
    .where(and(eq(session.member_id, member_id), IS_VALID))
    .orderBy(desc(eq(session.session_id, session_id)), desc(session.used_at));
  return rows.map(({ session: { session_id: id, device, network, created_at, used_at } }) => ({
    session_id: id,
    device,
    network,
    created_at: created_at.toISOString(),
    used_at: used_at.toISOString(),
    is_this: id === session_id,
  }));
}

/** Another member's session is not found. */
export async function endSession(db: Db, memberId: number, sessionId: number): Promise<void> {
  const ended = await inTransaction(db, (tx) =>
    end(tx, and(eq(session.member_id, memberId), eq(session.session_id, sessionId))),
  );
  if (ended === 0) throw new Refusal('not_found');
}

/** Ends all sessions of a member, or all but one, and their half-finished sign-ins. */
export async function endSessions(tx: Db, memberId: number, exceptId?: number): Promise<void> {
  await tx.delete(signInTicket).where(eq(signInTicket.member_id, memberId));
  await end(
    tx,
    and(eq(session.member_id, memberId), exceptId === undefined ? undefined : ne(session.session_id, exceptId)),
  );
}

/** Replaces a session's token; the old one becomes invalid. */
export async function rotateToken(tx: Db, sessionId: number): Promise<string> {
  const token = newToken();
  await tx
    .update(session)
    .set({ token_hash: hashToken(token) })
    .where(eq(session.session_id, sessionId));
  return token;
}

/** Whether the member has signed in on such a device before, and on any. Ended sessions count. */
export async function isKnownDevice(db: Db, email: string, { device, network }: Caller) {
  const [row] = await db
    .select({
      any: sql<boolean>`count(*) > 0`,
      device: sql<boolean>`coalesce(bool_or(${session.device} = ${device}), false)`,
      place: sql<boolean>`coalesce(bool_or(${session.device} = ${device} and ${session.network} = ${network}), false)`,
    })
    .from(session)
    .innerJoin(member, eq(member.member_id, session.member_id))
    .where(and(eq(member.email, email), isNull(member.deleted_at)));
  return row ?? { any: false, device: false, place: false };
}

async function end(tx: Db, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ ended_at: sql`now()` })
    .where(and(which, isNull(session.ended_at)))
    .returning({ session_id: session.session_id });
  await dropCartKeys(
    tx,
    ended.map(({ session_id }) => session_id),
  );
  return ended.length;
}
