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

/** So many tries are free, then a captcha is asked for. */
const FREE_FOR_ACCOUNT = 3;
const FREE_FOR_NETWORK = 15;

/** Signs a member in by e-mail and password. Who has no account gets the same answer, after the same work, as a wrong password. */
export async function login(db: Db, credentials: Credentials, arrival: Arrival): Promise<SignedInTokens> {
  const { email } = credentials;
  const known = await isKnownDevice(db, email, arrival.caller);
  const lane = known.place ? deviceLane(email, arrival) : accountLane(email);
  await passGates(db, credentials, lane, arrival);
  // Whatever was set while the password was compared is compared once more: a new password, or the same in a newer form.
  const entered = (await enter(db, credentials, lane, arrival)) ?? (await enter(db, credentials, lane, arrival));
  if (!entered) throw new Refusal('wrong_credentials');
  return requireFullSignIn(entered);
}

/** Compares the password, which takes long, and lets its owner in; nothing if another was set meanwhile. */
async function enter(db: Db, { email, password }: Credentials, lane: Counted, arrival: Arrival) {
  const isThis = and(eq(member.email, email), isNull(member.deleted_at));
  // The hash alone: a whole row takes longer to read than none, and the time of an answer would tell.
  const [row] = await db.select({ password_hash: member.password_hash }).from(member).where(isThis);
  // In a real shop the demo's accounts, whose password is published, are as good as unknown.
  const hash = (await isClosedDemoAccount(db, email)) ? undefined : row?.password_hash;
  if (!(await passwordMatches(hash, password))) throw new Refusal('wrong_credentials');
  const renewed = row?.password_hash && isOutdated(row.password_hash) ? await hashPassword(password) : undefined;
  return inTransaction(db, async (tx) => {
    // Whoever sets a password ends the sessions there are: one that is opened later must not be by the old one.
    const [found] = await tx.select().from(member).where(isThis).for('no key update');
    if (!found || found.password_hash !== row?.password_hash) return undefined;
    await clearAttempts(tx, lane);
    if (renewed) await tx.update(member).set({ password_hash: renewed }).where(eq(member.member_id, found.member_id));
    return admit(tx, found, arrival, async () => {
      await noticeNewDevice(tx, found, arrival.caller);
      await linkSameEmail(tx, found, arrival.browser);
    });
  });
}

async function passGates(db: Db, { captcha }: Credentials, lane: Counted, arrival: Arrival): Promise<void> {
  const nearby = { limit: 'login_network', who: arrival.caller.network } as const;
  // Counted in the same statement that looks, or sixty at once would all find nothing counted yet.
  if (await countFreeAttempt(db, lane, FREE_FOR_ACCOUNT)) {
    if (await countFreeAttempt(db, nearby, FREE_FOR_NETWORK)) return;
    await uncountAttempt(db, lane);
  }
  await requireCaptcha(db, 'login', captcha, arrival.recaptcha);
  await requireWithinLimit(db, nearby);
  await requireWithinLimit(db, lane);
}

/** The count of strangers' tries at an account, which its owner clears by proving who they are. */
export function accountLane(email: string): Counted {
  return { limit: 'login_account', who: email };
}

function deviceLane(email: string, { caller }: Arrival): Counted {
  return { limit: 'login_device', who: `${email}\n${caller.network}\n${caller.device}` };
}
