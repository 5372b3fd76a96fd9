import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal, RefusalCode } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';

/** What the shop says with each refusal: what happened and what to do next. */
export const refusalMessages: Record<RefusalCode, MessageDescriptor> = {
  bad_request: msg`This request could not be understood.`,
  unauthenticated: msg`unauthorised`,
  forbidden: msg`Your account may not do this.`,
  not_found: msg`We could not find what you asked for.`,
  gone: msg`What was here has been taken down.`,
  method_not_allowed: msg`This cannot be done here.`,
  cart_item_unavailable: msg`This work cannot be ordered at the moment.`,
  cart_full: msg`Your cart is full. Please order or remove something first.`,
  sold_out: msg`This edition is sold out.`,
  oauth_expired: msg`This sign-in has expired. Please sign in again.`,
  length_required: msg`This kind of content is not accepted here.`,
  too_large: msg`This is too large to send. Please send less.`,
  unsupported_media: msg`This kind of content is not accepted here.`,
  validation: msg`Please check the marked fields.`,
  too_many_requests: msg`Too many attempts. Please wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Please try again; nothing you entered is lost.`,
  unavailable: msg`The shop is busy at the moment. Please try again shortly.`,
  captcha: msg`Please confirm that you are a person and try again.`,
  wrong_credentials: msg`The e-mail address or the password is not right.`,
  second_factor: msg`Please show that it is you: with a code of your app or a passkey.`,
  second_factor_needed: msg`Please set up the second step of your sign-in first.`,
  wrong_code: msg`This code is not right, or was used before. Please wait for the next one.`,
  sign_in_expired: msg`This took too long, or there were too many attempts. Please begin again.`,
  own_role: msg`Nobody changes their own role. Please ask another administrator.`,
  last_admin: msg`You are the only administrator. Please appoint another one first.`,
  already_staff: msg`This person belongs to the staff already.`,
  wrong_password: msg`The password is not right.`,
  password_is_email: msg`Please choose a password that is not your e-mail address.`,
  email_taken: msg`There is an account with this e-mail address already. Please sign in or set a new password.`,
  link_expired: msg`This link has expired or was used before. Please ask for a new one.`,
  identity_taken: msg`This sign-in is used by another account, or yours has one of this kind already.`,
  password_needed: msg`Please set a password first, or you could not sign in any more.`,
  address_book_full: msg`Your address book is full. Please remove an address first.`,
  undeliverable: msg`Undelivered as addressed`,
  conflict: msg`This has changed in the meantime. Please look at it again.`,
  attachment_gone: msg`One of the files is not there any more. Please attach it again.`,
  artist_taken: msg`An artist of this name has a page already, or is represented by somebody else. If you represent them, please write to us.`,
  attachment_quota: msg`You have sent as many files as we can keep. Please send this one by e-mail.`,
  upload_quota: msg`You have sent as many files as we can keep. Please use or remove some of them first.`,
  work_incomplete: msg`Something is still missing from this work.`,
  statement_unreadable: msg`No line of this text has both a day and an amount. Please paste the table of your bank’s page, or choose the file it gives you.`,
  edition_fixed: msg`Prints of this work have been sold, so its edition stays as it is.`,
  size_not_sharp: msg`The picture has too few pixels for one of these sizes: 150 for each inch are needed.`,
  picture_smaller: msg`The new picture cannot be printed in every size that is offered now.`,
  last_frame: msg`This is the last frame that is offered, so it stays.`,
  frame_ordered: msg`Prints were ordered in this frame, so its shape stays as it is. Please make a new frame instead.`,
  cart_changed: msg`Your cart has changed in the meantime. Please look at it again.`,
  price_changed: msg`A price has changed. Please look at the new total before you order.`,
  amount_differs: msg`This is not the amount of the order.`,
  paytype_unavailable: msg`This payment method is not available yet. Please choose another.`,
  orders_moving: msg`An order of yours is still under way. Your account can be deleted when it has arrived or been cancelled.`,
  unpaid_orders: msg`Three of your orders are not paid yet, and more we cannot keep for you. Please pay or cancel one of them first.`,
  unpaid_prints: msg`We keep at most two unpaid prints of an edition for you. Please order fewer, or pay or cancel an earlier order first.`,
  email_unproved: msg`Numbered editions are sold to members whose e-mail address is confirmed. Please open the link in the e-mail we sent you.`,
  idempotency_key_reused: msg`This order was already sent with other contents. Please look at your orders.`,
};

/** The words of a refusal: its own, or those of its code. */
export function refusalWords({ code, details }: Refusal, lang: Lang): MessageDescriptor {
  return details.words?.(lang) ?? refusalMessages[code];
}
