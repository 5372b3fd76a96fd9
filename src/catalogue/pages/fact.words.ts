import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FactName } from './fact-names.rules.ts';

const zone = (name: MessageDescriptor, what: MessageDescriptor) => [name, what] as const;

const TAIWAN = msg`Taiwan, main island`;
const ISLANDS = msg`Outlying islands`;
const ASIA = msg`Asia`;
const NORTH_AMERICA = msg`North America`;
const EUROPE = msg`Europe`;
const PICKUP = msg`Pickup`;
const COUNTRIES = msg`countries`;
const TRANSIT = msg`business days in transit`;
const ARRIVAL = msg`business days including production`;
const FEE = msg`fee from`;
const PAYMENT = msg`Payment method, if it is offered`;
const EXAMPLE = msg`Example of a share`;

/** The meaning of each name in braces. */
export const FACT_WORDS: Record<FactName, readonly MessageDescriptor[]> = {
  brand: [msg`Name of the shop`],
  company: [msg`Company`],
  representative: [msg`Representative`],
  tax_id: [msg`Tax ID`],
  address: [msg`Address`],
  phone: [msg`Telephone`],
  email: [msg`E-mail`],
  hours: [msg`Service hours`],
  transfer_days: [msg`Days for a bank transfer`],
  return_days: [msg`Days for a return`],
  later_days: [msg`Days for a return after the statutory 7`],
  making_days: [msg`Business days for production`],
  tw_main_days: zone(TAIWAN, TRANSIT),
  tw_main_arrival: zone(TAIWAN, ARRIVAL),
  tw_main_fees: zone(TAIWAN, msg`fees by size`),
  free_from: zone(TAIWAN, msg`free delivery from`),
  tw_island_days: zone(ISLANDS, TRANSIT),
  tw_island_arrival: zone(ISLANDS, ARRIVAL),
  tw_island_fee: zone(ISLANDS, msg`surcharge`),
  asia_countries: zone(ASIA, COUNTRIES),
  asia_days: zone(ASIA, TRANSIT),
  asia_arrival: zone(ASIA, ARRIVAL),
  asia_fee: zone(ASIA, FEE),
  north_america_countries: zone(NORTH_AMERICA, COUNTRIES),
  north_america_days: zone(NORTH_AMERICA, TRANSIT),
  north_america_arrival: zone(NORTH_AMERICA, ARRIVAL),
  north_america_fee: zone(NORTH_AMERICA, FEE),
  europe_countries: zone(EUROPE, COUNTRIES),
  europe_days: zone(EUROPE, TRANSIT),
  europe_arrival: zone(EUROPE, ARRIVAL),
  europe_fee: zone(EUROPE, FEE),
  pickup_places: zone(PICKUP, msg`places`),
  pickup_days: zone(PICKUP, msg`days an order is kept`),
  pay_card_taiwan: zone(PAYMENT, msg`card issued in Taiwan`),
  pay_line: zone(PAYMENT, msg`LINE Pay`),
  pay_atm: zone(PAYMENT, msg`ATM`),
  atm_most: [msg`Highest amount for an ATM account`],
  pay_store: zone(PAYMENT, msg`convenience store`),
  store_most: [msg`Highest amount for a store code`],
  pay_card_abroad: zone(PAYMENT, msg`card issued outside Taiwan`),
  pay_paypal: zone(PAYMENT, msg`PayPal`),
  pay_transfer: zone(PAYMENT, msg`bank transfer`),
  pay_through_ecpay: zone(PAYMENT, msg`all methods of ECPay`),
  artist_share: [msg`Artist’s share`],
  gallery_share: [msg`Gallery’s share`],
  vat: [msg`Value-added tax`],
  example_gross: zone(EXAMPLE, msg`price`),
  example_net: zone(EXAMPLE, msg`before tax`),
  example_share: zone(EXAMPLE, msg`in Taiwan`),
  example_share_abroad: zone(EXAMPLE, msg`abroad`),
};
