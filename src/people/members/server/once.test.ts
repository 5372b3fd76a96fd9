import { desc, eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { readConfig } from '#http/server/config.ts';
import { requireCaptcha } from '#people/captcha/server/captcha.service.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { verifyEmail } from './email-verification.service.ts';
import { becomeFirstAdmin, offerSetup } from './first-admin.service.ts';
import { member } from './member.tables.ts';
import { finishOauth } from './oauth/oauth-callback.service.ts';
import type { ProviderClaims } from './oauth/oauth-claims.ts';
import { redeemHandoff, saveHandoff } from './oauth/oauth-handoff.service.ts';
import { followLink, mailLink } from './oauth/oauth-link.service.ts';
import { linkPending, savePending } from './oauth/oauth-pending.service.ts';
import { memberIdentity, oauthState } from './oauth.tables.ts';
import { forgotPassword, resetPassword } from './password-reset.service.ts';
import { emailVerification } from './session.tables.ts';

const AT_ONCE = 20;
/** More rounds find rarer races; ONCE_ROUNDS=200 before a release. */
const ROUNDS = Number(process.env.ONCE_ROUNDS || 5);

type Member = typeof member.$inferSelect;
interface Round {
  db: Db;
  owner: Member;
  count: number;
}
/** Creates something that works once, and returns how to use it. */
type Thing = (round: Round) => Promise<(use: number) => Promise<unknown>>;

const at = (network: string, browser?: string) => ({
  caller: { device: 'Safari · Mac', network },
  cartToken: undefined,
  browser,
});
const someClaims = (count: number): ProviderClaims => ({
  provider: 'google',
  subject: `g-${count}`,
  email: 'mei@example.com',
  email_verified: true,
  firstname: 'Mei',
  lastname: 'Lin',
});

async function mailedSecret(db: Db): Promise<string> {
  const [mail] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.mail_id)).limit(1);
  const { path } = (mail?.data ?? { path: '' }) as { path: string };
  return path.split('=').at(-1) ?? '';
}

const things: Record<string, Thing> = {
  'a captcha': async ({ db }) => {
    const solution = await solvedCaptcha(db, 'login');
    return () => requireCaptcha(db, 'login', solution);
  },
  'a link to a new password': async ({ db, owner }) => {
    const captcha = await solvedCaptcha(db, 'forgot');
    await forgotPassword(db, { email: owner.email, captcha }, 'here');
    const token = await mailedSecret(db);
    return (use) => resetPassword(db, { token, password: `Walnut-Frame-${use}` }, at(`net ${use}`));
  },
  'the links of an empty shop, of which each process has printed one,': async ({ db, count }) => {
    await db.update(member).set({ staff_role: null });
    const links = [await offerSetup(db), await offerSetup(db)];
    return (use) => {
      const token = links[use % 2]?.split('=').at(-1) ?? '';
      const form = { token, firstname: 'Mei', lastname: 'Lin', password: `Walnut-Frame-${use}` };
      return becomeFirstAdmin(db, { ...form, email: `owner-${count}-${use}@example.com` }, at(`net ${use}`), 'en');
    };
  },
  'a link that changes an address': async ({ db, owner: { member_id }, count }) => {
    const [now] = await db.select().from(member).where(eq(member.member_id, member_id));
    const token = newToken();
    await db.insert(emailVerification).values({
      token_hash: hashToken(token),
      member_id,
      email: `mei-${count}@example.com`,
      replaces: now?.email ?? '',
    });
    return () => verifyEmail(db, token);
  },
  'a sign-in that comes back from a provider': async ({ db, count }) => {
    const [state, browser] = [newToken(), newToken()];
    await db.insert(oauthState).values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      provider: 'google',
      nonce: 'n',
      verifier: 'v',
      redirect: `/${count}`,
      is_link: false,
      is_again: false,
    });
    // The provider is not asked about a refusal, so only the state decides.
    const query = new URLSearchParams({ state, error: 'access_denied' });
    return async () => {
      const back = { provider: 'google', query, browser } as const;
      const ending = await finishOauth(db, readConfig({}), back, pino({ level: 'silent' }));
      if (ending.to !== 'login' || ending.error !== 'denied') throw new Error('expired');
    };
  },
  'a finished sign-in with a provider': async ({ db, owner }) => {
    const browser = newToken();
    await saveHandoff(db, browser, { member_id: owner.member_id, redirect: '/' });
    return () => redeemHandoff(db, at('here', browser));
  },
  'a sign-in left for the registration': async ({ db, owner, count }) => {
    const browser = newToken();
    await db.delete(memberIdentity);
    await savePending(db, browser, someClaims(count));
    return () => db.transaction((tx) => linkPending(tx, owner.member_id, browser, 'google'));
  },
  'a mailed link to a provider': async ({ db, owner, count }) => {
    await db.delete(memberIdentity);
    await mailLink(db, owner, someClaims(count));
    const token = await mailedSecret(db);
    return () => followLink(db, token, at('here'));
  },
};

describe('of twenty concurrent uses, one succeeds with', () => {
  test.for(Object.entries(things))('%s', { timeout: 300_000 }, async ([, make], { database: { db } }) => {
    const [owner] = await db
      .insert(member)
      .values({
        type: 'basic',
        email: 'mei@example.com',
        firstname: 'Mei',
        lastname: 'Lin',
        mobile: { code: '886', number: '912345678' },
        birthday: '1990-05-17',
        gender: 'female',
        lang: 'en',
      })
      .returning();
    if (!owner) throw new Error('nobody was registered');

    for (let count = 0; count < ROUNDS; count++) {
      // Another test covers the limits of mails.
      await db.delete(throttle);
      const use = await make({ db, owner, count });

      const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => use(index)));

      const succeeded = ends.filter(({ status }) => status === 'fulfilled').length;
      expect({ count, succeeded }).toEqual({ count, succeeded: 1 });
    }
  });
});
