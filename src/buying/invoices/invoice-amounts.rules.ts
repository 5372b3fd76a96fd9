import { sharedTax } from '#buying/checkout/tax.rules.ts';
import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import type { InvoiceLine } from './invoice.contract.ts';

/** One position of an order, in the order's currency with tax. */
interface SoldPart {
  name: string;
  nums: number;
  amount: number;
}

interface SoldOrder {
  parts: readonly SoldPart[];
  currency: Currency;
  /** In whole per cent. */
  tax_rate: number;
  /** Ten-millionths of a US dollar for one NT dollar; only for an order in US dollars. */
  exchange_rate: number | null;
}

interface InvoiceAmounts {
  lines: InvoiceLine[];
  net: number;
  tax: number;
  total: number;
}

/** What an allowance is taken from. Amounts in NT dollars, `currency_total` as the buyer paid. */
interface Invoiced {
  lines: readonly InvoiceLine[];
  total: number;
  tax_rate: number;
  currency_total: number;
}

const RATE_PARTS = 10_000_000n;

/** The amounts of an invoice in NT dollars. Its lines add up to its total, and their taxes to its tax. */
export function invoiceAmounts({ parts, currency, tax_rate, exchange_rate }: SoldOrder): InvoiceAmounts {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const total = currency === 'NTD' ? sum : inDollars(sum, currency, exchange_rate);
  const amounts = spread(
    total,
    parts.map(({ amount }) => amount),
  );
  const shares = sharedTax(amounts, tax_rate);
  const lines = parts.map(({ name, nums }, at) => ({
    name,
    nums,
    amount: amounts[at] ?? 0,
    tax: shares[at]?.tax ?? 0,
  }));
  const tax = shares.reduce((all, share) => all + share.tax, 0);
  return { lines, net: total - tax, tax, total };
}

/**
 * The amounts of the allowance for one refund. They are differences of rounded sums, so all allowances of an order together are
 * exactly the refunded part of its invoice: the last one takes the rest. `before` and `amount` are in the order's currency.
 */
export function allowanceAmounts(invoiced: Invoiced, before: number, amount: number): InvoiceAmounts {
  const [from, to] = [refundedSum(invoiced, before), refundedSum(invoiced, before + amount)];
  const total = to.total - from.total;
  const tax = to.tax - from.tax;
  const shares = invoiced.lines.map((line) => line.amount);
  const amounts = spread(total, shares);
  const taxes = spread(tax, amounts);
  const lines = invoiced.lines
    .map(({ name }, at) => ({ name, nums: 1, amount: amounts[at] ?? 0, tax: taxes[at] ?? 0 }))
    .filter((line) => line.amount > 0);
  return { lines, net: total - tax, tax, total };
}

function refundedSum({ total, tax_rate, currency_total }: Invoiced, refunded: number): { total: number; tax: number } {
  const sum = Number(rounded(BigInt(total) * BigInt(refunded), BigInt(currency_total)));
  return { total: sum, tax: sharedTax([sum], tax_rate)[0]?.tax ?? 0 };
}

/** Spreads a total over parts in proportion, by the largest remainder, the earlier part first. */
export function spread(total: number, parts: readonly number[]): number[] {
  const sum = BigInt(parts.reduce((all, part) => all + part, 0));
  if (sum === 0n) return parts.map((_, at) => (at === 0 ? total : 0));
  const exact = parts.map((part) => BigInt(total) * BigInt(part));
  const floors = exact.map((share) => Number(share / sum));
  const missing = total - floors.reduce((all, floor) => all + floor, 0);
  const raised = new Set(
    exact
      .map((share, at) => ({ at, lost: share % sum }))
      .sort((one, other) => (other.lost === one.lost ? one.at - other.at : other.lost > one.lost ? 1 : -1))
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return floors.map((floor, at) => floor + (raised.has(at) ? 1 : 0));
}

function inDollars(amount: number, currency: Currency, rate: number | null): number {
  if (!rate) throw new Error('an order in another currency is invoiced at a rate');
  return Number(rounded(BigInt(amount) * RATE_PARTS, BigInt(rate) * BigInt(MINOR_UNITS[currency])));
}

/** A half up. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
