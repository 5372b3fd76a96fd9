import type { JsonObject } from '../http/exchange.ts';
import { decimal, type Fields, integer, must, text, textOf, wrongField } from './fields.ts';
import type { InvoiceItem, IssueFields } from './records.ts';
import { isTaxId } from './tax-id.ts';

/** A refusal: ECPay's code and a sentence. Codes from 9900001 on are the simulator's own. */
export type Wrong = readonly [code: number, sentence: string];

export const ITEM: Fields = {
  ItemSeq: integer(3),
  ItemName: must(text(500)),
  ItemCount: must(decimal(8)),
  ItemWord: must(text(6)),
  ItemPrice: must(decimal(10)),
  ItemTaxType: text(1, /^[123]$/),
  ItemAmount: must(decimal(12)),
  ItemRemark: text(120),
};

export const ISSUE: Fields = {
  MerchantID: must(text(10)),
  // Older pages say 30; 50 is today's length. Letters and digits only: one source.
  RelateNumber: must(text(50, /^[A-Za-z0-9]+$/)),
  CustomerID: text(20),
  CustomerIdentifier: text(8, /^\d{8}$/),
  CustomerName: text(60),
  CustomerAddr: text(100),
  CustomerPhone: text(20, /^\d+$/),
  CustomerEmail: text(80, /^[^\s@]+@[^\s@]+$/),
  ClearanceMark: text(1, /^[12]$/),
  Print: must(text(1, /^[01]$/)),
  Donation: must(text(1, /^[01]$/)),
  LoveCode: text(7, /^\d{3,7}$/),
  CarrierType: text(1, /^[123]$/),
  CarrierNum: text(64),
  TaxType: must(text(1, /^[1239]$/)),
  ZeroTaxRateReason: text(2, /^7[1-9]$/),
  SalesAmount: must(integer(12)),
  InvoiceRemark: text(200),
  Items: must({ kind: 'list', most: 999, of: ITEM }),
  InvType: must(text(2, /^07$/)),
  vat: text(1, /^1$/),
};

/** Why an invoice is not issued with these fields; nothing if it is. */
export function wrongIssue(asked: JsonObject): Wrong | undefined {
  const wrong = wrongField(ISSUE, asked);
  if (wrong) return [9900001, wrong];
  const fields = issueFields(asked);
  return (
    wrongBuyer(fields) ?? wrongCarrier(fields) ?? wrongTax(fields) ?? wrongAmounts(fields.Items, fields.SalesAmount)
  );
}

/** The fields of a checked request. */
export function issueFields(asked: JsonObject): IssueFields {
  const value = (name: string) => textOf(asked, name);
  return {
    RelateNumber: value('RelateNumber'),
    CustomerIdentifier: value('CustomerIdentifier'),
    CustomerName: value('CustomerName'),
    CustomerAddr: value('CustomerAddr'),
    CustomerPhone: value('CustomerPhone'),
    CustomerEmail: value('CustomerEmail'),
    Print: value('Print'),
    Donation: value('Donation'),
    LoveCode: value('LoveCode'),
    CarrierType: value('CarrierType'),
    CarrierNum: value('CarrierNum'),
    TaxType: value('TaxType'),
    ClearanceMark: value('ClearanceMark'),
    ZeroTaxRateReason: value('ZeroTaxRateReason'),
    SalesAmount: Number(asked.SalesAmount),
    InvoiceRemark: value('InvoiceRemark'),
    Items: itemsOf(asked),
  };
}

/** The items of a checked request. */
export const itemsOf = (asked: JsonObject): InvoiceItem[] => structuredClone(asked.Items) as InvoiceItem[];

function wrongBuyer(fields: IssueFields): Wrong | undefined {
  if (!fields.CustomerEmail && !fields.CustomerPhone) return [9900002, 'CustomerEmail or CustomerPhone is required'];
  if (fields.Print === '1' && !fields.CustomerName) return [9900003, 'CustomerName is required when Print is 1'];
  if (fields.Print === '1' && !fields.CustomerAddr) return [9900004, 'CustomerAddr is required when Print is 1'];
  if (!fields.CustomerIdentifier) return undefined;
  if (!isTaxId(fields.CustomerIdentifier)) return [9900005, 'CustomerIdentifier has a wrong checksum'];
  if (fields.Donation === '1') return [9900006, 'an invoice for a company cannot be donated'];
  return fields.Print === '0' && !fields.CarrierType ? [5000028, 'a company without Print needs a carrier'] : undefined;
}

const CARRIER_NUMBERS: Readonly<Record<string, RegExp>> = {
  '': /^$/,
  '1': /^$/,
  '2': /^[A-Z]{2}\d{14}$/,
  '3': /^\/[0-9A-Z.+-]{7}$/,
};

function wrongCarrier(fields: IssueFields): Wrong | undefined {
  const { CarrierType, CarrierNum, Print, Donation, LoveCode, CustomerIdentifier } = fields;
  if ((Donation === '1') !== (LoveCode !== '')) return [9900007, 'LoveCode goes with Donation 1, and only then'];
  if (!CARRIER_NUMBERS[CarrierType]?.test(CarrierNum)) return [9900008, 'CarrierNum does not fit CarrierType'];
  // A company may have both a mobile barcode and paper.
  const both = CarrierType !== '' && Print === '1' && !(CustomerIdentifier && CarrierType === '3');
  if (both) return [5000015, 'a carrier and Print 1 exclude each other'];
  if (Donation === '1' && Print === '1') return [9900009, 'a donated invoice is not printed'];
  // The sources disagree whether ECPay accepts both; the shop must never send both.
  if (Donation === '1' && CarrierType) return [9900010, 'a donated invoice has no carrier'];
  const nowhere = !CustomerIdentifier && Print === '0' && Donation === '0' && !CarrierType;
  // One source: the ministry's validator, which requires paper for a consumer without carrier or donation.
  return nowhere ? [9900011, 'a consumer without carrier or donation needs Print 1'] : undefined;
}

function wrongTax({ TaxType, ClearanceMark, ZeroTaxRateReason, Items }: IssueFields): Wrong | undefined {
  const kinds = new Set(Items.map(({ ItemTaxType }) => ItemTaxType ?? ''));
  if (TaxType === '9') {
    if (kinds.has('')) return [9900012, 'ItemTaxType is required when TaxType is 9'];
    if (!kinds.has('1') || kinds.size !== 2)
      return [9900013, 'mixed is taxable with zero-rated, or taxable with exempt'];
  } else if ([...kinds].some((kind) => kind !== '' && kind !== TaxType)) return [9900014, 'ItemTaxType is not TaxType'];
  const hasZero = TaxType === '2' || (TaxType === '9' && kinds.has('2'));
  if (hasZero && !ClearanceMark) return [5000007, 'ClearanceMark is required for the zero rate'];
  // Since 2026-01-01; the stage was seen not to enforce it.
  if (hasZero && !ZeroTaxRateReason) return [9900015, 'ZeroTaxRateReason is required for the zero rate'];
  return !hasZero && (ClearanceMark || ZeroTaxRateReason)
    ? [9900016, 'ClearanceMark and ZeroTaxRateReason are for the zero rate only']
    : undefined;
}

/** Each line is its price times its count, and the lines make the total. */
export function wrongAmounts(items: readonly InvoiceItem[], total: number): Wrong | undefined {
  if (total <= 0) return [9900017, 'the amount is not positive'];
  const bent = items.find(
    ({ ItemPrice, ItemCount, ItemAmount }) => Math.abs(ItemPrice * ItemCount - ItemAmount) >= 0.5,
  );
  if (bent) return [5000022, `${bent.ItemName}: ItemPrice times ItemCount is not ItemAmount`];
  const sum = items.reduce((added, { ItemAmount }) => added + ItemAmount, 0);
  return Math.round(sum) === total ? undefined : [5000022, 'the items do not add up to the total'];
}
