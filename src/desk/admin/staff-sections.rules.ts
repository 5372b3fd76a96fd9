import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { Access } from '#shared/rights.ts';

interface StaffSection {
  title: MessageDescriptor;
  pages: readonly {
    to: NonNullable<LinkProps['to']>;
    name: MessageDescriptor;
    /** Whom the calls of the page let in. */
    access: Access;
  }[];
}

/**
 * The pages of the back office in the order of a day, with the name that the menu, the tab and the page itself show. Everybody
 * sees those they may open.
 */
export const STAFF_SECTIONS: readonly StaffSection[] = [
  {
    title: msg`Orders`,
    pages: [
      { to: '/admin', name: msg`Today`, access: 'staff' },
      { to: '/admin/order', name: msg`Order desk`, access: 'staff' },
      { to: '/admin/statement', name: msg`Bank statement`, access: 'finance' },
      { to: '/admin/workshop', name: msg`Workshop`, access: 'workshop' },
      { to: '/admin/payment', name: msg`Payments`, access: 'finance' },
    ],
  },
  {
    title: msg`Catalogue`,
    pages: [
      { to: '/admin/review', name: msg`Works to review`, access: 'reviewer' },
      { to: '/admin/work', name: msg`Works`, access: 'editor' },
      { to: '/admin/prices', name: msg`Prices`, access: 'editor' },
      { to: '/admin/artist', name: msg`Artists`, access: 'editor' },
      { to: '/admin/category', name: msg`Categories`, access: 'editor' },
      { to: '/admin/frame', name: msg`Frames`, access: 'editor' },
      { to: '/admin/store', name: msg`Exhibition stores`, access: 'editor' },
    ],
  },
  {
    title: msg`People`,
    pages: [
      { to: '/admin/member', name: msg`Members`, access: 'support' },
      { to: '/admin/message', name: msg`Messages`, access: 'support' },
      { to: '/admin/contact', name: msg`Enquiries`, access: 'support' },
      { to: '/admin/answer', name: msg`Saved replies`, access: 'support' },
      { to: '/admin/request', name: msg`Data requests`, access: 'support' },
      { to: '/admin/application', name: msg`Applications`, access: 'reviewer' },
      { to: '/admin/representation', name: msg`Representation`, access: 'reviewer' },
      { to: '/admin/staff', name: msg`Staff`, access: 'admin' },
    ],
  },
  {
    title: msg`Content`,
    pages: [
      { to: '/admin/home', name: msg`Front page`, access: 'editor' },
      { to: '/admin/article', name: msg`Articles`, access: 'editor' },
      { to: '/admin/faq', name: msg`Questions and answers`, access: 'editor' },
      { to: '/admin/page', name: msg`Pages and terms`, access: 'editor' },
      { to: '/admin/mail', name: msg`Mails`, access: 'editor' },
      { to: '/admin/missing', name: msg`Missing texts`, access: 'editor' },
    ],
  },
  {
    title: msg`The shop`,
    pages: [
      { to: '/admin/setting', name: msg`Settings`, access: 'admin' },
      { to: '/admin/delivery', name: msg`Delivery`, access: 'finance' },
      { to: '/admin/share', name: msg`Share rates`, access: 'finance' },
      { to: '/admin/holiday', name: msg`Holidays`, access: 'admin' },
      { to: '/admin/connection', name: msg`Connections`, access: 'admin' },
      { to: '/admin/change', name: msg`Changes`, access: 'admin' },
    ],
  },
  {
    title: msg`Yourself`,
    pages: [{ to: '/admin/me', name: msg`My sign-in`, access: 'staff' }],
  },
];

/** Who may open an address of the back office: as the page in the table that it belongs to. */
export function accessOf(path: string): Access {
  const pages = STAFF_SECTIONS.flatMap((section) => section.pages);
  const page = pages.find(({ to }) => to !== '/admin' && (path === to || path.startsWith(`${to}/`)));
  return page?.access ?? 'staff';
}
