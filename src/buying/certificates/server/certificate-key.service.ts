import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { Refusal } from '#shared/errors.ts';
import type { CertificateKey, StaffKey } from '../certificate.contract.ts';
import { certificate, certificateKey } from './certificate.tables.ts';

type KeyRow = typeof certificateKey.$inferSelect;

interface SigningKey {
  key_id: string;
  /** The signature of a text, base64url without padding. */
  sign: (text: string) => string;
}

/** The key that signs now, held until the transaction ends; the first one is generated when it is needed. */
export async function signingKey(tx: Db, sealer: Sealer, now: Date): Promise<SigningKey> {
  const held = (await holdCurrent(tx)) ?? (await makeFirst(tx, sealer, now));
  const key = opened(sealer, held);
  // The keys of the shop have changed: an administrator generates a new one.
  if (!key) throw new Refusal('unavailable');
  return { key_id: held.key_id, sign: (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64url') };
}

/**
 * Retires the current key and generates a new one. The private part of the old one is deleted, and its public part is published for
 * as long as there is a shop: what it has signed stays genuine.
 */
export function rotateKey(db: Db, sealer: Sealer, staffId: number, now = new Date()): Promise<void> {
  return inTransaction(db, async (tx) => {
    const old = await holdCurrent(tx);
    const fresh = newKey(sealer, now);
    if (old)
      await tx
        .update(certificateKey)
        .set({ until: now, sealed_private: null })
        .where(eq(certificateKey.key_id, old.key_id));
    await tx.insert(certificateKey).values(fresh);
    await recordChange(tx, {
      staff_id: staffId,
      subject: 'certificate',
      subject_id: fresh.key_id,
      action: 'rotate',
      before: { key: old?.key_id ?? null },
      after: { key: fresh.key_id },
      at: now,
    });
    await sendNotice(tx, 'content', 'certificate_key');
  });
}

/** The public parts of all keys, the newest first. */
export async function publicKeys(db: Db): Promise<CertificateKey[]> {
  return (await db.select().from(certificateKey).orderBy(desc(certificateKey.since))).map(publicPart);
}

export function publicPart({ key_id, public_key, since, until }: KeyRow): CertificateKey {
  return { key_id, public_key, since: since.toISOString(), until: until?.toISOString() ?? null };
}

/** The keys as administrators see them, and how many certificates are still to be signed. */
export async function staffKeys(db: Db, sealer: Sealer): Promise<{ keys: StaffKey[]; unsigned: number }> {
  const rows = await db
    .select({ key: certificateKey, certificates: sql<number>`count(${certificate.certificate_id})::int` })
    .from(certificateKey)
    .leftJoin(certificate, eq(certificate.key_id, certificateKey.key_id))
    .groupBy(certificateKey.key_id)
    .orderBy(desc(certificateKey.since));
  const keys = rows.map(({ key, certificates }) => ({
    ...publicPart(key),
    certificates,
    usable: opened(sealer, key) !== undefined,
  }));
  return { keys, unsigned: await db.$count(certificate, isNull(certificate.signature)) };
}

async function holdCurrent(tx: Db): Promise<KeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificateKey)
    .where(isNull(certificateKey.until))
    .orderBy(asc(certificateKey.since))
    .for('update');
  return row;
}

/** Two processes may get here at the same time: the first one's key counts for both. */
async function makeFirst(tx: Db, sealer: Sealer, now: Date): Promise<KeyRow> {
  await tx.insert(certificateKey).values(newKey(sealer, now)).onConflictDoNothing();
  await sendNotice(tx, 'content', 'certificate_key');
  const made = await holdCurrent(tx);
  if (!made) throw new Error('the key of the certificates was neither found nor made');
  return made;
}

function newKey(sealer: Sealer, now: Date) {
  const pair = generateKeyPairSync('ed25519');
  const public_key = pair.publicKey.export({ format: 'jwk' }).x ?? '';
  const key_id = createHash('sha256').update(Buffer.from(public_key, 'base64url')).digest('hex').slice(0, 16);
  const secret = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { key_id, public_key, sealed_private: sealer.seal(secret, placeOf(key_id)), since: now };
}

function opened(sealer: Sealer, { key_id, sealed_private }: KeyRow): KeyObject | undefined {
  const secret = sealed_private === null ? undefined : sealer.open(sealed_private, placeOf(key_id));
  if (secret === undefined) return undefined;
  return createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' });
}

function placeOf(keyId: string): string {
  return `certificate_key ${keyId}`;
}
