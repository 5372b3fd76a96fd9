import { CHOICES, choose, openTrade } from '../ecpay/trades.ts';
import { consent } from '../ecpay-invoice/allowances.ts';
import { rangeOf } from '../ecpay-invoice/numbers.ts';
import { periodOf } from '../ecpay-invoice/time.ts';
import { isObject, type JsonObject, json, type Reply } from '../http/exchange.ts';
import { chooseLinePay, LINE_PAY_CHOICES } from '../line-pay/page.ts';
import type { World } from '../world.ts';

const wrong = (error: string, status = 400) => json(status, { error });
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** POST /control/ecpay { fields | trade, choice?, instalments?, simulated?, amount?, forged? }: the buyer on the payment page. */
export async function ecpayBuyer(world: World, asked: JsonObject): Promise<Reply> {
  const opened = isObject(asked.fields) ? openForm(world, asked.fields) : text(asked.trade);
  if (typeof opened !== 'string') return wrong(opened.why, 403);
  if (asked.choice === undefined) return json(200, world.store.get('trades', opened) ?? null);
  const choice = CHOICES.find((name) => name === asked.choice);
  if (!choice) return wrong(`choice is one of ${CHOICES.join(', ')}`);
  const trade = await choose(world, opened, choice, {
    instalments: typeof asked.instalments === 'number' ? asked.instalments : 0,
    simulated: asked.simulated === true,
    forged: asked.forged === true,
    ...(typeof asked.amount === 'number' && { amount: asked.amount }),
  });
  return trade ? json(200, trade) : wrong('the trade does not allow that', 404);
}

function openForm(world: World, fields: JsonObject): string | { why: string } {
  const pairs = Object.entries(fields).map(([name, value]) => [name, text(value)]);
  const body = Buffer.from(new URLSearchParams(pairs).toString());
  const trade = openTrade(world, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  return typeof trade === 'string' ? { why: trade } : trade.id;
}

/** POST /control/line-pay { transaction_id | order_id, choice? }: the buyer at LINE Pay; answers where the browser is sent. */
export function linePayBuyer(world: World, asked: JsonObject): Reply {
  const choice = LINE_PAY_CHOICES.find((name) => name === (asked.choice ?? 'approve'));
  if (!choice) return wrong(`choice is one of ${LINE_PAY_CHOICES.join(', ')}`);
  const byOrder = world.store.all('line_payments').findLast(({ order_id }) => order_id === asked.order_id);
  const chosen = chooseLinePay(world, byOrder?.id ?? text(asked.transaction_id), choice);
  return chosen ? json(200, { location: chosen.url }) : wrong('no such payment is open', 404);
}

/** POST /control/consent { allowance }: the buyer agrees to an online allowance. */
export async function consentTo(world: World, asked: JsonObject): Promise<Reply> {
  const agreed = await consent(world, text(asked.allowance));
  return agreed ? json(200, agreed) : wrong('no such allowance waits for its buyer', 404);
}

/** POST /control/invoice-numbers { left?, enabled?, period? }: how many numbers a period has left, enabled or not. */
export function setNumbers(world: World, asked: JsonObject): Reply {
  const range = rangeOf(world, text(asked.period) || periodOf(world.now()));
  const last = typeof asked.left === 'number' ? range.next + asked.left - 1 : range.last;
  const enabled = typeof asked.enabled === 'boolean' ? asked.enabled : range.enabled;
  return json(200, world.store.put('invoice_ranges', { ...range, last, enabled }));
}
