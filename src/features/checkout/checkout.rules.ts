import type { DeliveryZone } from '#features/delivery/delivery-fees.rules.ts';
import { type Piece, shippingFee } from '#features/delivery/shipping-fee.rules.ts';
import type { Currency } from '#shared/money.ts';
import type { Invoice, OrderFigures, OrderRequest } from './checkout.contract.ts';

/** Value-added tax inside Taiwan, in per cent. */
const VAT_PERCENT = 5;
// gross / 1.05 as a fraction of integers. 21 is odd, so no half can occur and rounding never has to choose.
const NET_PARTS = 20;
const GROSS_PARTS = 21;

/** One kind of print in a basket: what one costs, and what the carrier sees of it. */
export interface BasketLine {
  unit_price: number;
  piece: Piece;
}

export interface TaxShare {
  net: number;
  tax: number;
}

export interface OrderSum extends OrderFigures {
  /** One for each line, in order. */
  lines: (TaxShare & { line_total: number })[];
  /** The delivery's part of net and tax. */
  shipping_share: TaxShare;
}

/** Everything an order costs (product §5); the one place where an order's amounts are added up. */
export function sumOrder(lines: readonly BasketLine[], zone: DeliveryZone, currency: Currency): OrderSum {
  const totals = lines.map(({ unit_price, piece }) => unit_price * piece.nums);
  const subtotal = totals.reduce((sum, total) => sum + total, 0);
  const shipping = shippingFee({ zone, currency, subtotal, pieces: lines.map(({ piece }) => piece) });
  const shares = sharedTax([...totals, shipping], isTaxed(zone));
  const net = shares.reduce((sum, share) => sum + share.net, 0);
  const total = subtotal + shipping;
  return {
    currency,
    subtotal,
    shipping,
    tax: { net, tax: total - net, rate: isTaxed(zone) ? VAT_PERCENT : 0 },
    total,
    lines: totals.map((line_total, at) => ({ line_total, ...shareAt(shares, at) })),
    shipping_share: shareAt(shares, totals.length),
  };
}

/** What leaves Taiwan is zero-rated. */
function isTaxed(zone: DeliveryZone): boolean {
  return zone === 'tw_main' || zone === 'tw_island';
}

/**
 * Splits gross parts into net and tax. The net of all parts together is rounded once; what the single parts lose by rounding
 * down goes to those that lost most (largest remainder), so the parts always add up to the order.
 */
export function sharedTax(parts: readonly number[], taxed: boolean): TaxShare[] {
  if (!taxed) return parts.map((part) => ({ net: part, tax: 0 }));
  const gross = parts.reduce((sum, part) => sum + part, 0);
  const net = Math.round((gross * NET_PARTS) / GROSS_PARTS);
  const floors = parts.map((part) => Math.floor((part * NET_PARTS) / GROSS_PARTS));
  const missing = net - floors.reduce((sum, floor) => sum + floor, 0);
  const lostMost = parts
    .map((part, at) => ({ at, lost: (part * NET_PARTS) % GROSS_PARTS }))
    .sort((one, other) => other.lost - one.lost || one.at - other.at)
    .slice(0, missing);
  const raised = new Set(lostMost.map(({ at }) => at));
  return parts.map((part, at) => {
    const share = (floors[at] ?? 0) + (raised.has(at) ? 1 : 0);
    return { net: share, tax: part - share };
  });
}

function shareAt(shares: readonly TaxShare[], at: number): TaxShare {
  return shares[at] ?? { net: 0, tax: 0 };
}

/** The invoice an order asks for: the spec's bare `tax_id` is a company's without a title, nothing is the member's own. */
export function invoiceOf({ invoice, tax_id }: Pick<OrderRequest, 'invoice' | 'tax_id'>): Invoice {
  if (invoice) return invoice;
  if (tax_id) return { type: 'company', tax_id, title: '' };
  return { type: 'personal', carrier: { type: 'member' } };
}
