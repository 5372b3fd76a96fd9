import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { SetupStep } from './setup.rules.ts';

interface StepWords {
  name: MessageDescriptor;
  /** Why it matters, and what to do. */
  how: MessageDescriptor;
  /** About how long it takes. */
  minutes: number;
  to: NonNullable<LinkProps['to']>;
  params?: { page: string };
  hash?: string;
}

export const STEP_WORDS: Record<SetupStep, StepWords> = {
  brand: {
    name: msg`Name, address and representative`,
    how: msg`Buyers read them on receipts and in the terms; the law requires them.`,
    minutes: 5,
    to: '/admin/setting',
    hash: 'info',
  },
  tax_id: {
    name: msg`Tax ID`,
    how: msg`Buyers and their accountants look for it in the footer. If the shop has none, mark this step as done.`,
    minutes: 1,
    to: '/admin/setting',
    hash: 'info',
  },
  hours: {
    name: msg`Service hours and holidays`,
    how: msg`The contact page shows them, and reply deadlines follow them. Enter the hours of each weekday and the days on which you are closed.`,
    minutes: 5,
    to: '/admin/holiday',
  },
  address: {
    name: msg`Public address`,
    how: msg`Links in e-mails point to it. Start the shop with BASE_URL and an https address.`,
    minutes: 30,
    to: '/admin/connection',
  },
  bank: {
    name: msg`Bank account`,
    how: msg`The account that receives transfers.`,
    minutes: 5,
    to: '/admin/setting',
    hash: 'bank',
  },
  payments: {
    name: msg`Payment keys`,
    how: msg`Enter the keys of your providers: ECPay and LINE Pay for buyers in Taiwan, PayPal and the card provider for buyers elsewhere. The page says what to ask them for. Until then, buyers can only pay by bank transfer.`,
    minutes: 60,
    to: '/admin/connection',
    hash: 'ecpay',
  },
  mail: {
    name: msg`Mail server`,
    how: msg`Enter your mail provider’s server and test it. Until then no e-mails are sent, and nobody can verify an e-mail address, which is required to order numbered editions.`,
    minutes: 15,
    to: '/admin/connection',
    hash: 'mail',
  },
  sender: {
    name: msg`Getting mails delivered`,
    how: msg`Without three DNS records at your domain, many e-mails end up as spam.`,
    minutes: 30,
    to: '/admin/mail',
  },
  delivery: {
    name: msg`Delivery`,
    how: msg`Buyers pay these fees and rely on these delivery times. Check the zones, or change them.`,
    minutes: 10,
    to: '/admin/delivery',
  },
  frames: {
    name: msg`Frames`,
    how: msg`Buyers choose from these frames and pay these prices. Check that your workshop stocks every one.`,
    minutes: 10,
    to: '/admin/frame',
  },
  legal: {
    name: msg`Terms, privacy and returns`,
    how: msg`They are binding from your first order. Read each page, change anything that does not apply, and mark this step as done.`,
    minutes: 60,
    to: '/admin/page',
  },
  faq: {
    name: msg`Questions and answers`,
    how: msg`Buyers rely on what they say about fees, delivery times and care. Read them, and mark this step as done.`,
    minutes: 20,
    to: '/admin/faq',
  },
  about: {
    name: msg`About page`,
    how: msg`Until you write your own story or hide the page, visitors read a general text.`,
    minutes: 20,
    to: '/admin/page/$page',
    params: { page: 'about' },
  },
  artist: {
    name: msg`First artist`,
    how: msg`Add one with their own page, or approve an artist or gallery who has registered.`,
    minutes: 10,
    to: '/admin/artist',
  },
  work: {
    name: msg`First work`,
    how: msg`Upload its picture, write its texts in one language, and put it on sale. To add many at once, use “Import works”.`,
    minutes: 15,
    to: '/admin/work',
  },
  backup: {
    name: msg`Backup`,
    how: msg`Orders must survive a broken disk. The shop can back itself up every day: the page says what to ask the person who runs it for. Have a backup restored once.`,
    minutes: 60,
    to: '/admin/connection',
    hash: 'backup',
  },
  order: {
    name: msg`First order`,
    how: msg`When the shop is open, buy a print as a visitor would, by bank transfer, and confirm the transfer.`,
    minutes: 10,
    to: '/admin/order',
  },
};
