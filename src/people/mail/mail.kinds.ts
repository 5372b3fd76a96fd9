import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import type { Currency } from '#shared/money.ts';
import type { StaffRole } from '#shared/rights.ts';
import type { PayeeFactName } from './payee-facts.rules.ts';

/**
 * The data of each kind of mail. A `path` is a page of the shop without its language prefix; secrets follow `#`, because
 * browsers send that part neither to a server nor in a Referer.
 */
export interface MailData extends OrderMailData {
  /** Mails queued by older versions have no code. */
  verify_address: { name: string; path: string; code?: string; minutes?: number };
  welcome: { name: string };
  password_reset: { name: string; path: string; minutes: number };
  change_address: { name: string; path: string };
  address_changing: { name: string; email: string };
  address_changed: { name: string; email: string };
  link_identity: { name: string; provider: 'line' | 'google'; path: string; minutes: number };
  identity_linked: { name: string; provider: 'line' | 'google' };
  new_device: { name: string; device: string; at: string };
  staff_invited: { name: string; role: StaffRole; more_roles?: StaffRole[]; path: string; days: number };
  second_factor: {
    name: string;
    change: 'on' | 'off' | 'passkey_added' | 'codes_renewed' | 'recovery_used' | 'reset';
    at: string;
  };
  data_request_received: { name: string; request: 'export' | 'deletion'; due_at: string };
  data_export_ready: { name: string; path: string };
  account_deleted: { name: string };
  message_answered: { name: string; subject: string; text: string; path: string };
  /** Nothing of the enquiry's text: the address is unverified. `path` leads a member to the conversation. */
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
  payout_paid: PayoutMail;
  /** Without values. `account`: the payee has an account in the shop. */
  payee_changed: { name: string; by: 'seller' | 'staff'; what: PayeeFactName[]; account: boolean };
  work_needs_changes: { name: string; title: string; item_id: number; words: string };
  work_online: { name: string; title: string; item_id: number };
  staff_notice: NoticeSummary;
  staff_digest: NoticeSummary;
}

/** Files behind a link: mail servers refuse large mails, and a retried mail stays small. */
interface MailedFiles {
  names: string[];
  path: string;
  until: string;
}

/** The mail to staff about an enquiry. */
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

/** The mail to a seller about an order: their own lines, and nothing about the buyer. Amounts are in minor units. */
export interface SaleMail {
  name: string;
  code: string;
  currency: Currency;
  /** In whole per cent; 0 for exports. */
  tax_rate: number;
  lines: (Omit<OrderMail['lines'][number], 'amount'> & {
    /** The numbers of a limited edition. */
    numbers: number[];
    /** With tax, without tax, and the share of the net amount; the rate is in hundredths of a per cent. */
    gross: number;
    net: number;
    rate_bp: number;
    amount: number;
  })[];
}

/** A payout, with its statement attached. Amounts are in minor units. */
export interface PayoutMail {
  name: string;
  reference: string;
  /** The day of the payment. */
  day: string;
  currency: Currency;
  gross: number;
  withholding: number;
  premium: number;
  net: number;
  last_digits: string;
  /** The payee has an account in the shop. */
  account: boolean;
  files: AttachedFile[];
}

/** A small file that is part of the mail: for people who cannot sign in. */
export interface AttachedFile {
  name: string;
  type: string;
  base64: string;
}

/** The data of every mail about an order. Amounts are in minor units, sizes in millimetres, times in UTC. */
export interface OrderMail {
  /** Of an order that was placed in test mode. */
  test?: true;
  name: string;
  code: string;
  subtotal: number;
  shipping_fee: number;
  total: number;
  currency: Currency;
  /** Missing in mails that were queued before orders had their own. */
  return_days?: number;
  lines: {
    title: string;
    artist: string;
    frame: string;
    size: { w_mm: number; h_mm: number };
    nums: number;
    /** Of the whole line. */
    amount: number;
    /** Path of the framed picture, the same for every recipient. */
    picture: string;
  }[];
  /** The place of an order that its buyer picks up. */
  pickup?: { name: string; address: string; note: string };
  /** Of a gift: for whom, and the first day on which it may be delivered. */
  gift?: { recipient?: string; not_before?: string };
  /** While the order is awaiting payment. */
  pay_by?: string;
  bank?: {
    bank_name: string;
    bank_code: string;
    bank_address: string;
    account_number: string;
    account_holder: string;
  };
}

/** First and last day of the expected arrival, or when it is ready for pickup (`YYYY-MM-DD`); missing in older mails. */
interface ArrivingMail {
  arrival?: { from: string; to: string };
}

/** The number of the uniform invoice, if it has been issued by then. */
interface InvoicedMail {
  invoice_number?: string;
}

export interface OrderMailData {
  order_received: OrderMail & ArrivingMail;
  /** Instead of `order_received` and `paid`, if the order is paid before the first of them leaves. */
  order_paid: OrderMail & ArrivingMail;
  payment_reminder: OrderMail;
  transfer_reported: OrderMail & { digits: string; amount: number; wait_until: string };
  transfer_not_found: OrderMail;
  /** `pay_bank` is null for a code to pay with in a store. */
  payment_number: OrderMail & { pay_bank: string | null; pay_number: string; until: string };
  paid: OrderMail & ArrivingMail;
  /** `charged`: the amount that the provider charged nevertheless and that we refund. */
  payment_failed: OrderMail & { charged?: number };
  order_expired: OrderMail;
  /** `tracking_url`: the parcel's page at the carrier, if it has one. */
  shipped: OrderMail & ArrivingMail & InvoicedMail & { carrier: string; tracking: string; tracking_url?: string };
  pickup_ready: OrderMail & InvoicedMail & { pickup_code: string; pickup_until: string };
  /** `late`: the time has passed. */
  pickup_reminder: OrderMail & { pickup_code: string; pickup_until: string; late?: boolean };
  /** Mails queued by older versions have no `withdraw_until`. */
  /** `kit`: some prints are framed, so there is a hanging kit. */
  arrived: OrderMail & { return_until: string; withdraw_until?: string; kit?: boolean };
  cancellation_requested: OrderMail;
  /** `account_wanted`: we refund by transfer, and ask for the account on the order's page. */
  cancellation_decided: OrderMail & { accepted: boolean; account_wanted?: boolean; reason: string };
  /** `collected`: for a statutory withdrawal we collect the parcel at our cost. */
  return_decided: OrderMail & { approved: boolean; collected?: boolean; account_wanted?: boolean; reason: string };
  refund_account: OrderMail;
  refunded: OrderMail & { amount: number };
}

export type MailKind = keyof MailData;

/** A mail of one kind, or of any, with the data of that kind. */
export type MailContent<Kind extends MailKind = MailKind> = {
  [Each in Kind]: { kind: Each; data: MailData[Each] };
}[Kind];
