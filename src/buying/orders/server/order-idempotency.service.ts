import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { placeholders, statement } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { orderIdempotency } from './order-key.tables.ts';

/** Longer than any client retries the same order. */
const RETENTION_MS = 48 * 3_600_000;
/** Keys that the shop made, for clients that send none; a client's own key cannot contain a space. */
const OWN_KEY = 'shop ';

interface Asked {
  member_id: number;
  key: string | undefined;
  request: unknown;
  now: Date;
}

/** The contract has sorted the fields. */
function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const ASKED = placeholders('member_id', 'key', 'request_hash', 'created_at');

const claimedKey = statement((db) =>
  db
    .insert(orderIdempotency)
    .values({ ...ASKED, status: 0, body: '' })
    .onConflictDoNothing()
    .returning({ key: orderIdempotency.key }),
);

/**
 * Claims a key for this transaction. A second caller waits here until the first has finished, and gets its answer. A refusal
 * saves nothing, so the second caller then proceeds.
 */
export async function claimKey(tx: Db, { member_id, key, request, now }: Asked): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const request_hash = requestHash(request);
  if ((await claimedKey(tx, { member_id, key, request_hash, created_at: now })).length > 0) return undefined;
  const [earlier] = await tx.select().from(orderIdempotency).where(isKey(member_id, key));
  if (!earlier || earlier.request_hash !== request_hash) throw new Refusal('idempotency_key_reused');
  return earlier.body;
}

/**
 * The answer to the same order of a client without keys, whose lines have left the cart since: the cart is its key. The caller
 * has locked the cart, so a second call gets here after the first has finished.
 */
export async function answeredBefore(tx: Db, { member_id, request, now }: Asked): Promise<string | undefined> {
  const [answered] = await tx
    .select({ body: orderIdempotency.body })
    .from(orderIdempotency)
    .where(
      and(
        eq(orderIdempotency.member_id, member_id),
        eq(orderIdempotency.request_hash, requestHash(request)),
        // Not by comparison: collation depends on the language of the database.
        like(orderIdempotency.key, `${OWN_KEY}%`),
        gt(orderIdempotency.created_at, new Date(now.getTime() - RETENTION_MS)),
      ),
    )
    .orderBy(desc(orderIdempotency.created_at))
    .limit(1);
  return answered?.body;
}

/** SQL: saves the answer of `answerValues`, as a part of the statement that ends the order. */
export function saveAnswer(db: Db): SQL {
  const body = sql.placeholder('body');
  return db
    .insert(orderIdempotency)
    .values({ ...ASKED, status: 200, body })
    .onConflictDoUpdate({
      target: [orderIdempotency.member_id, orderIdempotency.key],
      set: { status: 200, body: sql`excluded.body` },
    })
    .getSQL();
}

/** A client that sends no key gets one of the shop's. */
export function answerValues({ member_id, key = `${OWN_KEY}${randomUUID()}`, request, now }: Asked, body: string) {
  return { member_id, key, request_hash: requestHash(request), created_at: now, body };
}

export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(orderIdempotency).where(lt(orderIdempotency.created_at, new Date(now.getTime() - RETENTION_MS)));
}

function isKey(memberId: number, key: string) {
  return and(eq(orderIdempotency.member_id, memberId), eq(orderIdempotency.key, key));
}
