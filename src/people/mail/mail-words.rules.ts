import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeadReason } from './dead-mail.rules.ts';
import type { MailKind } from './mail.kinds.ts';

/** What each kind of mail is called by staff. */
const MAIL_KIND_WORDS: Record<MailKind, MessageDescriptor> = {
  order_received: msg`Order received`,
  payment_reminder: msg`Payment reminder`,
  transfer_reported: msg`Transfer reported`,
  transfer_not_found: msg`Transfer not found`,
  paid: msg`Payment received`,
  payment_failed: msg`Payment failed`,
  order_expired: msg`Order lapsed`,
  shipped: msg`Order shipped`,
  arrived: msg`Order delivered`,
  cancellation_requested: msg`Cancellation requested`,
  cancellation_decided: msg`Decision on a cancellation`,
  return_decided: msg`Decision on a return`,
  refunded: msg`Refund`,
  verify_address: msg`Verification of an e-mail address`,
  welcome: msg`Welcome`,
  password_reset: msg`Password reset`,
  change_address: msg`Verification of a new e-mail address`,
  address_changing: msg`Notice that the e-mail address is about to change`,
  address_changed: msg`Notice that the e-mail address has changed`,
  link_identity: msg`Verification of a sign-in with Google or LINE`,
  new_device: msg`Sign-in from a new device`,
  staff_invited: msg`Invitation to the staff`,
  second_factor: msg`Change of the second factor`,
  data_request_received: msg`Data request received`,
  data_export_ready: msg`Data export ready`,
  account_deleted: msg`Account deleted`,
  message_answered: msg`Answer to a message`,
  application_received: msg`Application received`,
  application_needs_info: msg`Question about an application`,
  application_approved: msg`Application approved`,
  application_rejected: msg`Application declined`,
  application_suspended: msg`Seller suspended`,
  application_reinstated: msg`Seller reinstated`,
  work_needs_changes: msg`Work needs changes`,
  work_online: msg`Work on sale`,
  sale_made: msg`Sale notice`,
  contact_received: msg`Enquiry received`,
  contact_new: msg`Enquiry for the staff`,
  contact_answer: msg`Answer to an enquiry`,
};

/** What a kind is called; one that an older version of the shop sent has only its own name. */
export function mailKindWords(kind: string): MessageDescriptor | undefined {
  return Object.hasOwn(MAIL_KIND_WORDS, kind) ? MAIL_KIND_WORDS[kind as MailKind] : undefined;
}

/** Why a mail was given up, and what to do about it. */
export const DEAD_REASON_WORDS: Record<DeadReason, MessageDescriptor> = {
  no_recipient: msg`The mail server does not know this address. Check it with its owner before you retry.`,
  mailbox_full: msg`The recipient’s mailbox is full. Retry later.`,
  rejected: msg`The recipient’s mail server rejected the mail. Its words below say why.`,
  too_late: msg`The mail could not be sent within three days. Try the mail server, then retry.`,
  sign_in: msg`Our mail server refused the user name or the password. Correct SMTP_URL, then retry.`,
  unreachable: msg`Our mail server could not be reached. Try the mail server, then retry.`,
  encryption: msg`No encrypted connection to our mail server could be made. Check its certificate, then retry.`,
  other: msg`The mail could not be sent. The words below say why.`,
};
