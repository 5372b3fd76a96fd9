import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureKind } from './figures.contract.ts';
import type { MoneyView } from './figures.rules.ts';
import type { Unit } from './figures-period.rules.ts';

export const UNIT_WORDS: Record<Unit, MessageDescriptor> = {
  day: msg({ message: 'Day', context: 'a length of time' }),
  month: msg`Month`,
  quarter: msg`Quarter`,
  year: msg`Year`,
  free: msg`From … to …`,
};

export const MONEY_WORDS: Record<MoneyView, MessageDescriptor> = {
  NTD: msg`Orders in NT$`,
  USD: msg`Orders in US$`,
  both: msg`Both, converted to NT$`,
};

export const KIND_WORDS: Record<FigureKind, MessageDescriptor> = {
  work: msg`By work`,
  artist: msg`By artist`,
  category: msg`By category`,
  country: msg`By country`,
  paytype: msg`By payment method`,
};

/** The amounts in the order of the calculation. */
export const AMOUNT_WORDS = {
  gross: msg`Gross`,
  refunds: msg`Refunds`,
  revenue: msg`Revenue`,
  vat: msg`VAT`,
  net: msg`Net revenue`,
  share: msg`Shares`,
  left: msg`Left for the shop`,
  delivery: msg`Delivery fees`,
} as const satisfies Record<string, MessageDescriptor>;
export type Amount = keyof typeof AMOUNT_WORDS;

/** What each amount means, as the page says it. */
export const AMOUNT_NOTES: Record<Amount, MessageDescriptor> = {
  gross: msg`Payments received in the period, with VAT and delivery`,
  refunds: msg`Refunds paid in the period, also of earlier orders`,
  revenue: msg`Gross minus refunds`,
  vat: msg`Included in the revenue, at the rate of each order`,
  net: msg`Revenue without VAT`,
  share: msg`Shares of artists and galleries, minus those reversed by refunds`,
  left: msg`Net revenue minus shares`,
  delivery: msg`Included in the gross; refunded delivery fees are included in the refunds`,
};
