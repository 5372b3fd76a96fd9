import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { recoveryCode } from '../second-factor.tables.ts';
import { toBase32 } from './totp.ts';

const HOW_MANY = 10;
/** 80 bits: the hashes cannot be brute-forced. */
const BYTES = 10;

/** Generates new recovery codes, returned only this once; the old ones become invalid. */
export async function renewRecoveryCodes(tx: Db, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => toBase32(randomBytes(BYTES)).toLowerCase());
  await tx.delete(recoveryCode).where(eq(recoveryCode.member_id, memberId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ member_id: memberId, code_hash: hashToken(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Uses up a recovery code. */
export async function redeemRecoveryCode(tx: Db, memberId: number, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCode.member_id, memberId),
        eq(recoveryCode.code_hash, hashToken(code)),
        isNull(recoveryCode.used_at),
      ),
    )
    .returning({ member_id: recoveryCode.member_id });
  return used.length > 0;
}

export function recoveryCodesLeft(db: Db, memberId: number): Promise<number> {
  return db.$count(recoveryCode, and(eq(recoveryCode.member_id, memberId), isNull(recoveryCode.used_at)));
}
