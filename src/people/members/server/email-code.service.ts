import { randomInt } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { countAttempt, uncountAttempt } from '#ground/throttle/server/throttle.service.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import { emailVerification } from './session.tables.ts';

export const CODE_MINUTES = 30;
/** With a million codes, five guesses find one in 200,000; wrong ones are also limited for each address. */
const MOST_ATTEMPTS = 5;

export function newEmailCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The member's number makes equal codes different; against guessing, a code has its attempts and minutes. */
export function hashEmailCode(memberId: number, code: string): string {
  return hashToken(`${memberId} ${code}`);
}

/** Uses up the code of the latest mail, or counts a wrong attempt. The caller has locked the member. */
export async function tryEmailCode(
  tx: Db,
  { member_id, email }: { member_id: number; email: string },
  code: string,
): Promise<boolean> {
  const wrongCodes = { limit: 'email_code_address', who: email } as const;
  const { allowed, retryAfter } = await countAttempt(tx, wrongCodes);
  if (!allowed)
    throw new Refusal('too_many_requests', {
      retryAfter,
      words: () =>
        msg`Codes for this address were entered wrongly too many times. Please open the link in the e-mail instead.`,
    });
  const [latest] = await tx
    .select()
    .from(emailVerification)
    .where(
      and(
        eq(emailVerification.member_id, member_id),
        eq(emailVerification.email, email),
        isNull(emailVerification.replaces),
        isNull(emailVerification.used_at),
        isNotNull(emailVerification.code_hash),
        gt(emailVerification.created_at, sql`now() - make_interval(mins => ${CODE_MINUTES})`),
      ),
    )
    .orderBy(desc(emailVerification.created_at))
    .limit(1);
  if (!latest || latest.attempts >= MOST_ATTEMPTS)
    throw new Refusal('link_expired', {
      words: () => msg`This code has expired or was entered wrongly too many times. Please request a new one.`,
    });
  const isRight = latest.code_hash === hashEmailCode(member_id, code);
  if (isRight) await uncountAttempt(tx, wrongCodes);
  await tx
    .update(emailVerification)
    .set(isRight ? { used_at: sql`now()` } : { attempts: latest.attempts + 1 })
    .where(eq(emailVerification.token_hash, latest.token_hash));
  return isRight;
}
