import type { PaypalOrder } from './paypal-answers.ts';

/** Only a URL on PayPal's own pages counts. */
export function approvePage({ links }: Pick<PaypalOrder, 'links'>, pages: string): string | undefined {
  return links.find(({ rel, href }) => (rel === 'payer-action' || rel === 'approve') && isOn(href, pages))?.href;
}

/** A buyer who has to approve again gets the same page as before. */
export function approveAgain(orderId: string, pages: string): string {
  return `${pages}/checkoutnow?token=${encodeURIComponent(orderId)}`;
}

function isOn(href: string, pages: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.origin === pages && url.username === '' && url.password === '';
}
