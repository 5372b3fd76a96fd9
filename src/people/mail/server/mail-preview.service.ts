import type { Db } from '#db/server/connect.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { MailKind } from '../mail.kinds.ts';
import { composeMail } from './compose-mail.ts';
import { type QueuedMail, queueMail } from './mail.service.ts';
import { SAMPLES, type SampleFacts } from './mail-samples.ts';
import { BINDING_TEXTS } from './order-words.ts';
import { standardText, type UsedText } from './own-words.ts';

export type { SampleFacts } from './mail-samples.ts';
export type MailSource = 'order' | 'member' | 'work';
type MailGroup = 'orders' | 'accounts' | 'sellers' | 'enquiries' | 'staff';

const of = (group: MailGroup, source: MailSource = 'member') => ({ group, source });
const ORDER = of('orders', 'order');

/** The audience of each kind of mail, and the data it needs. */
export const MAIL_PREVIEWS: Readonly<Record<MailKind, { group: MailGroup; source: MailSource }>> = {
  order_received: ORDER,
  order_paid: ORDER,
  payment_reminder: ORDER,
  transfer_reported: ORDER,
  transfer_not_found: ORDER,
  payment_number: ORDER,
  paid: ORDER,
  payment_failed: ORDER,
  order_expired: ORDER,
  shipped: ORDER,
  pickup_ready: ORDER,
  pickup_reminder: ORDER,
  arrived: ORDER,
  cancellation_requested: ORDER,
  cancellation_decided: ORDER,
  return_decided: ORDER,
  refund_account: ORDER,
  refunded: ORDER,
  verify_address: of('accounts'),
  welcome: of('accounts'),
  password_reset: of('accounts'),
  change_address: of('accounts'),
  address_changing: of('accounts'),
  address_changed: of('accounts'),
  link_identity: of('accounts'),
  identity_linked: of('accounts'),
  new_device: of('accounts'),
  staff_invited: of('accounts'),
  second_factor: of('accounts'),
  data_request_received: of('accounts'),
  data_export_ready: of('accounts'),
  account_deleted: of('accounts'),
  message_answered: of('accounts'),
  application_received: of('sellers'),
  application_needs_info: of('sellers'),
  application_approved: of('sellers'),
  application_rejected: of('sellers'),
  application_suspended: of('sellers'),
  application_reinstated: of('sellers'),
  work_needs_changes: of('sellers', 'work'),
  work_online: of('sellers', 'work'),
  sale_made: of('sellers', 'order'),
  payout_paid: of('sellers'),
  payee_changed: of('sellers'),
  contact_received: of('enquiries'),
  contact_new: of('enquiries'),
  contact_answer: of('enquiries'),
  staff_notice: of('staff', 'order'),
  staff_digest: of('staff', 'order'),
};
export const MAIL_KINDS = Object.keys(MAIL_PREVIEWS) as MailKind[];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(MAIL_PREVIEWS, kind);
}

/** A mail as its recipient would see it; nothing is sent or stored. */
export async function previewMail(db: Db, kind: MailKind, facts: SampleFacts, baseUrl: string) {
  const { subject, html, text } = await composeMail(
    db,
    { kind, lang: facts.lang, data: SAMPLES[kind](facts) },
    baseUrl,
  );
  return { subject, html, text };
}

/** The standard texts that the same mail consists of, in their order, each once. */
export async function previewTexts(db: Db, kind: MailKind, facts: SampleFacts, baseUrl: string) {
  const used = new Map<string, UsedText>();
  const mail = { kind, lang: facts.lang, data: SAMPLES[kind](facts) };
  await composeMail(db, mail, baseUrl, (text) => used.set(text.id, text));
  const i18n = await i18nFor(localeOf(facts.lang));
  return [...used.values()].map((text) => ({
    ...text,
    standard: standardText(i18n, text),
    is_binding: BINDING_TEXTS.includes(text.id),
  }));
}

/** Sends a sample to a member of staff. */
export function sendSample(
  tx: Db,
  kind: MailKind,
  facts: SampleFacts,
  to: { email: string; lang: Lang },
): Promise<void> {
  return queueMail(tx, { to: to.email, lang: facts.lang, kind, data: SAMPLES[kind](facts) } as QueuedMail);
}
