import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#shared/money.ts';

/** A transfer is made at the buyer's own bank and confirmed by staff; a redirect leaves for a provider's `path` (spec §7). */
type Settling = { settles: 'transfer'; path?: undefined } | { settles: 'redirect'; path: `/api/payment/${string}` };

type PayTypeRow = Settling & {
  currency: Currency;
  /** How long an order waits for its money (product §6). */
  pay_within_hours: number;
  /** At checkout, where the way of paying decides the currency. */
  choice: { label: MessageDescriptor; hint?: MessageDescriptor };
  /** In the initial data, which has an order of its own. */
  listed: { place: number; name: MessageDescriptor; note?: MessageDescriptor };
  /** On an order, whose amounts say the currency. */
  name: MessageDescriptor;
};

// Spec §5: card payment is for cards issued outside Taiwan. Product §5: that is said before the redirect.
const foreignCards = {
  hint: msg`Cards issued outside Taiwan only. After you place the order, you enter your card details on the bank’s secure page and come back here.`,
  note: msg`Cards issued outside Taiwan only`,
};

/** Product §5, in the order they are offered. Whatever depends on the way of paying is a column here. */
const TABLE = {
  transfer: {
    currency: 'NTD',
    settles: 'transfer',
    pay_within_hours: 72,
    choice: {
      label: msg`Bank transfer (NT$)`,
      hint: msg`We show you our bank details after you order. You have three days to pay.`,
    },
    listed: { place: 4, name: msg`Bank transfer (NT$)` },
    name: msg`Bank transfer`,
  },
  cybersource: {
    currency: 'NTD',
    settles: 'redirect',
    path: '/api/payment/cybersource',
    pay_within_hours: 2,
    choice: { label: msg`Credit card (NT$)`, hint: foreignCards.hint },
    listed: { place: 2, name: msg`Credit card (NT$)`, note: foreignCards.note },
    name: msg`Credit card (NT$)`,
  },
  cybersource_usd: {
    currency: 'USD',
    settles: 'redirect',
    path: '/api/payment/cybersourceforusd',
    pay_within_hours: 2,
    choice: { label: msg`Credit card (US$)`, hint: foreignCards.hint },
    listed: { place: 3, name: msg`Credit card (US$)`, note: foreignCards.note },
    name: msg`Credit card (US$)`,
  },
  paypal: {
    currency: 'USD',
    settles: 'redirect',
    path: '/api/payment/paypal',
    pay_within_hours: 2,
    choice: {
      label: msg`PayPal (US$)`,
      hint: msg`After you place the order, you approve the payment at PayPal and come back here.`,
    },
    listed: { place: 1, name: msg`PayPal` },
    name: msg`PayPal`,
  },
} as const satisfies Record<string, PayTypeRow>;

export type PayType = keyof typeof TABLE;
export const PAY_TYPES: Readonly<Record<PayType, PayTypeRow>> = TABLE;
/** Their codes, in the order they are offered. */
export const PAY_TYPE_CODES = Object.keys(TABLE) as [PayType, ...PayType[]];
/** In a form that nobody has seen yet: every shop has a bank account. `chosenPayType` says what is chosen. */
export const DEFAULT_PAY_TYPE = PAY_TYPE_CODES[0];

/** Those of the offered ways that take an amount; one in another currency would be another amount. */
export function payTypesIn(currency: Currency, offered: readonly PayType[]): PayType[] {
  return offered.filter((code) => PAY_TYPES[code].currency === currency);
}

/**
 * The ways that a buyer is shown: those in the currency in which they have seen every price so far. A shop that takes none in
 * it shows the others, and says that the amount is another.
 */
export function usablePayTypes(currency: Currency | undefined, offered: readonly PayType[]): readonly PayType[] {
  const same = currency ? payTypesIn(currency, offered) : [];
  return same.length > 0 ? same : offered;
}

/** What is chosen as checkout opens: what the buyer wanted, if it can be used, or the first that can. */
export function chosenPayType(wanted: PayType, usable: readonly PayType[]): PayType {
  return usable.includes(wanted) ? wanted : (usable[0] ?? wanted);
}

/** Whether the buyer pays at their own bank, so that the shop shows its account and staff look for the money. */
export function paysByTransfer(paytype: PayType): boolean {
  return PAY_TYPES[paytype].settles === 'transfer';
}

// @chunk account
