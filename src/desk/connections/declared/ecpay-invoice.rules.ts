import { msg } from '@lingui/core/macro';
import type { Declaration } from '../declaration.rules.ts';

const SIXTEEN = /^[\x21-\x7e]{16}$/;

export const ECPAY_INVOICE: Declaration = {
  name: msg`Uniform invoices by ECPay`,
  without: msg`Your accountant issues the invoices, and staff enter the numbers.`,
  variables: ['ECPAY_INVOICE_MERCHANT_ID', 'ECPAY_INVOICE_HASH_KEY', 'ECPAY_INVOICE_HASH_IV'],
  fields: [
    {
      name: 'mode',
      label: msg`These keys are for`,
      binds: true,
      options: [
        { value: 'live', label: msg`Live: real invoices` },
        { value: 'test', label: msg`Test: ECPay’s stage, no real invoices` },
      ],
    },
    { name: 'merchant_id', label: msg`Merchant ID`, required: true, binds: true, pattern: /^\d+$/, most: 10 },
    { name: 'hash_key', label: msg`HashKey`, required: true, secret: true, pattern: SIXTEEN, most: 16 },
    { name: 'hash_iv', label: msg`HashIV`, required: true, secret: true, pattern: SIXTEEN, most: 16 },
  ],
  toVariables: ({ mode, merchant_id, hash_key, hash_iv }) => ({
    ECPAY_INVOICE_API: mode === 'test' ? 'https://einvoice-stage.ecpay.com.tw' : undefined,
    ECPAY_INVOICE_MERCHANT_ID: merchant_id,
    ECPAY_INVOICE_HASH_KEY: hash_key,
    ECPAY_INVOICE_HASH_IV: hash_iv,
  }),
  guide: [
    msg`Apply for e-invoices at the tax office with your accountant, and for the invoice service at ECPay (B2C). It has keys of its own, which differ from those of its payment page.`,
    msg`In ECPay’s back office, open the settings of the invoice service and copy the merchant ID, the HashKey and the HashIV.`,
    msg`Add the number ranges of the present period there and enable them. Without a range nothing can be issued; you need a new one every two months.`,
    msg`Ask your accountant how exported parcels are declared. The shop marks them as sent through customs; staff can change that for each invoice before it is issued.`,
  ],
  test: msg`Asks ECPay for the number ranges of this period; nothing is issued.`,
  tested: msg`ECPay accepts the keys and knows the number ranges of this period.`,
  problems: {
    refused: msg`ECPay refuses the keys. Please copy all three again, of the invoice service and not of the payment page.`,
    quota: msg`ECPay received too many calls. Please try again in half an hour.`,
  },
  removal: msg`Your accountant issues new invoices. Invoices that ECPay has already issued can be voided, or get allowances, only on ECPay’s own pages.`,
};
