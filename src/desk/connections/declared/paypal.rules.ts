import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';
import { KEY, MODE } from './common-fields.rules.ts';

export const PAYPAL: Declaration = {
  name: msg`PayPal`,
  without: msg`Not offered to buyers.`,
  variables: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_MERCHANT_ID'],
  fields: [
    MODE,
    { name: 'client_id', label: msg`Client ID`, required: true, binds: true, pattern: KEY, most: 200 },
    {
      name: 'secret',
      label: msg`Secret`,
      required: true,
      secret: true,
      shows_end: true,
      pattern: KEY,
      most: 200,
    },
    {
      name: 'webhook_id',
      label: msg`Webhook ID`,
      hint: msg`PayPal shows it beside the webhook’s address`,
      required: true,
      pattern: /^(?!webhook_id$)[\w-]+$/i,
      most: 200,
    },
    {
      name: 'merchant_id',
      label: msg`Merchant ID`,
      hint: msg`13 characters, in your PayPal account under “Business information”`,
      pattern: KEY,
      most: 200,
    },
  ],
  toVariables: ({ mode, client_id, secret, webhook_id, merchant_id }) => ({
    PAYPAL_API: mode === 'test' ? 'https://api-m.sandbox.paypal.com' : undefined,
    PAYPAL_CLIENT_ID: client_id,
    PAYPAL_SECRET: secret,
    PAYPAL_WEBHOOK_ID: webhook_id,
    PAYPAL_MERCHANT_ID: merchant_id,
  }),
  guide: [
    msg`You need a PayPal business account. Ask PayPal to verify it, to link your bank account, and in which currencies you can receive payments.`,
    msg`At developer.paypal.com, open “Apps & Credentials”, switch to “Live” and create an app. Copy its client ID and secret.`,
    msg`In the same app, choose “Add webhook”, paste the address below, and select these events: Checkout order approved; Payment capture completed, pending, denied, declined, refunded and reversed.`,
    msg`Copy the webhook’s ID. To practise first, do the same under “Sandbox” and choose “Test” above; no money moves then.`,
  ],
  addresses: [{ label: msg`Webhook address`, path: '/api/payment/paypal/notify' }],
  test: msg`Asks PayPal for an access token; nothing is charged.`,
  tested: msg`PayPal accepts the keys. Please also place one small order of your own, to see that the webhook arrives.`,
  problems: {
    refused: msg`PayPal refuses the client ID or the secret. Please copy both again, and check that “Live” or “Test” fits them.`,
  },
  removal: msg`Buyers can no longer pay by PayPal. Payments that are under way stay unconfirmed, and refunds of earlier orders have to be made on PayPal’s own pages.`,
};
