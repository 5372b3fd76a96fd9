import type { MessageDescriptor } from '@lingui/core';
import { namedHead, pageHead } from './page-head.ts';
import type { PageName } from './page-titles.ts';

/**
 * Pages that only the browser renders, by the first two parts of their address: the server runs no code of their
 * routes, not even the head.
 */
const BROWSER_PAGES: Readonly<Record<string, PageName>> = {
  'account/': 'account',
  'account/artist': 'artistPage',
  'account/favorite': 'favorite',
  'account/message': 'message',
  'account/order': 'order',
  'account/payout': 'payout',
  'account/report': 'report',
  'account/sales': 'sales',
  'account/wall': 'walls',
  'account/work': 'sellerWorks',
  'cart/': 'cart',
  'cart/check': 'cartCheck',
  'preview/$who': 'sellerWorks',
};

interface Shown {
  routeId: string;
  status: string;
}

/** The titles of the back office, once loaded: visitors' pages do not load them. */
let staffTitles: Readonly<Record<string, MessageDescriptor>> = {};

/** Called by the router for a page under `/admin`, before it is shown. */
export function setStaffTitles(titles: typeof staffTitles): void {
  staffTitles = titles;
}

/** The title of a page that cannot set it: one rendered by the browser, or one whose work or artist does not exist. */
export function silentPage(matches: readonly Shown[]): PageName | MessageDescriptor | undefined {
  if (matches.some(({ status }) => status === 'notFound')) return 'notFound';
  const [room = '', part = ''] = (matches.at(-1)?.routeId ?? '').split('/').slice(1, 3);
  return room === 'admin' ? staffTitles[part] : BROWSER_PAGES[`${room}/${part}`];
}

/** The head of such a page; empty for the others, which have their own. */
export function shellHead(page: Parameters<typeof namedHead>[0] & { matches: readonly Shown[] }) {
  const name = silentPage(page.matches);
  if (name === undefined) return [];
  if (typeof name === 'string') return namedHead(page, name, { noindex: true }).meta;
  const title = page.match.context.i18n._(name);
  return pageHead(page, { title, description: title, noindex: true }).meta;
}
