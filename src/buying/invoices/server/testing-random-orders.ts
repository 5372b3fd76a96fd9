import { randomUUID } from 'node:crypto';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Currency } from '#shared/money.ts';
import { queueAllowance, queueInvoice } from './invoice-queue.service.ts';

/** An order as the test's own ledger knows it. */
export interface SoldOrder {
  order_id: number;
  code: string;
  currency: Currency;
  total: number;
  exchange_rate: number | null;
  refunded: number;
}

const below = (most: number) => Math.trunc(Math.random() * most);
let refunds = 0;

/** What buyers choose; the simulator’s ministry knows the codes. */
export const CHOICES: readonly Invoice[] = [
  { type: 'personal', carrier: { type: 'member' } },
  { type: 'personal', carrier: { type: 'mobile', code: '/ABC1234' } },
  { type: 'personal', carrier: { type: 'certificate', code: 'AB12345678901234' } },
  { type: 'donation', code: '919' },
  { type: 'company', tax_id: '04595257', title: 'Mist Ltd' },
];

/** Pays a random order. */
export async function payRandom(db: Db, order_id: number, at: Date): Promise<SoldOrder> {
  const currency = below(4) === 0 ? 'USD' : 'NTD';
  const lines = Array.from({ length: 1 + below(4) }, () => {
    const nums = 1 + below(3);
    return {
      title: { en: 'Mist', 'zh-Hant': '霧中山', 'zh-Hans': '雾中山' },
      nums,
      line_total: nums * (100 + below(20_000)),
    };
  });
  const shipping_fee = below(2) * (100 + below(400));
  const total = lines.reduce((sum, { line_total }) => sum + line_total, shipping_fee);
  const exchange_rate = currency === 'USD' ? 290_000 + below(50_000) : null;
  const code = `CN-261101-${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`;
  const invoice = CHOICES[below(CHOICES.length)] ?? { type: 'personal', carrier: { type: 'member' } };
  const receiver = { name: 'Mei', email: 'mei@example.com', phone: '+886 912345678', address: 'Taipei' };
  const order = {
    order_id,
    code,
    currency,
    total,
    shipping_fee,
    tax_rate: below(4) === 0 ? 0 : 5,
    invoice,
    receiver,
  } as const;
  await inTransaction(db, (tx) => queueInvoice(tx, order, lines, { at, exchange_rate }));
  return { order_id, code, currency, total, exchange_rate, refunded: 0 };
}

export interface PaidRefund {
  refund_id: number;
  /** In NT dollars. */
  amount: number;
}

/** Refunds a part of it, or all that is left; undefined if nothing is left. */
export async function refundRandom(db: Db, order: SoldOrder, at: Date): Promise<PaidRefund | undefined> {
  const left = order.total - order.refunded;
  if (left === 0) return undefined;
  const amount = below(2) === 0 ? left : 1 + below(left);
  refunds += 1;
  const refund_id = refunds;
  await inTransaction(db, (tx) => queueAllowance(tx, { refund_id, order_id: order.order_id, amount, at }));
  const before = leftOf(order);
  order.refunded += amount;
  return { refund_id, amount: before - leftOf(order) };
}

type Amounts = Pick<SoldOrder, 'currency' | 'total' | 'exchange_rate' | 'refunded'>;

/** What the buyer paid, in NT dollars, computed independently of the shop's rules. */
export function inNtd({ currency, total, exchange_rate }: Omit<Amounts, 'refunded'>): number {
  return currency === 'NTD' ? total : halfUp(BigInt(total) * 100_000n, BigInt(exchange_rate ?? 1));
}

/** What is left of it after the refunds. */
export function leftOf(order: Amounts): number {
  const { total, refunded } = order;
  const inDollars = inNtd(order);
  return inDollars - halfUp(BigInt(inDollars) * BigInt(refunded), BigInt(total));
}

function halfUp(dividend: bigint, divisor: bigint): number {
  const whole = dividend / divisor;
  return Number(2n * (dividend % divisor) >= divisor ? whole + 1n : whole);
}
