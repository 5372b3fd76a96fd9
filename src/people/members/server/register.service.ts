import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { Registration } from '../member.contract.ts';
import { saveHomeAddress } from './address.service.ts';
import { mailVerification, welcomeReader } from './email-verification.service.ts';
import { member } from './member.tables.ts';
import { linkPending } from './oauth/oauth-pending.service.ts';

interface NewMember {
  form: Registration;
  password_hash: string;
  lang: Lang;
  /** The secret by which a sign-in with a provider finds the browser it started in. */
  browser: string | undefined;
}

/** Adds a member with their address and queues the verification mail; refused if the e-mail is taken. */
export async function addMember(tx: Db, { form, password_hash, lang, browser }: NewMember): Promise<number> {
  const [added] = await tx
    .insert(member)
    .values({ ...rowOf(form), password_hash, lang })
    .onConflictDoNothing()
    .returning({ member_id: member.member_id });
  if (!added) throw new Refusal('email_taken');
  await saveHomeAddress(tx, added.member_id, form.address);
  const vouched = form.oauth && (await linkPending(tx, added.member_id, browser, form.oauth));
  if (vouched?.email_verified && vouched.email === form.email) await welcomeReader(tx, { ...added, email: form.email });
  else await mailVerification(tx, { ...added, ...form, lang });
  return added.member_id;
}

/** Column by column, so that no other field of a form reaches the table. */
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
    ...(isSeller && {
      portfolio: form.portfolio || null,
      statement: form.statement || null,
      agreed_at: form.agree ? new Date() : null,
    }),
  };
}
