import type { PaypalOrder } from './paypal-answers.ts';

/** Where PayPal says the buyer approves; only an address on PayPal's own pages counts. */
export function approvePage({ links }: Pick<PaypalOrder, 'links'>, pages: string): string | undefined {
  return links.find(({ rel, href }) => (rel === 'payer-action' || rel === 'approve') && isOn(href, pages))?.href;
}

/** Where a buyer who has to approve again goes: the same page as before. */
export function approveAgain(orderId: string, pages: string): string {
  return `${pages}/checkoutnow?token=${encodeURIComponent(orderId)}`;
}

function isOn(href: string, pages: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.origin === pages && url.username === '' && url.password === '';
}
