import type { Currency } from '#shared/money.ts';

/**
 * What the figures mean; the services that count, the page and the exports follow this list.
 *
 * - An order counts on the day its payment was received, and a refund on the day it was paid, in the shop's calendar. A refund
 *   in March of an order of January belongs to March.
 * - `gross`: payments that were accepted for orders, with tax and delivery. Money that was sent twice or too late and is
 *   returned was never revenue, so neither it nor its refund counts.
 * - `refunds`: refunds of those payments, with tax and delivery.
 * - `delivery`: the delivery fees within `gross`.
 * - `vat`: the tax within `gross`, minus the tax within `refunds`, at each order's own rate.
 * - `share`: what artists and galleries earn, minus what refunds took back, as their ledger has it.
 * - Test orders never count.
 */
export interface Sums {
  orders: number;
  /** Sold, minus returned. */
  prints: number;
  gross: number;
  refunds: number;
  delivery: number;
  vat: number;
  share: number;
}
type Measure = keyof Sums;
export type CurrencySums = Record<Currency, Sums>;

export const NO_SUMS: Sums = { orders: 0, prints: 0, gross: 0, refunds: 0, delivery: 0, vat: 0, share: 0 };

/** One currency, or both in NT$ at the shop's rate. */
export const MONEY_VIEWS = ['NTD', 'USD', 'both'] as const;
export type MoneyView = (typeof MONEY_VIEWS)[number];

export const currencyOf = (view: MoneyView): Currency => (view === 'USD' ? 'USD' : 'NTD');

/** Revenue, also without tax, and what is left of that after the shares. */
export function resultOf({ gross, refunds, vat, share }: Sums): { revenue: number; net: number; left: number } {
  const revenue = gross - refunds;
  const net = revenue - vat;
  return { revenue, net, left: net - share };
}

/** NT dollars for one US cent, from the shop's rate in ten-millionths of a US dollar for one NT dollar. */
export function perCent(rate: number): number {
  return 100_000 / rate;
}

/** The sums as one view shows them. Converted amounts are rounded once, so that they are as exact as their sums. */
export function viewed({ NTD, USD }: CurrencySums, view: MoneyView, rate: number): Sums {
  if (view !== 'both') return view === 'NTD' ? NTD : USD;
  const factor = perCent(rate);
  const both = (measure: Measure) => NTD[measure] + Math.round(USD[measure] * factor);
  return {
    orders: NTD.orders + USD.orders,
    prints: NTD.prints + USD.prints,
    gross: both('gross'),
    refunds: both('refunds'),
    delivery: both('delivery'),
    vat: both('vat'),
    share: both('share'),
  };
}

export function addedSums(one: Sums, other: Sums): Sums {
  return {
    orders: one.orders + other.orders,
    prints: one.prints + other.prints,
    gross: one.gross + other.gross,
    refunds: one.refunds + other.refunds,
    delivery: one.delivery + other.delivery,
    vat: one.vat + other.vat,
    share: one.share + other.share,
  };
}

/** The change in per cent; undefined if there is nothing to compare with. */
export function changeOf(now: number, then: number): number | undefined {
  return then === 0 ? undefined : Math.round(((now - then) / Math.abs(then)) * 100);
}
