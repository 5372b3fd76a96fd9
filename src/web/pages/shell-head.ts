import { namedHead } from './page-head.ts';
import type { PageName } from './page-titles.ts';

/** Pages that only the browser renders: of their routes the server runs nothing, not even the head. */
const BROWSER_PAGES: Readonly<Record<string, PageName>> = {
  '/account/': 'account',
  '/account/favorite': 'favorite',
  '/account/message/': 'message',
  '/account/message/$id': 'message',
  '/account/order/': 'order',
  '/account/order/$code': 'order',
  '/account/report': 'report',
  '/account/sales': 'sales',
  '/admin/': 'adminOrder',
  '/admin/order/': 'adminOrder',
  '/admin/order/$code': 'adminOrder',
  '/admin/payment': 'adminPayment',
  '/cart/': 'cart',
  '/cart/check': 'cartCheck',
};

interface Shown {
  routeId: string;
  status: string;
}

/** What a page is called that cannot say it itself: one that the browser renders, or one whose work or artist there is not. */
export function silentPage(matches: readonly Shown[]): PageName | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return 'notFound';
  return BROWSER_PAGES[matches.at(-1)?.routeId ?? ''];
}

/** The head of such a page; nothing for the others, which have their own. */
export function shellHead(page: Parameters<typeof namedHead>[0] & { matches: readonly Shown[] }) {
  const name = silentPage(page.matches);
  return name ? namedHead(page, name, { noindex: true }).meta : [];
}
