import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PAY_METHOD_NAMES } from '#catalogue/site/pay-method-names.rules.ts';
import {
  CODE_METHODS,
  type PayMethod,
  type PayMethodsSetting,
  type PayPlace,
} from '#catalogue/site/pay-methods.rules.ts';
import { CURRENCIES, type Currency } from '#shared/money.ts';

/**
 * The buyer makes a transfer at their own bank, by the shop's deadline, and staff confirm it. A redirect leads to a
 * provider's `path` (spec §7); such an order stays open for `pay_within_hours` (product §6). A code is given on a provider's
 * page and paid later, at an ATM or in a store: the order then stays open as long as the code.
 */
type Settling =
  | { settles: 'transfer'; path?: undefined; pay_within_hours?: undefined }
  | { settles: 'redirect' | 'code'; path: `/api/payment/${string}`; pay_within_hours: number };

type PayTypeRow = Settling & {
  currency: Currency;
  /** At checkout, where the payment method decides the currency. */
  choice: { label: MessageDescriptor; hint?: MessageDescriptor };
  /** In the initial data. */
  listed: { name: MessageDescriptor; note?: MessageDescriptor };
  /** On an order, whose amounts show the currency. */
  name: MessageDescriptor;
};

// Spec §5: card payment is for cards issued outside Taiwan. Product §5: we say so before the redirect.
const foreignCards = {
  hint: msg`Cards issued outside Taiwan only. After you place the order, you enter your card details on the bank’s secure page and come back here.`,
  note: msg`Cards issued outside Taiwan only`,
};

/** Product §5; the owner decides about their order. Everything that depends on the payment method is a column here. */
const TABLE = {
  transfer: {
    currency: 'NTD',
    settles: 'transfer',
    choice: {
      label: PAY_METHOD_NAMES.transfer,
      hint: msg`After you order, we will show you our bank details and the deadline.`,
    },
    listed: { name: PAY_METHOD_NAMES.transfer },
    name: msg`Bank transfer`,
  },
  ecpay_credit: {
    currency: 'NTD',
    settles: 'redirect',
    path: '/api/payment/ecpaycredit',
    pay_within_hours: 2,
    choice: {
      label: PAY_METHOD_NAMES.ecpay_credit,
      hint: msg`Cards issued in Taiwan. After you place the order, you enter your card details on ECPay’s secure page, and choose instalments there if your bank offers them.`,
    },
    listed: { name: PAY_METHOD_NAMES.ecpay_credit },
    name: msg`Credit card (ECPay)`,
  },
  ecpay_atm: {
    currency: 'NTD',
    settles: 'code',
    path: '/api/payment/ecpayatm',
    pay_within_hours: 2,
    choice: {
      label: PAY_METHOD_NAMES.ecpay_atm,
      hint: msg`After you place the order, you will get an account number for this order only. We confirm the payment automatically.`,
    },
    listed: { name: PAY_METHOD_NAMES.ecpay_atm },
    name: msg`ATM virtual account`,
  },
  ecpay_cvs: {
    currency: 'NTD',
    settles: 'code',
    path: '/api/payment/ecpaycvs',
    pay_within_hours: 2,
    choice: {
      label: PAY_METHOD_NAMES.ecpay_cvs,
      hint: msg`After you place the order, you will get a code to pay with at a convenience store in Taiwan. We confirm the payment automatically.`,
    },
    listed: { name: PAY_METHOD_NAMES.ecpay_cvs },
    name: msg`Convenience-store code`,
  },
  linepay: {
    currency: 'NTD',
    settles: 'redirect',
    path: '/api/payment/linepay',
    pay_within_hours: 2,
    choice: {
      label: PAY_METHOD_NAMES.linepay,
      hint: msg`After you place the order, you approve the payment in LINE and come back here.`,
    },
    listed: { name: PAY_METHOD_NAMES.linepay },
    name: msg`LINE Pay`,
  },
  cybersource: {
    currency: 'NTD',
    settles: 'redirect',
    path: '/api/payment/cybersource',
    pay_within_hours: 2,
    choice: { label: PAY_METHOD_NAMES.cybersource, hint: foreignCards.hint },
    listed: { name: PAY_METHOD_NAMES.cybersource, note: foreignCards.note },
    name: msg`Credit card (NT$)`,
  },
  cybersource_usd: {
    currency: 'USD',
    settles: 'redirect',
    path: '/api/payment/cybersourceforusd',
    pay_within_hours: 2,
    choice: { label: PAY_METHOD_NAMES.cybersource_usd, hint: foreignCards.hint },
    listed: { name: PAY_METHOD_NAMES.cybersource_usd, note: foreignCards.note },
    name: msg`Credit card (US$)`,
  },
  paypal: {
    currency: 'USD',
    settles: 'redirect',
    path: '/api/payment/paypal',
    pay_within_hours: 2,
    choice: {
      label: PAY_METHOD_NAMES.paypal,
      hint: msg`After you place the order, you approve the payment at PayPal and come back here.`,
    },
    listed: { name: msg`PayPal` },
    name: msg`PayPal`,
  },
} as const satisfies Record<PayMethod, PayTypeRow>;

export type PayType = keyof typeof TABLE;
export const PAY_TYPES: Readonly<Record<PayType, PayTypeRow>> = TABLE;
export const PAY_TYPE_CODES = Object.keys(TABLE) as [PayType, ...PayType[]];
/** The highest amounts that the methods with a number take, in minor units. */
export type Ceilings = PayMethodsSetting['most'];

/** Whether a method takes an amount of its own currency. */
export function takesAmount(paytype: PayType, amount: number, ceilings: Ceilings): boolean {
  const method = CODE_METHODS.find((code) => code === paytype);
  return !method || amount <= ceilings[method];
}

/** The currencies in which an order can be paid. While its total in one is unknown, every method of that currency counts. */
export function payableCurrencies(
  offered: readonly PayType[],
  totals: readonly ({ currency: Currency; total: number } | undefined)[],
  ceilings: Ceilings,
): Currency[] {
  return CURRENCIES.filter((currency) => {
    const known = totals.find((one) => one?.currency === currency);
    return payTypesIn(currency, offered).some((code) => !known || takesAmount(code, known.total, ceilings));
  });
}

/** The offered methods that accept this currency; another currency would be another amount. */
export function payTypesIn(currency: Currency, offered: readonly PayType[]): PayType[] {
  return offered.filter((code) => PAY_TYPES[code].currency === currency);
}

/**
 * The methods shown to a buyer: those in the currency of the prices they have seen. If there are none, the buyer is asked before
 * the currency changes.
 */
export function usablePayTypes(currency: Currency | undefined, offered: readonly PayType[]): readonly PayType[] {
  return currency ? payTypesIn(currency, offered) : offered;
}

/** The buyer's choice if it can be used, else the first usable one; nothing if there is none. */
export function chosenPayType(wanted: PayType | '', usable: readonly PayType[]): PayType | '' {
  return usable.find((code) => code === wanted) ?? usable[0] ?? '';
}

/** Whose order of the methods applies: that of the country, or until it is known that of the currency. */
export function payPlaceOf({
  country,
  currency,
}: {
  country?: string | undefined;
  currency: Currency | undefined;
}): PayPlace {
  return (country === undefined ? currency !== 'USD' : country === 'TW') ? 'taiwan' : 'abroad';
}

/** If so, the shop shows its bank account and staff check for the money. */
export function paysByTransfer(paytype: PayType): boolean {
  return PAY_TYPES[paytype].settles === 'transfer';
}

/** No provider can send it back: staff refund it to an account of the buyer. */
export function isRefundedByHand(paytype: PayType): boolean {
  return PAY_TYPES[paytype].settles !== 'redirect';
}

// @chunk account
