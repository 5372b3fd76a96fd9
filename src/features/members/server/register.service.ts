import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { submitApplication } from '#features/applications/server/application.service.ts';
import { requireCaptcha } from '#features/captcha/server/captcha.service.ts';
import { type Limit, requireTurn } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { Registration } from '../member.contract.ts';
import { saveHomeAddress } from './address.service.ts';
import { mailVerification, welcomeReader } from './email-verification.service.ts';
import { member } from './member.tables.ts';
import { linkPending } from './oauth/oauth-pending.service.ts';
import { hashPassword } from './password.service.ts';
import { type Arrival, type SignedInTokens, signIn } from './sign-in.ts';

const NETWORK: Limit = { name: 'register_network', most: 30, seconds: 3_600 };

/**
 * Opens an account and signs its owner in. Artists and galleries get the rights of a basic member at once and the rest
 * when their application has been approved (product §7).
 */
export async function registerMember(
  db: Db,
  form: Registration,
  lang: Lang,
  arrival: Arrival,
): Promise<SignedInTokens> {
  await requireTurn(db, { limit: NETWORK, who: arrival.caller.network });
  await requireCaptcha(db, 'register', form.captcha, arrival.recaptcha);
  const password_hash = await hashPassword(form.password);
  return inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(member)
      .values({ ...rowOf(form), password_hash, lang })
      .onConflictDoNothing()
      .returning({ member_id: member.member_id });
    if (!added) throw new Refusal('email_taken');
    await saveHomeAddress(tx, added.member_id, form.address);
    const vouched = form.oauth && (await linkPending(tx, added.member_id, arrival.browser, form.oauth));
    if (vouched?.email_verified && vouched.email === form.email)
      await welcomeReader(tx, { ...added, email: form.email });
    else await mailVerification(tx, { ...added, ...form, lang });
    if (form.type !== 'basic') {
      const { type: kind, portfolio, statement } = form;
      await submitApplication(tx, { ...added, kind, portfolio, statement });
    }
    return signIn(tx, added.member_id, arrival);
  });
}

/** Column by column, so that nothing else a form may hold ever reaches the table. */
function rowOf(form: Registration) {
  const isSeller = form.type !== 'basic';
  return {
    type: form.type,
    email: form.email,
    firstname: form.firstname,
    lastname: form.lastname,
    mobile: form.mobile,
    birthday: form.birthday,
    gender: form.gender,
    job_title: form.job_title ?? null,
    company: form.company ?? null,
    standing: isSeller ? ('pending' as const) : ('none' as const),
    ...(isSeller && { portfolio: form.portfolio, statement: form.statement, agreed_at: new Date() }),
  };
}
