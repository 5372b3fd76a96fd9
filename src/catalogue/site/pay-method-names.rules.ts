import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayMethod, PayPlace } from './pay-methods.rules.ts';

/** With the currency, which the method decides. */
export const PAY_METHOD_NAMES: Readonly<Record<PayMethod, MessageDescriptor>> = {
  ecpay_credit: msg`Credit card issued in Taiwan (NT$)`,
  linepay: msg`LINE Pay (NT$)`,
  ecpay_atm: msg`ATM transfer with a virtual account (NT$)`,
  ecpay_cvs: msg`Convenience store (NT$)`,
  cybersource: msg`Credit card (NT$)`,
  transfer: msg`Bank transfer (NT$)`,
  cybersource_usd: msg`Credit card (US$)`,
  paypal: msg`PayPal (US$)`,
};

export const PAY_PLACE_NAMES: Readonly<Record<PayPlace, MessageDescriptor>> = {
  taiwan: msg`Sequence for buyers in Taiwan`,
  abroad: msg`Sequence for buyers elsewhere`,
};

// @chunk account
