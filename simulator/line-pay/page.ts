import type { Reply, Request } from '../http/exchange.ts';
import type { Route } from '../http/router.ts';
import { html, page } from '../pages/page.ts';
import { langOf, WORDS } from '../pages/words.ts';
import type { World } from '../world.ts';
import { linePayCall } from './call.ts';
import { checkPayment, confirmPayment, isOver, readPayments, refundPayment } from './payments.ts';
import type { LinePayment } from './records.ts';
import { requestPayment } from './request.ts';

/** What a buyer can do on the page. */
export const LINE_PAY_CHOICES = ['approve', 'approve_stay', 'fail', 'cancel', 'leave'] as const;
export type LinePayChoice = (typeof LINE_PAY_CHOICES)[number];

export const linePayRoutes: readonly Route[] = [
  ['POST', /^\/(v3|v4)\/payments\/request$/, linePayCall(requestPayment)],
  ['GET', /^\/(v3|v4)\/payments\/requests\/(\d{19})\/check$/, linePayCall(checkPayment)],
  ['POST', /^\/(v3|v4)\/payments\/(\d{19})\/confirm$/, linePayCall(confirmPayment)],
  ['POST', /^\/(v3|v4)\/payments\/(\d{19})\/refund$/, linePayCall(refundPayment)],
  ['GET', /^\/(v3|v4)\/payments$/, linePayCall(readPayments)],
  ['GET', /^\/line-pay\/page$/, (world, request) => showPage(world, request.query.get('transactionId') ?? '')],
  ['POST', /^\/line-pay\/page$/, applyChoice],
];

function open(world: World, id: string): LinePayment | undefined {
  const payment = world.store.get('line_payments', id);
  const isOpen = payment?.state === 'REQUESTED' || payment?.state === 'APPROVED';
  return payment && isOpen && !isOver(world, payment) ? payment : undefined;
}

function showPage(world: World, id: string): Reply {
  const payment = open(world, id);
  if (!payment) return gone(world, id);
  const lang = langOf(payment.locale);
  const words = WORDS[lang];
  const labels = {
    approve: words.approve,
    approve_stay: words.approve_stay,
    fail: words.fail,
    cancel: words.cancel,
    leave: words.leave,
  };
  const buttons = LINE_PAY_CHOICES.map(
    (choice, index) =>
      html`<button name="choice" value="${choice}" class="${index === 0 ? 'first' : ''}">${labels[choice]}</button>`,
  );
  const body = html`<dl>
<dt>${words.order}</dt><dd>${payment.order_id}</dd>
<dt>${words.items}</dt><dd>${payment.name}</dd>
<dt>${words.amount}</dt><dd>${payment.currency} ${payment.amount}</dd>
</dl>
<p>${words.paypal_intro}</p>
<form method="post" action="/line-pay/page"><input type="hidden" name="transactionId" value="${id}">${buttons}</form>`;
  return page({ lang, title: words.line_pay_title, body, leads_to: [payment.confirm_url, payment.cancel_url] });
}

function gone(world: World, id: string): Reply {
  const lang = langOf(world.store.get('line_payments', id)?.locale ?? 'zh-TW');
  const words = WORDS[lang];
  return page({ lang, title: words.gone_title, body: html`<p>${words.gone_text}</p>`, status: 404 });
}

function applyChoice(world: World, request: Request): Reply {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const id = form.get('transactionId') ?? '';
  const choice = LINE_PAY_CHOICES.find((name) => name === form.get('choice'));
  const chosen = choice && chooseLinePay(world, id, choice);
  if (!chosen) return gone(world, id);
  const { payment, url } = chosen;
  if (url !== null)
    return {
      status: 303,
      headers: { location: url, 'cache-control': 'no-store', 'content-type': 'text/plain' },
      body: '',
    };
  const lang = langOf(payment.locale);
  const words = WORDS[lang];
  const [title, text] =
    choice === 'leave' ? [words.left_title, words.left_text] : [words.stayed_title, words.stayed_text];
  const again = `${world.url}/line-pay/page?transactionId=${id}`;
  return page({ lang, title, body: html`<p>${text}</p><p><a href="${again}">${words.back}</a></p>` });
}

const NEXT = { approve: 'APPROVED', approve_stay: 'APPROVED', fail: 'FAILED', cancel: 'CANCELLED' } as const;

/** Applies the buyer's choice; returns the browser's next address, or nothing if the payment is not open. */
export function chooseLinePay(
  world: World,
  id: string,
  choice: LinePayChoice,
): { payment: LinePayment; url: string | null } | undefined {
  const payment = open(world, id);
  if (!payment) return undefined;
  if (choice !== 'leave') world.store.put('line_payments', { ...payment, state: NEXT[choice] });
  if (choice === 'leave' || choice === 'approve_stay') return { payment, url: null };
  const target = new URL(choice === 'approve' ? payment.confirm_url : payment.cancel_url);
  target.searchParams.append('transactionId', payment.id);
  target.searchParams.append('orderId', payment.order_id);
  return { payment, url: target.href };
}
