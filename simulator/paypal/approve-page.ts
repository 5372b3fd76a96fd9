import type { Reply, Request } from '../http/exchange.ts';
import type { Route } from '../http/router.ts';
import { html, page } from '../pages/page.ts';
import { langOf, WORDS } from '../pages/words.ts';
import type { Funding, PaypalOrder } from '../state/records.ts';
import type { World } from '../world.ts';
import { sendApprovedEvent } from './events.ts';
import { isExpired } from './orders.ts';
import { approveUrl, PAYER } from './representation.ts';

/** What a buyer can do on the approve page. */
export const CHOICES = ['approve', 'approve_pending', 'decline', 'approve_stay', 'cancel', 'leave'] as const;
export type Choice = (typeof CHOICES)[number];

const FUNDING: Partial<Record<Choice, Funding>> = {
  approve: 'instant',
  approve_stay: 'instant',
  approve_pending: 'pending',
  decline: 'declined',
};

/** GET and POST /checkoutnow */
export const approveRoutes: readonly Route[] = [
  ['GET', /^\/checkoutnow$/, (world, request) => showChoices(world, request.query.get('token') ?? '')],
  ['POST', /^\/checkoutnow$/, (world, request) => applyChoice(world, request)],
];

function openOrder(world: World, id: string): PaypalOrder | undefined {
  const order = world.store.get('orders', id);
  return order && order.status !== 'COMPLETED' && !isExpired(world, order) ? order : undefined;
}

function showChoices(world: World, id: string): Reply {
  const order = openOrder(world, id);
  const lang = langOf(order?.locale ?? 'en-US');
  const words = WORDS[lang];
  if (!order) return gone(world, id);
  const buttons = CHOICES.map(
    (choice, index) =>
      html`<button name="choice" value="${choice}" class="${index === 0 ? 'first' : ''}">${words[choice]}</button>`,
  );
  const body = html`<dl>${order.units.map((unit) => summary(unit, words))}</dl>
<p>${words.paypal_intro}</p>
<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${id}">${buttons}</form>`;
  const leads_to = [order.return_url ?? '', order.cancel_url ?? ''];
  return page({ lang, title: words.paypal_title, body, leads_to });
}

function summary({ amount, invoice_id, items = [] }: PaypalOrder['units'][number], words: (typeof WORDS)['en']) {
  const lines = items.map(({ name, quantity }) => html`<dt>${words.items}</dt><dd>${name} × ${quantity}</dd>`);
  const { shipping } = amount.breakdown ?? {};
  return html`<dt>${words.order}</dt><dd>${invoice_id ?? '–'}</dd>${lines}${
    shipping ? html`<dt>${words.shipping}</dt><dd>${shipping.currency_code} ${shipping.value}</dd>` : ''
  }<dt>${words.amount}</dt><dd>${amount.currency_code} ${amount.value}</dd>`;
}

function gone(world: World, id: string): Reply {
  const lang = langOf(world.store.get('orders', id)?.locale ?? 'en-US');
  const words = WORDS[lang];
  return page({ lang, title: words.gone_title, body: html`<p>${words.gone_text}</p>`, status: 404 });
}

async function applyChoice(world: World, request: Request): Promise<Reply> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const id = form.get('token') ?? '';
  const choice = CHOICES.find((name) => name === form.get('choice'));
  const target = choice && (await choose(world, id, choice));
  if (!target) return gone(world, id);
  if (target.url !== null)
    return {
      status: 303,
      headers: { location: target.url, 'cache-control': 'no-store', 'content-type': 'text/plain' },
      body: '',
    };
  const lang = langOf(target.order.locale);
  const words = WORDS[lang];
  const stayed =
    choice === 'leave' ? (['left_title', 'left_text'] as const) : (['stayed_title', 'stayed_text'] as const);
  const body = html`<p>${words[stayed[1]]}</p><p><a href="${approveUrl(world, id)}">${words.back}</a></p>`;
  return page({ lang, title: words[stayed[0]], body });
}

/** Applies the buyer's choice; returns the browser's next address (`null`: none), or nothing for an order that is not open. */
export async function choose(
  world: World,
  id: string,
  choice: Choice,
): Promise<{ order: PaypalOrder; url: string | null } | undefined> {
  const order = openOrder(world, id);
  if (!order) return undefined;
  const funding = FUNDING[choice];
  if (funding) {
    const now = world.now();
    const approved = {
      ...order,
      status: 'APPROVED',
      funding,
      approved_at: order.approved_at ?? now,
      updated_at: now,
    } as const;
    world.store.put('orders', approved);
    await sendApprovedEvent(world, approved);
  }
  const back = choice === 'cancel' ? order.cancel_url : order.return_url;
  const stays = choice === 'leave' || choice === 'approve_stay';
  return { order, url: stays || back === null ? null : withToken(back, id, choice !== 'cancel') };
}

/** PayPal adds these to the address; neither proves anything. */
function withToken(url: string, token: string, approved: boolean): string {
  const target = new URL(url);
  target.searchParams.append('token', token);
  if (approved) target.searchParams.append('PayerID', PAYER.payer_id);
  return target.href;
}
