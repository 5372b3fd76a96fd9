import type { RefusalCode } from '#shared/errors.ts';

/**
 * What a call may refuse for reasons of its own trade. What follows from its policy, its limits, its path and its body is
 * added by `openapi-document.ts`. A refusal that stands in neither fails the test in which it is answered.
 */
export const callRefusals: Readonly<Record<string, readonly RefusalCode[]>> = {
  'GET /api/mailbox': ['not_found'],
  'GET /api/oauth/check': ['oauth_expired'],
  'GET /api/oauth/pending': ['oauth_expired'],
  'POST /api/oauth/link': ['link_expired', 'identity_taken'],

  'PUT /api/cart': ['cart_item_unavailable', 'sold_out', 'cart_full'],
  'POST /api/cart': ['cart_item_unavailable', 'sold_out', 'cart_full'],
  'POST /api/quote': [
    'unauthenticated',
    'not_found',
    'undeliverable',
    'cart_item_unavailable',
    'sold_out',
    'cart_full',
  ],

  'POST /api/member/register': ['captcha', 'email_taken', 'password_is_email', 'oauth_expired', 'identity_taken'],
  'POST /api/member/login': ['captcha', 'wrong_credentials'],
  'POST /api/password/forgot': ['captcha'],
  'POST /api/password/reset': ['link_expired', 'password_is_email'],
  'POST /api/email/verify': ['link_expired'],

  'POST /api/member/delete': ['wrong_password', 'orders_moving'],
  'POST /api/member/basic': ['forbidden'],
  'POST /api/member/artist': ['forbidden'],
  'POST /api/member/gallery': ['forbidden'],
  'POST /api/member/identities': ['oauth_expired', 'identity_taken'],
  'DELETE /api/member/identities/:provider': ['password_needed'],
  'POST /api/password/change': ['wrong_password', 'password_is_email'],
  'POST /api/email/change': ['wrong_password'],
  'POST /api/address': ['address_book_full'],
  'POST /api/address/:id/restore': ['address_book_full'],

  'POST /api/application': ['forbidden', 'conflict'],
  'POST /api/application/answer': ['not_found', 'conflict'],
  'POST /api/admin/application/:id/:step': ['conflict'],
  'POST /api/message/attachment': ['attachment_quota'],
  'POST /api/message': ['not_found', 'conflict', 'attachment_gone'],
  'POST /api/message/:id': ['conflict', 'attachment_gone'],
  'POST /api/admin/message/:id': ['conflict'],

  'POST /api/order/order': [
    'not_found',
    'paytype_unavailable',
    'undeliverable',
    'idempotency_key_reused',
    'cart_changed',
    'price_changed',
    'cart_item_unavailable',
    'sold_out',
    'cart_full',
  ],
  'POST /api/order/:code/cancel': ['conflict'],
  'POST /api/order/:code/refund': ['conflict'],
  'POST /api/order/:code/transfer': ['conflict'],
  'POST /api/order/:code/pay': ['conflict'],
  'POST /api/admin/order/:code/confirm_transfer': ['conflict', 'amount_differs'],
  'POST /api/admin/order/:code/transfer_not_found': ['conflict'],
  'POST /api/admin/order/:code/record_payment': ['conflict'],
  'POST /api/admin/order/:code/owe_refund': ['conflict', 'amount_differs'],
  'POST /api/admin/order/:code/refund': ['conflict', 'amount_differs'],
  'POST /api/admin/order/:code/start_production': ['conflict'],
  'POST /api/admin/order/:code/complete': ['conflict'],
  'POST /api/admin/order/:code/ship': ['conflict'],
  'POST /api/admin/order/:code/arrive': ['conflict'],
  'POST /api/admin/order/:code/receive_return': ['conflict'],
  'POST /api/admin/order/:code/cancel': ['conflict'],
  'POST /api/admin/order/:code/decide_cancellation': ['conflict'],
  'POST /api/admin/order/:code/decide_return': ['conflict', 'amount_differs'],
  'POST /api/admin/order/:code/exchange': ['conflict'],
};
