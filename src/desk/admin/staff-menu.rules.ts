import type { LinkProps } from '@tanstack/react-router';
import { type Person, verdict } from '#shared/rights.ts';
import { STAFF_SECTIONS, type StaffPage } from './staff-sections.rules.ts';
import { isOrderQueue, type Waiting, type WaitingElsewhere } from './today.rules.ts';

type Place = NonNullable<LinkProps['to']>;

/** Pages of the tasks that are not queues of the order desk. */
export const PLACES: Record<WaitingElsewhere, Place> = {
  payments_held: '/admin/payment',
  payouts: '/admin/payout',
  invoices: '/admin/invoice',
  books_cases: '/admin/books-case',
  messages: '/admin/message',
  enquiries: '/admin/contact',
  requests: '/admin/request',
  applications: '/admin/application',
  proposals: '/admin/representation',
  works: '/admin/review',
};

/** Queues of the order desk that have a page of their own. */
const OF_WORKSHOP: readonly Waiting[] = ['to_make', 'making', 'to_ship'];

/** The page in the menu on which people do this kind of task. */
function menuPlaceOf(what: Waiting): Place {
  if (!isOrderQueue(what)) return PLACES[what];
  return OF_WORKSHOP.includes(what) ? '/admin/workshop' : '/admin/order';
}

/** How many tasks the menu shows beside each page. */
export function countsByPlace(waiting: readonly { what: Waiting; count: number }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { what, count } of waiting) {
    const place = menuPlaceOf(what);
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  return counts;
}

/** The menu of one person: the pages that their roles allow. Sections without such a page are left out. */
export function menuOf(person: Person) {
  return STAFF_SECTIONS.map(({ title, pages }) => ({
    title,
    pages: pages.filter((page) => isOpen(page, person)),
  })).filter(({ pages }) => pages.length > 0);
}

/** The pages of a phone's bottom bar, the most used first; each person sees the first three that they may open. */
const DAILY: readonly Place[] = [
  '/admin',
  '/admin/order',
  '/admin/message',
  '/admin/workshop',
  '/admin/statement',
  '/admin/review',
  '/admin/work',
];
const MOST_DAILY = 3;

export function dailyPagesOf(person: Person): StaffPage[] {
  const pages = STAFF_SECTIONS.flatMap((section) => section.pages).filter((page) => isOpen(page, person));
  return DAILY.flatMap((place) => pages.find(({ to }) => to === place) ?? []).slice(0, MOST_DAILY);
}

function isOpen({ access }: StaffPage, person: Person): boolean {
  return verdict(access, person) === 'allowed';
}

/** What the search of the menu reads of a page. */
export interface MenuEntry {
  to: Place;
  /** In the reader's language, like the section. */
  name: string;
  section: string;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The pages that contain every typed word in their name, their section or their address, which is English in every
 * language. Names that begin with the typed text come first, then other names.
 */
export function findEntries(typed: string, entries: readonly MenuEntry[]): MenuEntry[] {
  const text = plain(typed).trim();
  if (text === '') return [];
  const words = text.split(/\s+/);
  const rank = ({ name }: MenuEntry) => {
    const at = plain(name).indexOf(text);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  return entries
    .filter(({ to, name, section }) => {
      const read = plain(`${name} ${section} ${to.replace('/admin', '')}`);
      return words.every((word) => read.includes(word));
    })
    .toSorted((one, other) => rank(one) - rank(other));
}
