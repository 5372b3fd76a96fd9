import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';
import { KEY, MODE } from './common-fields.rules.ts';

export const ECPAY: Declaration = {
  name: msg`ECPay`,
  without: msg`Not offered to buyers.`,
  variables: ['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV', 'ECPAY_INSTALMENTS'],
  fields: [
    MODE,
    {
      name: 'merchant_id',
      label: msg`Merchant ID`,
      hint: msg`Digits only`,
      required: true,
      binds: true,
      pattern: /^\d{1,10}$/,
      most: 10,
    },
    { name: 'hash_key', label: msg`HashKey`, required: true, secret: true, pattern: KEY, most: 200 },
    { name: 'hash_iv', label: msg`HashIV`, required: true, secret: true, pattern: KEY, most: 200 },
    {
      name: 'instalments',
      label: msg`Instalments`,
      hint: msg`Numbers from 3, 6, 12, 18, 24 and 30, for example 3,6,12. Leave it empty to offer none.`,
      pattern: /^(?:3|6|12|18|24|30)(?:,(?:3|6|12|18|24|30))*$/,
      most: 30,
    },
  ],
  toVariables: ({ mode, merchant_id, hash_key, hash_iv, instalments }) => ({
    ECPAY_API: mode === 'test' ? 'https://payment-stage.ecpay.com.tw' : undefined,
    ECPAY_MERCHANT_ID: merchant_id,
    ECPAY_HASH_KEY: hash_key,
    ECPAY_HASH_IV: hash_iv,
    ECPAY_INSTALMENTS: instalments,
  }),
  guide: [
    msg`You need a contract with ECPay for payments: credit cards, ATM virtual accounts and convenience-store codes. If you want instalments, or refunds from this shop, ask for them too.`,
    msg`In ECPay’s merchant pages, open the integration settings and copy the merchant ID, the HashKey and the HashIV of payments, not those of invoices.`,
    msg`ECPay needs no address from you: the shop sends its own with each payment. Your server must be reachable on port 443.`,
  ],
  test: msg`Asks ECPay for a payment that does not exist; nothing is charged.`,
  tested: msg`ECPay accepts the keys. Please also place one small order of your own.`,
  problems: {
    refused: msg`ECPay refuses the merchant ID or the keys. Please copy them again, and check that “Live” or “Test” fits them.`,
  },
  removal: msg`Buyers can no longer pay through ECPay. Payments that are under way stay unconfirmed, and refunds of earlier orders have to be made on ECPay’s own pages.`,
};
