import type { InvoiceBuyer, InvoiceLine } from '../invoice.contract.ts';
import type { TaxKind } from '../invoice-states.rules.ts';
import { buyerId, buyerParty, priceOf, type Seller, sellerParty, taipei } from './turnkey.rules.ts';
import { documentOf, type Element, limited } from './xml.rules.ts';

/** An allowance with its number, and the invoice that it is taken from. */
interface NumberedAllowance {
  number: string;
  issued_at: Date;
  lines: readonly InvoiceLine[];
  net: number;
  tax: number;
  of: {
    number: string;
    issued_at: Date;
    buyer: InvoiceBuyer;
    lines: readonly InvoiceLine[];
    tax_kind: TaxKind;
  };
}

interface VoidedAllowance extends NumberedAllowance {
  voided_at: Date;
}

/** The seller issues it: since 2025 the only kind. */
const BY_SELLER = '2';
const USUAL_REASON = '折讓作廢';

/** G0401: an allowance. Its amounts are net, also of a consumer (20 dollars back are 19 and 1 of tax). */
export function allowanceMessage(seller: Seller, allowance: NumberedAllowance): string {
  return documentOf('G0401', 'Allowance', [
    [
      'Main',
      [
        ['AllowanceNumber', allowance.number],
        ['AllowanceDate', taipei(allowance.issued_at).day],
        ['Seller', sellerParty(seller)],
        ['Buyer', buyerParty(allowance.of.buyer)],
        ['AllowanceType', BY_SELLER],
      ],
    ],
    ['Details', itemsOf(allowance)],
    [
      'Amount',
      [
        ['TaxAmount', String(allowance.tax)],
        ['TotalAmount', String(allowance.net)],
      ],
    ],
  ]);
}

function itemsOf({ lines, of }: NumberedAllowance): Element[] {
  const taken = new Set<number>();
  const { day } = taipei(of.issued_at);
  return lines.map(({ name, nums, amount, tax }, at) => {
    const original = of.lines.findIndex((line, index) => line.name === name && !taken.has(index));
    taken.add(original);
    return [
      'ProductItem',
      [
        ['OriginalInvoiceDate', day],
        ['OriginalInvoiceNumber', of.number],
        ['OriginalSequenceNumber', original < 0 ? '' : String(original + 1).padStart(3, '0')],
        ['OriginalDescription', limited(name, 500)],
        ['Quantity', String(nums)],
        ['UnitPrice', priceOf(amount - tax, nums)],
        ['Amount', String(amount - tax)],
        ['Tax', String(tax)],
        ['AllowanceSequenceNumber', String(at + 1).padStart(3, '0')],
        ['TaxType', of.tax_kind === 'zero' ? '2' : '1'],
      ],
    ];
  });
}

/** G0501: an allowance is void. */
export function voidAllowanceMessage(seller: Seller, allowance: VoidedAllowance): string {
  const cancelled = taipei(allowance.voided_at);
  return documentOf('G0501', 'CancelAllowance', [
    ['CancelAllowanceNumber', allowance.number],
    ['AllowanceType', BY_SELLER],
    ['AllowanceDate', taipei(allowance.issued_at).day],
    ['BuyerId', buyerId(allowance.of.buyer)],
    ['SellerId', seller.tax_id],
    ['CancelDate', cancelled.day],
    ['CancelTime', cancelled.time],
    ['CancelReason', USUAL_REASON],
  ]);
}
