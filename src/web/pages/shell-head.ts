import { namedHead } from './page-head.ts';
import type { PageName } from './page-titles.ts';

/**
 * Pages that only the browser renders: of their routes the server runs nothing, not even the head. By how their routes begin, the
 * longer beginning first.
 */
const BROWSER_PAGES: Readonly<Record<string, PageName>> = {
  '/account/favorite': 'favorite',
  '/account/message': 'message',
  '/account/order': 'order',
  '/account/report': 'report',
  '/account/sales': 'sales',
  '/account/work': 'sellerWorks',
  '/account/': 'account',
  '/admin/payment': 'adminPayment',
  '/admin/work': 'adminWork',
  '/admin/': 'adminOrder',
  '/cart/check': 'cartCheck',
  '/cart/': 'cart',
  '/preview/': 'sellerWorks',
};

interface Shown {
  routeId: string;
  status: string;
}

/** What a page is called that cannot say it itself: one that the browser renders, or one whose work or artist there is not. */
export function silentPage(matches: readonly Shown[]): PageName | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return 'notFound';
  const routeId = matches.at(-1)?.routeId ?? '';
  return BROWSER_PAGES[Object.keys(BROWSER_PAGES).find((beginning) => routeId.startsWith(beginning)) ?? ''];
}

/** The head of such a page; nothing for the others, which have their own. */
export function shellHead(page: Parameters<typeof namedHead>[0] & { matches: readonly Shown[] }) {
  const name = silentPage(page.matches);
  return name ? namedHead(page, name, { noindex: true }).meta : [];
}
