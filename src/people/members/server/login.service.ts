import { and, eq, isNull } from 'drizzle-orm';
import { isClosedDemoAccount } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import {
  type Counted,
  clearAttempts,
  countFreeAttempt,
  requireWithinLimit,
  uncountAttempt,
} from '#ground/throttle/server/throttle.service.ts';
import { requireCaptcha } from '#people/captcha/server/captcha.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Credentials } from '../member.contract.ts';
import { member } from './member.tables.ts';
import { noticeNewDevice } from './new-device.ts';
import { linkSameEmail } from './oauth/oauth-pending.service.ts';
import { hashPassword, isOutdated, passwordMatches } from './password.service.ts';
import { isKnownDevice } from './session.service.ts';
import { type Arrival, admit, requireFullSignIn, type SignedInTokens } from './sign-in.service.ts';

/** Free attempts before a captcha is required. */
const FREE_FOR_ACCOUNT = 3;
const FREE_FOR_NETWORK = 15;

/** For an unknown account, answer and time are the same as for a wrong password. */
export async function login(db: Db, credentials: Credentials, arrival: Arrival): Promise<SignedInTokens> {
  const { email } = credentials;
  const known = await isKnownDevice(db, email, arrival.caller);
  const count = known.place ? deviceAttempts(email, arrival) : accountAttempts(email);
  await passGates(db, credentials, count, arrival);
  // If the stored hash changed during the comparison (new password, or a rehash), it compares once more.
  const entered = (await enter(db, credentials, count, arrival)) ?? (await enter(db, credentials, count, arrival));
  if (!entered) throw new Refusal('wrong_credentials');
  return requireFullSignIn(entered);
}

/** Compares the password, which is slow, and signs the member in; undefined if the hash changed in the meantime. */
async function enter(db: Db, { email, password }: Credentials, count: Counted, arrival: Arrival) {
  const isThis = and(eq(member.email, email), isNull(member.deleted_at));
  // The hash alone: reading a whole row takes longer than reading none, and the response time would reveal it.
  const [row] = await db.select({ password_hash: member.password_hash }).from(member).where(isThis);
  // In a real shop the demo accounts, whose password is public, count as unknown.
  const hash = (await isClosedDemoAccount(db, email)) ? undefined : row?.password_hash;
  if (!(await passwordMatches(hash, password))) throw new Refusal('wrong_credentials');
  const renewed = row?.password_hash && isOutdated(row.password_hash) ? await hashPassword(password) : undefined;
  return inTransaction(db, async (tx) => {
    // Setting a password ends all sessions: no later session may come from the old password.
    const [found] = await tx.select().from(member).where(isThis).for('no key update');
    if (!found || found.password_hash !== row?.password_hash) return undefined;
    await clearAttempts(tx, count);
    if (renewed) await tx.update(member).set({ password_hash: renewed }).where(eq(member.member_id, found.member_id));
    return admit(tx, found, arrival, async () => {
      await noticeNewDevice(tx, found, arrival.caller);
      await linkSameEmail(tx, found, arrival.browser);
    });
  });
}

async function passGates(db: Db, { captcha }: Credentials, count: Counted, arrival: Arrival): Promise<void> {
  const nearby = { limit: 'login_network', who: arrival.caller.network } as const;
  // Counted in the statement that checks, or sixty concurrent attempts would all find a count of zero.
  if (await countFreeAttempt(db, count, FREE_FOR_ACCOUNT)) {
    if (await countFreeAttempt(db, nearby, FREE_FOR_NETWORK)) return;
    await uncountAttempt(db, count);
  }
  await requireCaptcha(db, 'login', captcha, arrival.recaptcha);
  await requireWithinLimit(db, nearby);
  await requireWithinLimit(db, count);
}

/** Counts strangers' attempts at an account; the owner clears it by proving their identity. */
export function accountAttempts(email: string): Counted {
  return { limit: 'login_account', who: email };
}

function deviceAttempts(email: string, { caller }: Arrival): Counted {
  return { limit: 'login_device', who: `${email}\n${caller.network}\n${caller.device}` };
}
