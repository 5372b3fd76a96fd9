import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { type Person, rolesOf, type StaffRole, verdict } from '#shared/rights.ts';

/**
 * How a person is notified of a kind: soon by mail or LINE, in the daily summary, or not at all. The bell shows the
 * first two.
 */
export const PACES = ['now', 'digest', 'off'] as const;
export type Pace = (typeof PACES)[number];

interface KindFacts {
  /** Who may see it; an admin may see everything. */
  roles: readonly StaffRole[];
  /** The pace of a person who has chosen nothing. */
  standard: Pace;
  /** Roles with another standard. */
  except?: Partial<Record<StaffRole, Pace>>;
}

/** What the shop notifies its staff about, in the order of a working day. */
const NOTICE_KINDS = {
  new_order: { roles: ['support', 'workshop', 'finance'], standard: 'now', except: { workshop: 'digest' } },
  transfer_reported: { roles: ['finance'], standard: 'now' },
  payment_problem: { roles: ['finance'], standard: 'now' },
  invoice_problem: { roles: ['finance'], standard: 'now' },
  return_requested: { roles: ['support'], standard: 'now' },
  cancellation_requested: { roles: ['support'], standard: 'now' },
  message: { roles: ['support'], standard: 'now' },
  enquiry: { roles: ['support'], standard: 'now' },
  application: { roles: ['reviewer'], standard: 'now', except: { admin: 'digest' } },
  work_submitted: { roles: ['reviewer'], standard: 'now', except: { admin: 'digest' } },
  payout: { roles: ['finance'], standard: 'now' },
  mail_given_up: { roles: [], standard: 'digest' },
  job_failing: { roles: [], standard: 'now' },
} as const satisfies Record<string, KindFacts>;
export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** What a notice says besides its subject. Nothing about a buyer: notices leave the shop as mails and LINE messages. */
export interface NoticeFacts {
  /** About an order that was placed in test mode. */
  test?: true | undefined;
  amount?: number | undefined;
  currency?: Currency | undefined;
  /** The order that a message is about. */
  order?: string | undefined;
  /** A work’s title by language. */
  title?: Partial<Text> | undefined;
  /** Several things in one notice. */
  count?: number | undefined;
  what?: (typeof NOTICE_MATTERS)[number] | undefined;
}

/** What exactly happened, if its kind does not say it. `books_differ`: the subject has a case, which differs from other books. */
export const NOTICE_MATTERS = [
  'payment_held',
  'refund_stuck',
  'refund_case',
  'books_differ',
  'answered',
  'invoice_failed',
  'invoice_numbers',
  'payout_draft',
  'payout_due',
] as const;

/** A notice as its texts need it. */
export interface NoticeText {
  kind: NoticeKind;
  /** An order’s code, or the number or name of anything else. */
  subject: string;
  facts: NoticeFacts;
}

/** Several notices as one mail or LINE message; it contains nothing about buyers. */
export interface NoticeSummary {
  name: string;
  /** How many notices of each kind. */
  counts: { kind: NoticeKind; count: number }[];
  /** The first of them. */
  lines: NoticeText[];
}

/** The kinds a person’s roles may see. */
export function kindsFor(person: Person): NoticeKind[] {
  return NOTICE_KIND_NAMES.filter((kind) =>
    ['admin' as const, ...NOTICE_KINDS[kind].roles].some((role) => verdict(role, person) === 'allowed'),
  );
}

/** The pace of a kind before the person chooses: the soonest that one of their own roles has. */
export function standardPace(kind: NoticeKind, person: Person): Pace {
  const { roles, standard, except }: KindFacts = NOTICE_KINDS[kind];
  const own = rolesOf(person).filter((role) => role === 'admin' || roles.includes(role));
  const paces = own.map((role) => except?.[role] ?? standard);
  return PACES.find((pace) => paces.includes(pace)) ?? 'off';
}

/** Before each difference had a case, one notice was about all payments of a day: its subject is the day. */
export function isOfDay(subject: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(subject);
}

/** The back-office page of a notice, without its language. */
export function noticePath({ kind, subject, facts }: NoticeText): string {
  if (facts.what === 'books_differ')
    return isOfDay(subject) ? '/admin/books-case' : `/admin/books-case?keyword=${encodeURIComponent(subject)}`;
  switch (kind) {
    case 'payment_problem':
    case 'new_order':
    case 'transfer_reported':
    case 'return_requested':
    case 'cancellation_requested':
      return `/admin/order/${subject}`;
    case 'invoice_problem':
      return '/admin/invoice';
    case 'message':
      return `/admin/message/${subject}`;
    case 'enquiry':
      return `/admin/contact/${subject}`;
    case 'application':
      return `/admin/application/${subject}`;
    case 'work_submitted':
      return `/admin/review/${subject}`;
    case 'payout':
      return facts.what === 'payout_due' ? '/admin/payout' : `/admin/payout/${subject}`;
    case 'mail_given_up':
      return '/admin/connection';
    case 'job_failing':
      return '/admin';
  }
}
