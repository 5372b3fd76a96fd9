import { decimalsOf, toMinor } from '../money.ts';
import type { Breakdown, Item, Money, PurchaseUnit } from '../state/records.ts';
import { bodyDetail, type Detail } from './errors.ts';

/** 999999999999999.99, the most PayPal accepts. */
const MOST = 10n ** 15n;
const ADDED = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance'] as const;
const TAKEN_OFF = ['shipping_discount', 'discount'] as const;

/** Everything in the sums of an order that does not add up, with PayPal's names for it. */
export function amountProblems(units: readonly PurchaseUnit[]): Detail[] {
  const all = units.flatMap((unit, index) => moneysOf(unit, `/purchase_units/${index}`));
  const single = all.flatMap(([at, money, positive]) => moneyProblems(at, money, positive));
  if (single.length > 0) return single;
  const foreign = all.filter(([, money]) => money.currency_code !== units[0]?.amount.currency_code);
  if (foreign.length > 0)
    return foreign.map(([at, money]) => bodyDetail(`${at}/currency_code`, money.currency_code, 'MULTI_CURRENCY_ORDER'));
  return units.flatMap((unit, index) => sumProblems(unit, `/purchase_units/${index}`));
}

type Placed = readonly [at: string, money: Money, positive: boolean];

function moneysOf({ amount, items = [] }: PurchaseUnit, at: string): Placed[] {
  const parts = [...ADDED, ...TAKEN_OFF].flatMap((name): Placed[] => {
    const part = amount.breakdown?.[name];
    return part ? [[`${at}/amount/breakdown/${name}`, part, false]] : [];
  });
  const ofItems = items.flatMap(({ unit_amount, tax }, index): Placed[] => [
    [`${at}/items/${index}/unit_amount`, unit_amount, false],
    ...(tax ? ([[`${at}/items/${index}/tax`, tax, false]] as const) : []),
  ]);
  return [[`${at}/amount`, amount, true], ...parts, ...ofItems];
}

/** What is wrong with one sum, apart from the others. */
export function moneyProblems(at: string, money: Money, positive: boolean): Detail[] {
  const decimals = decimalsOf(money.currency_code);
  if (decimals === undefined) return [bodyDetail(`${at}/currency_code`, money.currency_code, 'INVALID_CURRENCY_CODE')];
  const value = (issue: Parameters<typeof bodyDetail>[2]) => [bodyDetail(`${at}/value`, money.value, issue)];
  // "48000.00" of a currency without decimals is refused too, although nothing would be lost.
  const places = money.value.split('.')[1]?.length ?? 0;
  if (places > decimals) return value('DECIMAL_PRECISION');
  const minor = toMinor(money.value, decimals) ?? 0n;
  if (positive && minor <= 0n) return value('CANNOT_BE_ZERO_OR_NEGATIVE');
  if (minor < 0n) return value('CANNOT_BE_NEGATIVE');
  return minor >= MOST * 10n ** BigInt(decimals) ? value('MAX_VALUE_EXCEEDED') : [];
}

function sumProblems({ amount, items = [] }: PurchaseUnit, at: string): Detail[] {
  const { breakdown } = amount;
  const total = minorOf(amount);
  const found: Detail[] = [];
  if (items.length > 0) found.push(...itemProblems(items, breakdown, at));
  if (!breakdown) return found;
  const sum =
    ADDED.reduce((so_far, name) => so_far + minorOf(breakdown[name]), 0n) -
    TAKEN_OFF.reduce((so_far, name) => so_far + minorOf(breakdown[name]), 0n);
  if (sum !== total) found.push(bodyDetail(`${at}/amount/value`, amount.value, 'AMOUNT_MISMATCH'));
  return found;
}

function itemProblems(items: readonly Item[], breakdown: Breakdown | undefined, at: string): Detail[] {
  const found: Detail[] = [];
  const total = (money: (item: Item) => Money | undefined) =>
    items.reduce((so_far, item) => so_far + minorOf(money(item)) * BigInt(item.quantity), 0n);
  const { item_total, tax_total } = breakdown ?? {};
  if (!item_total) found.push(bodyDetail(`${at}/amount/breakdown/item_total`, undefined, 'ITEM_TOTAL_REQUIRED'));
  else if (minorOf(item_total) !== total((item) => item.unit_amount))
    found.push(bodyDetail(`${at}/amount/breakdown/item_total/value`, item_total.value, 'ITEM_TOTAL_MISMATCH'));
  if (!items.some(({ tax }) => tax)) return found;
  if (!tax_total) found.push(bodyDetail(`${at}/amount/breakdown/tax_total`, undefined, 'TAX_TOTAL_REQUIRED'));
  else if (minorOf(tax_total) !== total((item) => item.tax))
    found.push(bodyDetail(`${at}/amount/breakdown/tax_total/value`, tax_total.value, 'TAX_TOTAL_MISMATCH'));
  return found;
}

/** A sum in its smallest unit; a missing one counts as zero. */
export function minorOf(money: Money | undefined): bigint {
  if (!money) return 0n;
  return toMinor(money.value, decimalsOf(money.currency_code) ?? 2) ?? 0n;
}
