import { namedHead } from './page-head.ts';
import type { PageName } from './page-titles.ts';

/** Pages that only the browser renders, by the first two parts of their address: the server runs nothing of their routes, not even the head. */
const BROWSER_PAGES: Readonly<Record<string, PageName>> = {
  'account/': 'account',
  'account/artist': 'artistPage',
  'account/favorite': 'favorite',
  'account/message': 'message',
  'account/order': 'order',
  'account/report': 'report',
  'account/sales': 'sales',
  'account/work': 'sellerWorks',
  'admin/': 'adminOrder',
  'admin/application': 'adminApplication',
  'admin/contact': 'adminContact',
  'admin/order': 'adminOrder',
  'admin/payment': 'adminPayment',
  'admin/work': 'adminWork',
  'cart/': 'cart',
  'cart/check': 'cartCheck',
  'preview/$who': 'sellerWorks',
};

interface Shown {
  routeId: string;
  status: string;
}

/** What a page is called that cannot say it itself: one that the browser renders, or one whose work or artist there is not. */
export function silentPage(matches: readonly Shown[]): PageName | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return 'notFound';
  return BROWSER_PAGES[(matches.at(-1)?.routeId ?? '').split('/').slice(1, 3).join('/')];
}

/** The head of such a page; nothing for the others, which have their own. */
export function shellHead(page: Parameters<typeof namedHead>[0] & { matches: readonly Shown[] }) {
  const name = silentPage(page.matches);
  return name ? namedHead(page, name, { noindex: true }).meta : [];
}
