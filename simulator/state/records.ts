import type { Trade } from '../ecpay/records.ts';
import type { Allowance, DelayedInvoice, Invoice, NumberRange } from '../ecpay-invoice/records.ts';
import type { LinePayment } from '../line-pay/records.ts';
/** A sum as PayPal writes it. */
export interface Money {
  currency_code: string;
  value: string;
}

export interface Item {
  name: string;
  quantity: string;
  unit_amount: Money;
  tax?: Money;
  description?: string;
  sku?: string;
  category?: string;
}

export type Breakdown = Partial<
  Record<'item_total' | 'shipping' | 'handling' | 'tax_total' | 'insurance' | 'shipping_discount' | 'discount', Money>
>;

export interface PurchaseUnit {
  reference_id?: string;
  custom_id?: string;
  invoice_id?: string;
  description?: string;
  soft_descriptor?: string;
  payee?: { merchant_id?: string; email_address?: string };
  amount: Money & { breakdown?: Breakdown };
  items?: Item[];
  shipping?: { address?: { country_code: string } };
}

/** The result at capture that the buyer chose on the approve page. */
export type Funding = 'instant' | 'pending' | 'declined';

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  units: PurchaseUnit[];
  with_source: boolean;
  return_url: string | null;
  cancel_url: string | null;
  locale: string;
  funding: Funding;
  /** Captures that ended in INSTRUMENT_DECLINED. */
  declines: number;
  capture_ids: string[];
  created_at: number;
  approved_at: number | null;
  updated_at: number;
}

export interface Capture {
  id: string;
  order_id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  pending_reason: string | null;
  amount: Money;
  minor: number;
  refunded_minor: number;
  custom_id: string | null;
  invoice_id: string | null;
  created_at: number;
  updated_at: number;
}

export interface Refund {
  id: string;
  capture_id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: Money;
  minor: number;
  custom_id: string | null;
  invoice_id: string | null;
  note_to_payer: string | null;
  created_at: number;
  updated_at: number;
}

/** A request id that PayPal still knows, and its result. */
export interface Replay {
  /** The call and the id: `capture <order id> <request id>`. */
  id: string;
  made: string;
  at: number;
}

/** A card page that was opened by a correctly signed form. */
export interface CardSession {
  id: string;
  fields: Record<string, string>;
  opened_at: number;
}

export type CardStatus = 'CHARGED' | 'PARTIAL' | 'REVIEW' | 'DECLINED' | 'ERROR' | 'REJECTED';

export interface CardPayment {
  /** The transaction id. */
  id: string;
  session_id: string;
  access_key: string;
  profile_id: string;
  transaction_uuid: string;
  reference_number: string;
  card: string;
  decision: string;
  reason_code: string;
  status: CardStatus;
  currency: string;
  amount: string;
  minor: number;
  /** The amount that was really charged. */
  charged_minor: number;
  refunded_minor: number;
  /** The signed answer, byte for byte as it was first made. */
  answer: [string, string][];
  created_at: number;
  updated_at: number;
}

export interface CardRefund {
  id: string;
  payment_id: string;
  reference: string | null;
  currency: string;
  amount: string;
  minor: number;
  created_at: number;
}

export interface Attempt {
  at: number;
  status: number | null;
  problem: string | null;
  /** The shop's answers to ECPay's messages. */
  said?: string;
}

/** One message to the shop, with the shop's answer each time. */
export interface SentMessage {
  id: string;
  provider: 'paypal' | 'cybersource' | 'browser' | 'ecpay' | 'ecpay_invoice';
  kind: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  created_at: number;
  attempts: Attempt[];
}

/** Everything the simulator stores, by table. */
export interface Tables {
  orders: PaypalOrder;
  captures: Capture;
  refunds: Refund;
  replays: Replay;
  sessions: CardSession;
  payments: CardPayment;
  card_refunds: CardRefund;
  messages: SentMessage;
  invoices: Invoice;
  allowances: Allowance;
  delayed_invoices: DelayedInvoice;
  invoice_ranges: NumberRange;
  trades: Trade;
  line_payments: LinePayment;
}
