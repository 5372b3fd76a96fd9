import { randomInt } from 'node:crypto';
import type { Request } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { sendNumber, sendPaid } from './callbacks.ts';
import { wrongFields } from './form-rules.ts';
import { readForm } from './forms.ts';
import type { Trade } from './records.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a buyer can do with a payment. */
export const CHOICES = ['number', 'pay', 'decline'] as const;
export type Choice = (typeof CHOICES)[number];

/** How the message about a choice is falsified, if a test asks for it. */
export interface Lie {
  /** Pressed in the merchant's back office: no money moves. */
  simulated?: boolean;
  /** The message names this amount. */
  amount?: number;
  /** The MAC is not ECPay's; the trade stays as it was. */
  forged?: boolean;
}

/** Opens a trade with a form of the shop, or says why not. */
export function openTrade(world: World, request: Pick<Request, 'headers' | 'body'>): Trade | string {
  const form = readForm(world, request);
  if (typeof form === 'string') return form;
  const wrong = wrongFields(form);
  if (wrong) return wrong;
  const id = form.get('MerchantTradeNo') ?? '';
  if (world.store.get('trades', id)) return 'MerchantTradeNo was used before';
  const method = form.get('ChoosePayment');
  return world.store.put('trades', {
    id,
    trade_no: `${String(world.now()).slice(0, 13)}${String(randomInt(10_000_000)).padStart(7, '0')}`,
    amount: Number(form.get('TotalAmount')),
    method: method === 'ATM' || method === 'CVS' ? method : 'Credit',
    form: [...form],
    state: 'OPEN',
    number: null,
    bank: null,
    expires_at: null,
    instalments: 0,
    refunded: 0,
    created_at: world.now(),
    paid_at: null,
  });
}

/** A trade with its present state: an expired account or code accepts no money, and the shop is not notified of that. */
export const isOver = (world: World, trade: Trade) => trade.expires_at !== null && world.now() > trade.expires_at;

/** Lets the buyer act; nothing if the trade does not allow it. */
export async function choose(
  world: World,
  id: string,
  choice: Choice,
  { instalments = 0, ...lie }: Lie & { instalments?: number } = {},
): Promise<Trade | undefined> {
  const trade = world.store.get('trades', id);
  if (!trade || trade.state === 'PAID' || isOver(world, trade)) return undefined;
  if (choice === 'number') return allocateNumber(world, trade);
  if (choice === 'decline') return decline(world, trade);
  if (trade.method !== 'Credit' && trade.state !== 'NUMBERED') return undefined;
  if (instalments > 0 && !offered(trade).includes(String(instalments))) return undefined;
  const paid: Trade = { ...trade, state: 'PAID', paid_at: world.now(), instalments };
  const keeps = lie.simulated === true || lie.forged === true;
  if (!keeps) world.store.put('trades', paid);
  await sendPaid(world, paid, 1, lie);
  return keeps ? trade : paid;
}

/** The instalments that the shop offers. */
export const offered = ({ form }: Trade) => (new Map(form).get('CreditInstallment') ?? '').split(',').filter(Boolean);

async function allocateNumber(world: World, trade: Trade): Promise<Trade | undefined> {
  if (trade.method === 'Credit' || trade.state !== 'OPEN') return undefined;
  const form = new Map(trade.form);
  const atm = trade.method === 'ATM';
  // Without a date in the form, an account is open for three days, a code for seven.
  const time = atm
    ? Number(form.get('ExpireDate') ?? 3) * DAY_MS
    : Number(form.get('StoreExpireDate') ?? 10_080) * MINUTE_MS;
  const numbered: Trade = {
    ...trade,
    state: 'NUMBERED',
    bank: atm ? '118' : null,
    number: atm ? `9${digits(8)}${digits(7)}` : `LLL${digits(11)}`,
    expires_at: atm ? endOfDay(world.now() + time) : world.now() + time,
  };
  world.store.put('trades', numbered);
  await sendNumber(world, numbered);
  return numbered;
}

async function decline(world: World, trade: Trade): Promise<Trade | undefined> {
  if (trade.method !== 'Credit' || trade.state !== 'OPEN') return undefined;
  const failed = world.store.put('trades', { ...trade, state: 'FAILED' });
  await sendPaid(world, failed, 10100058, {});
  return failed;
}

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** An account is open until the end of its last day in Taipei. */
function endOfDay(at: number): number {
  const shifted = at + 8 * 60 * MINUTE_MS;
  return shifted - (shifted % DAY_MS) + DAY_MS - 8 * 60 * MINUTE_MS - 1000;
}
