import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { encode } from 'uqr';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { requirePassword } from '../password-reset.service.ts';
import { totpSecret } from '../second-factor.tables.ts';
import { notifyOwner, switchOn } from './second-factor.service.ts';
import { fromBase32, otpauthUri, stepOfCode, toBase32 } from './totp.ts';

/** RFC 4226 §4: as long as the hash. */
const SECRET_BYTES = 20;

/** Starts the setup of an app: a new secret, returned only this once. A secret in use stays until it is removed. */
export async function beginTotp(db: Db, { member_id, email, lang }: SignedIn, password: string) {
  await requirePassword(db, member_id, password);
  const secret = toBase32(randomBytes(SECRET_BYTES));
  const values = { secret, last_step: 0, created_at: sql`now()` };
  const stored = await db
    .insert(totpSecret)
    .values({ member_id, ...values })
    .onConflictDoUpdate({ target: totpSecret.member_id, set: values, setWhere: isNull(totpSecret.confirmed_at) })
    .returning({ member_id: totpSecret.member_id });
  if (stored.length === 0) throw new Refusal('conflict');
  const { info } = await readSettings(db);
  const uri = otpauthUri({ brand: info.brand[lang], email, secret });
  return { secret, uri, qr: pictureOf(uri) };
}

/** The first right code switches it on. Returns the recovery codes if this is the first factor. */
export async function confirmTotp(
  db: Db,
  { member_id, session_id }: SignedIn,
  code: string,
): Promise<string[] | undefined> {
  await requireWithinLimit(db, { limit: 'second_factor', who: String(member_id) });
  return inTransaction(db, async (tx) => {
    const isThis = and(eq(totpSecret.member_id, member_id), isNull(totpSecret.confirmed_at));
    const [waiting] = await tx.select().from(totpSecret).where(isThis).for('update');
    if (!waiting) throw new Refusal('conflict');
    const step = stepOfCode(fromBase32(waiting.secret), code, Date.now(), waiting.last_step);
    if (step === undefined) throw new Refusal('wrong_code');
    await tx.update(totpSecret).set({ confirmed_at: sql`now()`, last_step: step }).where(isThis);
    await notifyOwner(tx, member_id, 'on', member_id);
    return switchOn(tx, { member_id, session_id });
  });
}

/** Accepts a code of the member's app, once. */
export async function redeemTotpCode(tx: Db, memberId: number, code: string): Promise<boolean> {
  const isThis = and(eq(totpSecret.member_id, memberId), isNotNull(totpSecret.confirmed_at));
  const [stored] = await tx.select().from(totpSecret).where(isThis);
  const step = stored && stepOfCode(fromBase32(stored.secret), code, Date.now(), stored.last_step);
  if (step === undefined) return false;
  // Of two concurrent requests with the same code, one succeeds.
  const used = await tx
    .update(totpSecret)
    .set({ last_step: step })
    .where(and(isThis, lt(totpSecret.last_step, step)))
    .returning({ member_id: totpSecret.member_id });
  return used.length > 0;
}

/** A text as a QR code: its width in modules, and the outline of the dark ones. */
function pictureOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
}
