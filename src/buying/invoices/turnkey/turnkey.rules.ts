import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';
import type { InvoiceBuyer } from '../invoice.contract.ts';
import { type Element, limited } from './xml.rules.ts';

/** The shop as it is registered. */
export interface Seller {
  tax_id: string;
  name: string;
  address: string;
}

/** A consumer has no tax id; the ministry wants ten zeros. */
const CONSUMER = '0'.repeat(10);
const HOUR_MS = 3_600_000;

/** MIG 4.1: a day as eight digits and a time with colons, in Taipei. */
export function taipei(moment: Date): { day: string; time: string } {
  const text = new Date(moment.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString();
  return { day: text.slice(0, 10).replaceAll('-', ''), time: text.slice(11, 19) };
}

export function buyerId({ choice }: InvoiceBuyer): string {
  return choice.type === 'company' ? choice.tax_id : CONSUMER;
}

export function sellerParty({ tax_id, name, address }: Seller): Element[] {
  return [
    ['Identifier', tax_id],
    ['Name', limited(name, 60)],
    ['Address', limited(address, 100)],
  ];
}

export function buyerParty(buyer: InvoiceBuyer): Element[] {
  const name = buyer.choice.type === 'company' ? buyer.choice.title : buyer.name;
  return [
    ['Identifier', buyerId(buyer)],
    ['Name', limited(name, 60)],
    ['Address', limited(buyer.address, 100)],
    ['EmailAddress', buyer.email.length <= 80 ? buyer.email : ''],
  ];
}

/** A price to seven decimals, without zeros at its end. */
export function priceOf(amount: number, nums: number): string {
  return String(Number((amount / nums).toFixed(7)));
}

/** Whether Turnkey would take messages of this seller: the ministry knows it by tax id, registered name and address. */
export function isCompleteSeller({ tax_id, name, address }: Seller): boolean {
  return /^\d{8}$/.test(tax_id) && name.trim() !== '' && address.trim() !== '';
}
