import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalCode } from '#shared/errors.ts';

/** What the shop says with each refusal: what happened and what to do next. */
export const refusalMessages: Record<RefusalCode, MessageDescriptor> = {
  unauthenticated: msg`unauthorised`,
  forbidden: msg`Your account may not do this.`,
  not_found: msg`We could not find what you asked for.`,
  cart_item_unavailable: msg`This work cannot be ordered at the moment.`,
  cart_full: msg`Your cart is full. Please order or remove something first.`,
  sold_out: msg`This edition is sold out.`,
  oauth_expired: msg`This sign-in has expired. Please sign in again.`,
  length_required: msg`This kind of content is not accepted here.`,
  too_large: msg`This is too large to send. Please send less.`,
  unsupported_media: msg`This kind of content is not accepted here.`,
  validation: msg`Please check the marked fields.`,
  too_many_requests: msg`That was too often. Please wait a moment and try again.`,
  internal: msg`Something went wrong on our side. Please try again; nothing you entered is lost.`,
  unavailable: msg`The shop is busy at the moment. Please try again shortly.`,
  captcha: msg`Please confirm that you are a person and try again.`,
  wrong_credentials: msg`The e-mail address or the password is not right.`,
  wrong_password: msg`The password is not right.`,
  email_taken: msg`There is an account with this e-mail address already. Please log in or set a new password.`,
  link_expired: msg`This link has expired or was used before. Please ask for a new one.`,
  identity_taken: msg`This sign-in is used by another account, or yours has one of this kind already.`,
  password_needed: msg`Please set a password first, or you could not sign in any more.`,
  address_book_full: msg`Your address book is full. Please remove an address first.`,
  undeliverable: msg`Undelivered as addressed`,
  conflict: msg`This has changed in the meantime. Please look at it again.`,
  attachment_gone: msg`One of the files is not there any more. Please attach it again.`,
  attachment_quota: msg`You have sent as many files as we can keep. Please send this one by e-mail.`,
  cart_changed: msg`Your cart has changed in the meantime. Please look at it again.`,
  price_changed: msg`A price has changed. Please look at the new total before you order.`,
  amount_differs: msg`This is not the amount of the order.`,
  paytype_unavailable: msg`This way of paying is not available yet. Please choose another.`,
  orders_moving: msg`An order of yours is still under way. Your account can be closed when it has arrived or been called off.`,
  idempotency_key_reused: msg`This order was already sent with other contents. Please look at your orders.`,
};
