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
  address_book_full: msg`Your address book is full. Please remove an address first.`,
};
