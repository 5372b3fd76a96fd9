import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailKind } from '../mail.kinds.ts';
import { composeMail } from './compose-mail.ts';
import { type QueuedMail, queueMail } from './mail.service.ts';
import { SAMPLES, type SampleFacts } from './mail-samples.ts';

export type { SampleFacts } from './mail-samples.ts';
export type MailSource = 'order' | 'member' | 'work';
type MailGroup = 'orders' | 'accounts' | 'sellers' | 'enquiries';

const of = (group: MailGroup, source: MailSource = 'member') => ({ group, source });
const ORDER = of('orders', 'order');

/** Whom each kind of mail is for, and what of the shop it tells of. */
export const MAIL_PREVIEWS: Readonly<Record<MailKind, { group: MailGroup; source: MailSource }>> = {
  order_received: ORDER,
  payment_reminder: ORDER,
  transfer_reported: ORDER,
  transfer_not_found: ORDER,
  paid: ORDER,
  payment_failed: ORDER,
  order_expired: ORDER,
  shipped: ORDER,
  arrived: ORDER,
  cancellation_requested: ORDER,
  cancellation_decided: ORDER,
  return_decided: ORDER,
  refunded: ORDER,
  verify_address: of('accounts'),
  welcome: of('accounts'),
  password_reset: of('accounts'),
  change_address: of('accounts'),
  address_changing: of('accounts'),
  address_changed: of('accounts'),
  link_identity: of('accounts'),
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
  contact_received: of('enquiries'),
  contact_new: of('enquiries'),
  contact_answer: of('enquiries'),
};
export const MAIL_KINDS = Object.keys(MAIL_PREVIEWS) as MailKind[];

/** Whether there is such a kind of mail. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(MAIL_PREVIEWS, kind);
}

/** A mail as its reader would see it; nothing is sent and nothing is stored. */
export async function previewMail(db: Db, kind: MailKind, facts: SampleFacts, baseUrl: string) {
  const { subject, html, text } = await composeMail(
    db,
    { kind, lang: facts.lang, data: SAMPLES[kind](facts) },
    baseUrl,
  );
  return { subject, html, text };
}

/** Sends such a mail to somebody of the staff. */
export function sendSample(
  tx: Db,
  kind: MailKind,
  facts: SampleFacts,
  to: { email: string; lang: Lang },
): Promise<void> {
  return queueMail(tx, { to: to.email, lang: facts.lang, kind, data: SAMPLES[kind](facts) } as QueuedMail);
}
