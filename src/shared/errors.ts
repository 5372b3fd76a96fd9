import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod';
import type { Lang } from './locale.ts';

/** Every refusal of the shop; the key is the API's `code`, the value its HTTP status (product.md §1). */
export const refusals = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  cart_item_unavailable: 409,
  cart_full: 409,
  sold_out: 409,
  gone: 410,
  oauth_expired: 410,
  length_required: 411,
  too_large: 413,
  unsupported_media: 415,
  validation: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  shop_closed: 503,
  opening_incomplete: 409,
  captcha: 422,
  wrong_credentials: 401,
  second_factor: 401,
  second_factor_needed: 403,
  wrong_code: 422,
  sign_in_expired: 410,
  own_role: 409,
  own_review: 403,
  last_admin: 409,
  already_staff: 409,
  wrong_password: 422,
  password_is_email: 422,
  email_taken: 409,
  link_expired: 410,
  identity_taken: 409,
  password_needed: 409,
  address_book_full: 409,
  undeliverable: 422,
  pickup_unavailable: 409,
  conflict: 409,
  attachment_gone: 409,
  attachment_quota: 409,
  artist_taken: 409,
  sales_in_the_way: 409,
  upload_quota: 409,
  work_incomplete: 409,
  application_incomplete: 409,
  edition_fixed: 409,
  size_not_sharp: 422,
  picture_smaller: 409,
  last_frame: 409,
  frame_ordered: 409,
  cart_changed: 409,
  price_changed: 409,
  amount_differs: 409,
  amount_needed: 422,
  transaction_needed: 422,
  transaction_differs: 409,
  transaction_known: 409,
  money_there: 409,
  money_not_there: 409,
  invoice_number_taken: 409,
  statement_unreadable: 422,
  account_unreadable: 409,
  payout_open: 409,
  payout_empty: 409,
  payout_outdated: 409,
  payout_rules_changed: 409,
  connection_fixed: 409,
  connection_refused: 409,
  pictures_stored: 409,
  not_in_workshop: 409,
  test_mode_changed: 409,
  test_mode_on: 409,
  paytype_unavailable: 422,
  orders_moving: 409,
  unpaid_orders: 409,
  unpaid_prints: 409,
  email_unproved: 403,
  phone_missing: 422,
  idempotency_key_reused: 422,
  too_many_works: 422,
  nothing_to_hang: 422,
  saved_walls_full: 409,
  list_full: 409,
  name_taken: 409,
  gift_day: 422,
  gift_early: 409,
  no_gift_card: 409,
} as const satisfies Record<string, RefusalStatus>;

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 411 | 413 | 415 | 422 | 429 | 500 | 503;

export type RefusalCode = keyof typeof refusals;

/** One message per refused field, by the field's name. */
export type FieldErrors = Record<string, string>;

interface RefusalDetails {
  errors?: FieldErrors;
  /** The same as issues of a schema; they become `errors` in the caller's language. */
  issues?: readonly z.core.$ZodIssue[];
  retryAfter?: number;
  /** A message instead of the code's own, in the caller's language. */
  words?: (lang: Lang) => MessageDescriptor;
  /** Further fields of the answer, such as the figures of a changed price. */
  more?: Record<string, unknown>;
}

/** A refusal with a named reason. Any other thrown error is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): RefusalStatus {
    return refusals[this.code];
  }
}
