import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Lang } from '#shared/languages.ts';
import type { Currency } from '#shared/money.ts';

/** The payment methods with a provider. */
export type ProviderPayType = Exclude<PayType, 'transfer'>;

/** A new attempt for a provider. Amounts are in minor units: NTD dollars, USD cents. */
export interface Asked {
  /** A uuid. PayPal: request id and `custom_id`. CyberSource: `transaction_uuid`. */
  attempt_id: string;
  /** Order code, `-`, number of the attempt; at most 50 characters. `invoice_id` or `reference_number`. */
  reference: string;
  code: string;
  paytype: ProviderPayType;
  /** `subtotal` and `shipping` together; the lines sum up to `subtotal`. */
  amount: number;
  subtotal: number;
  shipping: number;
  currency: Currency;
  lines: readonly { name: string; nums: number; unit_price: number }[];
  lang: Lang;
  /** ECPay: the number we gave the payment (`newNumber`). */
  provider_id: string | null;
  /**
   * Where the buyer returns to, where the provider posts its messages (`info`: about a number to pay), and the order's page for
   * a buyer who turns back: absolute, on the shop's host.
   */
  urls: { back: string; cancel: string; notify: string; info: string; page: string };
}

/** A started attempt, as the shop has stored it. */
export interface Known {
  attempt_id: string;
  reference: string;
  amount: number;
  currency: Currency;
  /** PayPal: the order's id there. LINE Pay: the transaction's. ECPay: our MerchantTradeNo. */
  provider_id: string | null;
  /** PayPal: the capture's id. CyberSource: the transaction's. */
  transaction_id: string | null;
  /** The numbers of our refund requests; a provider that does not list refunds is asked for each. */
  refund_requests?: readonly string[];
}

export type Begun =
  | { way: 'redirect'; url: string; provider_id: string }
  | { way: 'form'; action: string; fields: readonly (readonly [name: string, value: string])[] };

/** The provider's report about an attempt. Everything unexpected is `unknown`: we ask again later. */
export type Outcome =
  /** The buyer has not approved. */
  | { state: 'waiting' }
  /** PayPal: may be captured. */
  | { state: 'approved' }
  /**
   * The money was charged, and merchant and attempt are ours. If the shop's amount is known (`Known`), it matches. `refunds`,
   * if present, are all that the provider has; without it, nothing is known about refunds.
   */
  | { state: 'paid'; transaction_id: string; amount: number; currency: Currency; refunds?: readonly RefundThere[] }
  /** The buyer has a number to pay at an ATM (then with a bank) or in a store, until a moment. Nothing is paid. */
  | { state: 'numbered'; bank: string | null; number: string; until: Date; amount: number }
  | { state: 'processing'; transaction_id: string | null; reason: string }
  /** Held for staff: REVIEW, only a part of the amount, or another amount than the attempt's. */
  | { state: 'review'; transaction_id: string | null; reason: string; amount?: number; currency?: Currency }
  /** This try brought no money; the attempt may not be retried. */
  | { state: 'declined'; reason: string }
  /** No money yet, and the buyer may retry at this URL. */
  | { state: 'again'; url: string; reason: string }
  /** Expired, voided, cancelled: no money can arrive any more. */
  | { state: 'gone'; reason: string }
  /** No answer, or one that we cannot interpret. */
  | { state: 'unknown'; reason: string };

/** A retry with the same `request_id` refunds once. */
export interface RefundAsked {
  /** At most 50 characters. */
  request_id: string;
  known: Known;
  /** In the currency of `known`. */
  amount: number;
  note?: string;
  /** When this number was first requested, if it was: a provider without request ids shows a refund only after a while. */
  first_asked_at?: Date | null;
  /** The provider's numbers of refunds that are in our books: a list without request ids is compared with them. */
  booked?: readonly string[];
}

export type Refunded =
  | { state: 'done'; provider_refund_id: string }
  | { state: 'pending'; provider_refund_id: string }
  | { state: 'refused'; reason: string }
  /** The result is unknown: ask again with the same number. */
  | { state: 'unknown'; reason: string };

/** A post in a provider's name: its bytes as they arrived, at most 64 KB. */
export interface RawMessage {
  body: Uint8Array;
  headers: Headers;
  how: 'notify' | 'back';
}

/** A checked message. Trust nothing in it unless `verified`. */
export interface Message {
  verified: boolean;
  /** Why it was not verified: a short code. */
  problem: string | null;
  /** Identifies repeated deliveries. */
  event_id: string | null;
  attempt_id: string | null;
  /** The attempt's reference in the message: must be that of `attempt_id`. */
  reference: string | null;
  provider_id: string | null;
  /** The capture or transaction it is about; all that identifies the payment in an event about a refund. */
  transaction_id: string | null;
  /** The payment method it was sent under: must be that of `attempt_id`. */
  paytype: ProviderPayType | null;
  kind: string;
  /** Null if the message is only a hint, and we have to ask the provider. */
  outcome: Outcome | null;
  /** What may be recorded: no card, no secret, few and short. */
  noted: Record<string, string>;
}

/** A message that passed every check that costs nothing. Only the provider can verify that it is genuine. */
export interface Claim {
  /** Its content, for lookups only; do not trust it. */
  said: Message;
  /** Asks the provider. Rejects with {@link ProviderTrouble} if that cannot be decided now. */
  verify(): Promise<Message>;
}

/** The interface to a payment provider, without orders and without the database. */
export interface PaymentProvider {
  /** `test`: simulated, for test orders only. */
  name: 'paypal' | 'cybersource' | 'ecpay' | 'linepay' | 'test';
  /** A number for a new payment, if the provider wants one of ours that was never used; it is stored before the buyer leaves. */
  newNumber?(): string;
  /** How long a buyer can approve, if it is much shorter than three hours. */
  openMs?: number;
  /** Rejects with {@link ProviderTrouble}. A retry with the same attempt is the same payment there. */
  begin(asked: Asked): Promise<Begun>;
  /** Captures the money that the buyer has approved; safe to repeat. Absent if approval already pays. */
  take?(known: Known): Promise<Outcome>;
  /** Absent if the provider cannot be asked. */
  read?(known: Known): Promise<Outcome>;
  /** Absent if only staff can refund, on the provider's own pages. */
  refund?(refund: RefundAsked): Promise<Refunded>;
  /** Checks a post in the provider's name, without asking anyone. */
  message(raw: RawMessage): Message | Claim;
}

/** The provider cannot be reached, or does not behave as documented. Contains nothing secret. */
export class ProviderTrouble extends Error {
  /** A short code for logs and events. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider: ${reason}`, options);
    this.name = 'ProviderTrouble';
    this.reason = reason;
  }
}
