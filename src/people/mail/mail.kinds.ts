import type { Currency } from '#shared/money.ts';
import type { StaffRole } from '#shared/rights.ts';

/**
 * What each kind of mail is told. A `path` leads to a page of the shop without its language prefix; what is secret in it
 * stands behind `#`, which browsers send neither to a server nor in a Referer.
 */
export interface MailData extends OrderMailData {
  verify_address: { name: string; path: string };
  welcome: { name: string };
  password_reset: { name: string; path: string; minutes: number };
  change_address: { name: string; path: string };
  address_changing: { name: string; email: string };
  address_changed: { name: string; email: string };
  link_identity: { name: string; provider: 'line' | 'google'; path: string; minutes: number };
  new_device: { name: string; device: string; at: string };
  staff_invited: { name: string; role: StaffRole; path: string; days: number };
  second_factor: {
    name: string;
    change: 'on' | 'off' | 'passkey_added' | 'codes_renewed' | 'recovery_used' | 'reset';
    at: string;
  };
  data_request_received: { name: string; request: 'export' | 'deletion'; due_at: string };
  data_export_ready: { name: string; path: string };
  account_deleted: { name: string };
  message_answered: { name: string; subject: string; text: string; path: string };
  /** Nothing of what was written: the address is one that nobody has proved. `path` leads a member to the conversation. */
  contact_received: { name: string; number: number; path?: string };
  contact_new: ContactMail;
  contact_answer: { name: string; number: number; text: string; contents: string; files?: MailedFiles };
  application_received: { name: string; due_at: string };
  application_needs_info: { name: string; question: string };
  application_approved: { name: string };
  application_rejected: { name: string; reason: string };
  application_suspended: { name: string; reason: string };
  application_reinstated: { name: string; reason: string };
  sale_made: SaleMail;
  work_needs_changes: { name: string; title: string; item_id: number; words: string };
  work_online: { name: string; title: string; item_id: number };
}

/** Files that wait behind a link: mail servers refuse what is large, and a mail that is sent again stays small. */
interface MailedFiles {
  names: string[];
  path: string;
  until: string;
}

/** What staff are told of an enquiry. */
export interface ContactMail {
  number: number;
  kind: 'contact' | 'partner' | 'collaboration';
  name: string;
  email: string;
  phone: string;
  company: string;
  contents: string;
  path: string;
}

/** What a seller is told of an order: their own lines, and nothing of the buyer. Amounts are in minor units. */
export interface SaleMail {
  name: string;
  code: string;
  currency: Currency;
  /** In whole per cent; 0 for what left the country. */
  tax_rate: number;
  lines: (Omit<OrderMail['lines'][number], 'amount'> & {
    /** Of a limited edition. */
    numbers: number[];
    /** With tax, without tax, and the share of it at the rate, which is in hundredths of a per cent. */
    gross: number;
    net: number;
    rate_bp: number;
    amount: number;
  })[];
}

/** What every mail about an order is told. Amounts are in minor units, sizes in millimetres, times in UTC. */
export interface OrderMail {
  name: string;
  code: string;
  subtotal: number;
  shipping_fee: number;
  total: number;
  currency: Currency;
  lines: {
    title: string;
    artist: string;
    frame: string;
    size: { w_mm: number; h_mm: number };
    nums: number;
    /** Of the whole line. */
    amount: number;
    /** Path of the framed picture, the same for every reader. */
    picture: string;
  }[];
  /** While the order waits for its money. */
  pay_by?: string;
  bank?: {
    bank_name: string;
    bank_code: string;
    bank_address: string;
    account_number: string;
    account_holder: string;
  };
}

export interface OrderMailData {
  order_received: OrderMail;
  payment_reminder: OrderMail;
  transfer_reported: OrderMail & { digits: string; amount: number; wait_until: string };
  transfer_not_found: OrderMail;
  paid: OrderMail;
  /** `charged`: what the provider took all the same, and what is refunded. */
  payment_failed: OrderMail & { charged?: number };
  order_expired: OrderMail;
  shipped: OrderMail & { carrier: string; tracking: string };
  /** What was queued before `withdraw_until` was told does without. */
  arrived: OrderMail & { return_until: string; withdraw_until?: string };
  cancellation_requested: OrderMail;
  cancellation_decided: OrderMail & { accepted: boolean; reason: string };
  /** `collected`: it is the statutory withdrawal, and we fetch the parcel at our cost. */
  return_decided: OrderMail & { approved: boolean; collected?: boolean; reason: string };
  refunded: OrderMail & { amount: number };
}

export type MailKind = keyof MailData;

/** A mail of one kind, or of any, with the data of its own kind. */
export type MailContent<Kind extends MailKind = MailKind> = {
  [Each in Kind]: { kind: Each; data: MailData[Each] };
}[Kind];
