import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { Access } from '#shared/rights.ts';

export interface StaffPage {
  to: NonNullable<LinkProps['to']>;
  name: MessageDescriptor;
  /** Who may call the page's endpoints. */
  access: Access;
}

interface StaffSection {
  title: MessageDescriptor;
  pages: readonly StaffPage[];
}

/**
 * The pages of the back office in the order of a working day, with the name that the menu, the tab and the page
 * show. Each person sees those they may open.
 */
export const STAFF_SECTIONS: readonly StaffSection[] = [
  {
    title: msg`Orders`,
    pages: [
      { to: '/admin', name: msg`Today`, access: 'staff' },
      { to: '/admin/order', name: msg`Order desk`, access: 'staff' },
      { to: '/admin/workshop', name: msg`Workshop`, access: 'workshop' },
    ],
  },
  {
    title: msg`Money`,
    pages: [
      { to: '/admin/figures', name: msg`Figures`, access: 'finance' },
      { to: '/admin/export', name: msg`Exports`, access: 'finance' },
      { to: '/admin/statement', name: msg`Bank statement`, access: 'finance' },
      { to: '/admin/refund', name: msg`Refunds to pay`, access: 'finance' },
      { to: '/admin/payment', name: msg`Payments`, access: 'finance' },
      { to: '/admin/invoice', name: msg`Uniform invoices`, access: 'finance' },
      { to: '/admin/vat', name: msg`VAT sheet`, access: 'finance' },
      { to: '/admin/books-case', name: msg`Differences in the books`, access: 'finance' },
      { to: '/admin/payout', name: msg`Payouts`, access: 'finance' },
      { to: '/admin/share', name: msg`Share rates`, access: 'finance' },
    ],
  },
  {
    title: msg`Catalogue`,
    pages: [
      { to: '/admin/review', name: msg`Works to review`, access: 'reviewer' },
      { to: '/admin/work', name: msg`Works`, access: 'editor' },
      { to: '/admin/import', name: msg`Import works`, access: 'editor' },
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
      { to: '/admin/wording', name: msg`Shop wording`, access: 'editor' },
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
      { to: '/admin/opening', name: msg`Opening`, access: 'admin' },
      { to: '/admin/setting', name: msg`Settings`, access: 'admin' },
      { to: '/admin/brand', name: msg`Logo and icon`, access: 'admin' },
      { to: '/admin/delivery', name: msg`Delivery`, access: 'finance' },
      { to: '/admin/carrier', name: msg`Carriers and pickup`, access: 'admin' },
      { to: '/admin/holiday', name: msg`Hours and holidays`, access: 'admin' },
      { to: '/admin/connection', name: msg`Connections`, access: 'admin' },
      { to: '/admin/pay-method', name: msg`Payment methods`, access: 'admin' },
      { to: '/admin/certificate', name: msg`Certificate keys`, access: 'admin' },
      { to: '/admin/change', name: msg`Changes`, access: 'admin' },
    ],
  },
  {
    title: msg`Your account`,
    pages: [{ to: '/admin/me', name: msg`My sign-in and notices`, access: 'staff' }],
  },
];

export function accessOf(path: string): Access {
  const pages = STAFF_SECTIONS.flatMap((section) => section.pages);
  const page = pages.find(({ to }) => to !== '/admin' && (path === to || path.startsWith(`${to}/`)));
  return page?.access ?? 'staff';
}
