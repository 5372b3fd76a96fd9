import { type Piece, shippingFee } from '#catalogue/delivery/shipping-fee.rules.ts';
import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import type { Currency } from '#shared/money.ts';
import type { Invoice, OrderFigures, OrderRequest } from './checkout.contract.ts';
import { sharedTax, type TaxShare, taxRate } from './tax.rules.ts';

interface BasketLine {
  unit_price: number;
  piece: Piece;
}

interface OrderSum extends OrderFigures {
  /** One for each line, in order. */
  lines: (TaxShare & { line_total: number })[];
  /** The delivery fee's share of net and tax. */
  shipping_share: TaxShare;
}

/** Product §5. The only place that adds up an order's amounts. */
export function sumOrder(
  rates: DeliveryRates,
  lines: readonly BasketLine[],
  { zone, currency, day }: { zone: DeliveryZone | 'pickup'; currency: Currency; day: string },
): OrderSum {
  const totals = lines.map(({ unit_price, piece }) => unit_price * piece.nums);
  const subtotal = totals.reduce((sum, total) => sum + total, 0);
  const pieces = lines.map(({ piece }) => piece);
  const shipping = zone === 'pickup' ? 0 : shippingFee(rates, { zone, currency, subtotal, pieces });
  const rate = taxRate(zone, day);
  const shares = sharedTax([...totals, shipping], rate);
  const net = shares.reduce((sum, share) => sum + share.net, 0);
  const total = subtotal + shipping;
  return {
    currency,
    subtotal,
    shipping,
    tax: { net, tax: total - net, rate },
    total,
    lines: totals.map((line_total, at) => ({ line_total, ...shareAt(shares, at) })),
    shipping_share: shareAt(shares, totals.length),
  };
}

function shareAt(shares: readonly TaxShare[], at: number): TaxShare {
  return shares[at] ?? { net: 0, tax: 0 };
}

/** The spec's bare `tax_id` means a company invoice without a title; without one it is the member's own. */
export function invoiceOf({ invoice, tax_id }: Pick<OrderRequest, 'invoice' | 'tax_id'>): Invoice {
  if (invoice) return invoice;
  if (tax_id) return { type: 'company', tax_id, title: '' };
  return { type: 'personal', carrier: { type: 'member' } };
}
