import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { requireCaptcha } from '#people/captcha/server/captcha.service.ts';
import type { Recaptcha } from '#people/captcha/server/recaptcha.service.ts';
import { queueMails } from '#people/mail/server/mail.service.ts';
import { usernameOf } from '#people/members/member.rules.ts';
import { detachAnswerFiles } from '#people/threads/server/answer-files.service.ts';
import { openThread, postMessage } from '#people/threads/server/thread-post.service.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { localeOf } from '#shared/locale.ts';
import { phoneText } from '#shared/phone.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { ContactForm, EnquiryReceived } from '../contact.contract.ts';
import { KIND_WORDS } from '../enquiry.words.ts';
import { enquiry, enquiryAnswer } from './contact.tables.ts';

/** The limit of one run; the next follows within the hour. */
const DELETED_AT_ONCE = 1_000;

interface Sender {
  network: string;
  recaptcha?: Recaptcha | undefined;
  member?: SignedIn | undefined;
  key?: string | undefined;
}

/**
 * Saves an enquiry: staff get a mail, the sender a confirmation, and a member a conversation. The network's limit counts first.
 * The limits of the address and the shop count only after the captcha, or senders without one could use them up for everybody.
 */
export async function sendEnquiry(
  db: Db,
  { captcha, ...form }: ContactForm,
  { network, recaptcha, member, key }: Sender,
): Promise<EnquiryReceived> {
  await requireWithinLimit(db, { limit: 'contact_network', who: network });
  await requireCaptcha(db, 'contact', captcha, recaptcha);
  // A member is answered in their account, regardless of the form's address.
  const email = member?.email ?? form.email;
  await requireWithinLimit(db, { limit: 'contact_account', who: email });
  await requireWithinLimit(db, { limit: 'contact_shop', who: 'shop' });
  const { info } = await readSettings(db);
  return inTransaction(db, async (tx) => {
    const before = await receivedBefore(tx, email, form.contents, key);
    if (before) return before;
    const thread_id = member ? await beginConversation(tx, member.member_id, form) : null;
    const enquiry_id = await saveEnquiry(tx, { ...form, email }, { member, thread_id, key });
    await raiseNotice(tx, { kind: 'enquiry', subject: enquiry_id });
    await notifyBoth(tx, { ...form, email }, { enquiry_id, thread_id, staff: info.email });
    return { enquiry_id, thread_id };
  });
}

type Letter = Omit<ContactForm, 'captcha'>;

async function receivedBefore(
  tx: Db,
  email: string,
  contents: string,
  key: string | undefined,
): Promise<EnquiryReceived | undefined> {
  if (!key) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry ${email} ${key}`}, 0))`);
  const [earlier] = await tx
    .select()
    .from(enquiry)
    .where(and(eq(enquiry.email, email), eq(enquiry.post_key, key)));
  if (earlier && earlier.contents !== contents) throw new Refusal('conflict');
  return earlier && { enquiry_id: earlier.enquiry_id, thread_id: earlier.thread_id };
}

async function beginConversation(tx: Db, memberId: number, { kind, language, contents }: Letter): Promise<number> {
  const i18n = await i18nFor(localeOf(language));
  const threadId = await openThread(tx, { member_id: memberId, subject: i18n._(KIND_WORDS[kind]), desk: 'enquiries' });
  await postMessage(tx, threadId, { side: 'member', author_id: memberId, text: contents });
  return threadId;
}

async function saveEnquiry(
  tx: Db,
  { language: lang, company_name, company_phone, ...form }: Letter,
  { member, thread_id, key }: Pick<Sender, 'member' | 'key'> & { thread_id: number | null },
): Promise<number> {
  const saved = await insertOne(
    tx
      .insert(enquiry)
      .values({
        ...form,
        lang,
        company_name: company_name || null,
        company_phone: company_phone || null,
        member_id: member?.member_id ?? null,
        thread_id,
        post_key: key ?? null,
      })
      .returning({ enquiry_id: enquiry.enquiry_id }),
  );
  return saved.enquiry_id;
}

interface NewEnquiry {
  enquiry_id: number;
  thread_id: number | null;
  staff: string;
}

/** Both mails are in the language of the enquiry: staff have to read it anyway. */
async function notifyBoth(tx: Db, form: Letter, { enquiry_id: number, thread_id, staff }: NewEnquiry): Promise<void> {
  const { kind, language: lang, email, contents } = form;
  const name = usernameOf(form);
  const company = [form.company_name, form.company_phone].filter(Boolean).join(' · ');
  const path = `/admin/contact/${number}`;
  await queueMails(tx, [
    // A shop without an address of its own is notified in the back office.
    ...(staff
      ? [
          {
            to: staff,
            lang,
            kind: 'contact_new',
            data: { number, kind, name, email, phone: phoneText(form.phone), company, contents, path },
          } as const,
        ]
      : []),
    {
      to: email,
      lang,
      kind: 'contact_received',
      data: { name, number, ...(thread_id !== null && { path: `/account/message/${thread_id}` }) },
    },
  ]);
}

export async function deleteEnquiriesOf(tx: Db, memberId: number): Promise<void> {
  await tx.delete(enquiry).where(eq(enquiry.member_id, memberId));
}

/** The form's fields that are not in the conversation, for the member's export. */
export function exportEnquiries(db: Db, memberId: number) {
  const { kind, lang, title, firstname, lastname, email, phone, company_name, company_phone, created_at } = enquiry;
  return db
    .select({ kind, lang, title, firstname, lastname, email, phone, company_name, company_phone, created_at })
    .from(enquiry)
    .where(eq(enquiry.member_id, memberId))
    .orderBy(enquiry.enquiry_id);
}

/** Deletes visitors' enquiries with their files two years after the last letter. */
export async function deleteOldEnquiries(db: Db): Promise<void> {
  const last = sql`coalesce(${enquiry.answered_at}, ${enquiry.created_at})`;
  await inTransaction(db, async (tx) => {
    const old = await tx
      .select({ id: enquiry.enquiry_id })
      .from(enquiry)
      .where(and(isNull(enquiry.member_id), lt(last, sql`now() - interval '2 years'`)))
      .orderBy(enquiry.enquiry_id)
      .limit(DELETED_AT_ONCE)
      .for('update');
    const ids = old.map(({ id }) => id);
    const answers = await tx
      .select({ id: enquiryAnswer.answer_id })
      .from(enquiryAnswer)
      .where(inArray(enquiryAnswer.enquiry_id, ids));
    await detachAnswerFiles(
      tx,
      answers.map(({ id }) => id),
    );
    await tx.delete(enquiry).where(inArray(enquiry.enquiry_id, ids));
  });
}
