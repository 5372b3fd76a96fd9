import type { InvoiceBuyer, InvoiceLine } from '../invoice.contract.ts';
import type { TaxKind } from '../invoice-states.rules.ts';
import { buyerId, buyerParty, priceOf, type Seller, sellerParty, taipei } from './turnkey.rules.ts';
import { documentOf, type Element, limited } from './xml.rules.ts';

/** An invoice with its number, as the shop has stored it. */
export interface NumberedInvoice {
  number: string;
  issued_at: Date;
  random_code: string | null;
  code: string;
  buyer: InvoiceBuyer;
  lines: readonly InvoiceLine[];
  tax_kind: TaxKind;
  tax_rate: number;
  zero_reason: string | null;
  clearance: string | null;
  net: number;
  tax: number;
  total: number;
}

interface VoidedInvoice extends NumberedInvoice {
  voided_at: Date;
  void_reason: string | null;
}

const TAXABLE = '1';
const ZERO_RATED = '2';
const MOBILE_BARCODE = '3J0002';
const CERTIFICATE = 'CQ0001';
const USUAL_REASON = '訂單取消';

/** F0401: an invoice. Of a consumer the amounts include tax; of a company the lines are net. */
export function invoiceMessage(seller: Seller, invoice: NumberedInvoice): string {
  return documentOf('F0401', 'Invoice', [
    ['Main', mainOf(seller, invoice)],
    ['Details', invoice.lines.map((line, at): Element => ['ProductItem', itemOf(invoice, line, at)])],
    ['Amount', amountsOf(invoice)],
  ]);
}

function mainOf(seller: Seller, invoice: NumberedInvoice): Element[] {
  const { day, time } = taipei(invoice.issued_at);
  const isZero = invoice.tax_kind === 'zero';
  return [
    ['InvoiceNumber', invoice.number],
    ['InvoiceDate', day],
    ['InvoiceTime', time],
    ['Seller', sellerParty(seller)],
    ['Buyer', buyerParty(invoice.buyer)],
    ['CustomsClearanceMark', isZero ? (invoice.clearance ?? '') : ''],
    ['RelateNumber', limited(invoice.code, 50)],
    ['InvoiceType', '07'],
    ...storageElements(invoice.buyer),
    ['RandomNumber', invoice.random_code ?? ''],
    ['ZeroTaxRateReason', isZero ? (invoice.zero_reason ?? '') : ''],
  ];
}

/**
 * Donation, carrier and print. The shop has no carrier of its own registered with the ministry, so an invoice that is kept with the
 * account is a printed one: without carrier or donation the validator wants PrintMark Y.
 */
function storageElements({ choice }: InvoiceBuyer): Element[] {
  const carrier = carrierOf({ choice });
  const isDonated = choice.type === 'donation';
  return [
    ['DonateMark', isDonated ? '1' : '0'],
    ['CarrierType', carrier?.type ?? ''],
    ['CarrierId1', carrier?.id ?? ''],
    ['CarrierId2', carrier?.id ?? ''],
    ['PrintMark', isDonated || carrier ? 'N' : 'Y'],
    ['NPOBAN', choice.type === 'donation' ? choice.code : ''],
  ];
}

function carrierOf({ choice }: Pick<InvoiceBuyer, 'choice'>): { type: string; id: string } | undefined {
  if (choice.type !== 'personal' || choice.carrier.type === 'member') return undefined;
  const { type, code } = choice.carrier;
  return { type: type === 'mobile' ? MOBILE_BARCODE : CERTIFICATE, id: code };
}

function itemOf(invoice: NumberedInvoice, { name, nums, amount, tax }: InvoiceLine, at: number): Element[] {
  const shown = isNet(invoice) ? amount - tax : amount;
  return [
    ['Description', limited(name, 500)],
    ['Quantity', String(nums)],
    ['UnitPrice', priceOf(shown, nums)],
    ['TaxType', taxTypeOf(invoice)],
    ['Amount', String(shown)],
    ['SequenceNumber', String(at + 1).padStart(3, '0')],
  ];
}

function amountsOf(invoice: NumberedInvoice): Element[] {
  const { net, tax, total, tax_kind, tax_rate } = invoice;
  const isZero = tax_kind === 'zero';
  const sales = isNet(invoice) ? net : total;
  return [
    ['SalesAmount', String(isZero ? 0 : sales)],
    ['FreeTaxSalesAmount', '0'],
    ['ZeroTaxSalesAmount', String(isZero ? total : 0)],
    ['TaxType', taxTypeOf(invoice)],
    ['TaxRate', isZero ? '0' : String(tax_rate / 100)],
    ['TaxAmount', String(isNet(invoice) ? tax : 0)],
    ['TotalAmount', String(total)],
  ];
}

const isNet = ({ buyer }: NumberedInvoice) => buyer.choice.type === 'company';
const taxTypeOf = ({ tax_kind }: NumberedInvoice) => (tax_kind === 'zero' ? ZERO_RATED : TAXABLE);

/** F0501: an invoice is void. */
export function voidMessage(seller: Seller, invoice: VoidedInvoice): string {
  const cancelled = taipei(invoice.voided_at);
  return documentOf('F0501', 'CancelInvoice', [
    ['CancelInvoiceNumber', invoice.number],
    ['InvoiceDate', taipei(invoice.issued_at).day],
    ['BuyerId', buyerId(invoice.buyer)],
    ['SellerId', seller.tax_id],
    ['CancelDate', cancelled.day],
    ['CancelTime', cancelled.time],
    ['CancelReason', limited(invoice.void_reason || USUAL_REASON, 20)],
  ]);
}
