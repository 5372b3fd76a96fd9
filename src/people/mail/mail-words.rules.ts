import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeadReason } from './dead-mail.rules.ts';
import type { MailKind } from './mail.kinds.ts';

const MAIL_KIND_WORDS: Record<MailKind, MessageDescriptor> = {
  order_received: msg`Order received`,
  order_paid: msg`Order received and paid`,
  payment_reminder: msg`Payment reminder`,
  transfer_reported: msg`Transfer reported`,
  transfer_not_found: msg`Transfer not found`,
  payment_number: msg`Payment number`,
  paid: msg`Payment received`,
  payment_failed: msg`Payment failed`,
  order_expired: msg`Order lapsed`,
  shipped: msg`Order shipped`,
  pickup_ready: msg`Order ready for pickup`,
  pickup_reminder: msg`Pickup reminder`,
  arrived: msg`Order delivered`,
  cancellation_requested: msg`Cancellation requested`,
  cancellation_decided: msg`Decision on a cancellation`,
  return_decided: msg`Decision on a return`,
  refund_account: msg`Request for a refund account`,
  refunded: msg`Refund`,
  verify_address: msg`Verification of an e-mail address`,
  welcome: msg`Welcome`,
  password_reset: msg`Password reset`,
  change_address: msg`Verification of a new e-mail address`,
  address_changing: msg`Notice that the e-mail address is about to change`,
  address_changed: msg`Notice that the e-mail address has changed`,
  link_identity: msg`Verification of a sign-in with Google or LINE`,
  identity_linked: msg`Notice that Google or LINE was linked`,
  new_device: msg`Sign-in from a new device`,
  staff_invited: msg`Staff invitation`,
  second_factor: msg`Change of the second sign-in step`,
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
  payout_paid: msg`Payout`,
  payee_changed: msg`Change of payment data`,
  contact_received: msg`Enquiry received`,
  contact_new: msg`Enquiry sent to staff`,
  contact_answer: msg`Answer to an enquiry`,
  staff_notice: msg`Staff notice`,
  staff_digest: msg`Daily staff summary`,
};

/** Undefined for a kind that only an older version of the shop sent. */
export function mailKindWords(kind: string): MessageDescriptor | undefined {
  return Object.hasOwn(MAIL_KIND_WORDS, kind) ? MAIL_KIND_WORDS[kind as MailKind] : undefined;
}

/** Why we gave up a mail, and what to do about it. */
export const DEAD_REASON_WORDS: Record<DeadReason, MessageDescriptor> = {
  no_recipient: msg`The mail server does not know this address. Check it with its owner before you retry.`,
  mailbox_full: msg`The recipient’s mailbox is full. Retry later.`,
  rejected: msg`The recipient’s mail server rejected the mail. Its message below says why.`,
  too_late: msg`The mail could not be sent within three days. Try the mail server, then retry.`,
  sign_in: msg`Our mail server refused the user name or the password. Correct them under “Connections”, then retry.`,
  unreachable: msg`Our mail server could not be reached. Try the mail server, then retry.`,
  encryption: msg`We could not make an encrypted connection to our mail server. Check its certificate, then retry.`,
  other: msg`The e-mail could not be sent. The message below says why.`,
};
