import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { submitApplication } from '#people/applications/server/application.service.ts';
import { requireCaptcha } from '#people/captcha/server/captcha.service.ts';
import type { Registration } from '#people/members/member.contract.ts';
import { hashChosenPassword } from '#people/members/server/password.service.ts';
import { addMember } from '#people/members/server/register.service.ts';
import { type Arrival, type SignedInTokens, signIn } from '#people/members/server/sign-in.service.ts';
import type { Lang } from '#shared/locale.ts';

/**
 * Opens an account and signs its owner in. Artists and galleries get the rights of a basic member immediately, and the rest
 * when their application has been approved (product §7).
 */
export async function registerMember(
  db: Db,
  form: Registration,
  lang: Lang,
  arrival: Arrival,
): Promise<SignedInTokens> {
  await requireWithinLimit(db, { limit: 'register_network', who: arrival.caller.network });
  await requireCaptcha(db, 'register', form.captcha, arrival.recaptcha);
  const password_hash = await hashChosenPassword(form.password, form.email);
  return inTransaction(db, async (tx) => {
    const member_id = await addMember(tx, { form, password_hash, lang, browser: arrival.browser });
    if (form.type !== 'basic') {
      const { type: kind, portfolio = '', statement = '' } = form;
      await submitApplication(tx, { member_id, kind, portfolio, statement });
    }
    return signIn(tx, member_id, arrival);
  });
}
