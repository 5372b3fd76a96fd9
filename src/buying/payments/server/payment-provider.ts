import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Lang } from '#shared/languages.ts';
import type { Currency } from '#shared/money.ts';

/** The ways of paying that leave the shop. */
export type ProviderPayType = Exclude<PayType, 'transfer'>;

/** What a provider must know of an attempt to pay an order. Amounts are in minor units: NTD dollars, USD cents. */
export interface Asked {
  /** A uuid. PayPal: request id and `custom_id`. CyberSource: `transaction_uuid`. */
  attempt_id: string;
  /** Order code, `-`, number of the attempt; at most 50 characters. `invoice_id` or `reference_number`. */
  reference: string;
  /** The order's code. */
  code: string;
  paytype: ProviderPayType;
  /** `subtotal` and `shipping` together; the lines sum up to `subtotal`. */
  amount: number;
  subtotal: number;
  shipping: number;
  currency: Currency;
  lines: readonly { name: string; nums: number; unit_price: number }[];
  lang: Lang;
  /** Where the buyer comes back to, and where the provider's own message goes: absolute, on the shop's address. */
  urls: { back: string; cancel: string; notify: string };
}

/** What the shop has written down of an attempt that was begun. */
export interface Known {
  attempt_id: string;
  reference: string;
  amount: number;
  currency: Currency;
  /** PayPal: the order's id there. */
  provider_id: string | null;
  /** PayPal: the capture's id. CyberSource: the transaction's. */
  transaction_id: string | null;
  /** The numbers under which refunds of it were asked for; a provider that does not list them is asked for each. */
  refund_requests?: readonly string[];
}

/** How the buyer gets to the provider. */
export type Begun =
  | { way: 'redirect'; url: string; provider_id: string }
  | { way: 'form'; action: string; fields: readonly (readonly [name: string, value: string])[] };

/** What has become of an attempt, as the provider says. Everything unexpected is `unknown`: it is asked again later. */
export type Outcome =
  /** The buyer has not approved. */
  | { state: 'waiting' }
  /** PayPal: may be captured. */
  | { state: 'approved' }
  /**
   * The money was taken, and merchant and attempt are ours. Where the shop's amount is known (`Known`), it is this one. With
   * `refunds` these are all that the provider has of it; without, nothing was said of refunds.
   */
  | { state: 'paid'; transaction_id: string; amount: number; currency: Currency; refunds?: readonly RefundThere[] }
  | { state: 'processing'; transaction_id: string | null; reason: string }
  /** Held for staff: REVIEW, a part of the amount only, or an amount that is not the attempt's. */
  | { state: 'review'; transaction_id: string | null; reason: string; amount?: number; currency?: Currency }
  /** No money came of this try; the attempt may not be tried again. */
  | { state: 'declined'; reason: string }
  /** No money yet, and the buyer may try again at this address. */
  | { state: 'again'; url: string; reason: string }
  /** Expired, voided, cancelled: no money can come of it any more. */
  | { state: 'gone'; reason: string }
  /** No answer, or one that nobody understands. */
  | { state: 'unknown'; reason: string };

/** A refund that is asked for; the same `request_id` asked twice pays back once. */
export interface RefundAsked {
  /** At most 50 characters. */
  request_id: string;
  known: Known;
  /** In the currency of `known`. */
  amount: number;
  note?: string;
  /** When this number was asked for the first time, if it was: a provider without request ids shows a refund only after a while. */
  first_asked_at?: Date | null;
}

export type Refunded =
  | { state: 'done'; provider_refund_id: string }
  | { state: 'pending'; provider_refund_id: string }
  | { state: 'refused'; reason: string }
  /** Nobody knows whether it happened: ask again with the same number. */
  | { state: 'unknown'; reason: string };

/** What was posted to the shop in a provider's name: its bytes as they came, at most 64 KB. */
export interface RawMessage {
  body: Uint8Array;
  headers: Headers;
  how: 'notify' | 'back';
}

/** A message as it was checked. Nothing in it is to be believed unless `verified`. */
export interface Message {
  verified: boolean;
  /** Why it is not believed: a short code. */
  problem: string | null;
  /** What makes a second delivery the same message. */
  event_id: string | null;
  attempt_id: string | null;
  /** The attempt's reference as the message says it: must be that of `attempt_id`. */
  reference: string | null;
  provider_id: string | null;
  /** The capture or transaction it is about: all that an event about a refund says. */
  transaction_id: string | null;
  /** Under which way of paying it was sent: must be that of `attempt_id`. */
  paytype: ProviderPayType | null;
  kind: string;
  /** Null where the message is but a hint, and the provider has to be asked. */
  outcome: Outcome | null;
  /** What may be written down: no card, no secret, few and short. */
  noted: Record<string, string>;
}

/** A message that passed every check that costs nothing. Whether the provider sent it only the provider can say. */
export interface Claim {
  /** What it says, to be looked up and not to be believed. */
  said: Message;
  /** Asks the provider. Rejects with {@link ProviderTrouble} if that cannot be decided now. */
  verify(): Promise<Message>;
}

/** A payment provider, as the shop needs it. Knows nothing of orders or of the database. */
export interface PaymentProvider {
  name: 'paypal' | 'cybersource';
  /** Rejects with {@link ProviderTrouble}. The same attempt begun again is the same payment there. */
  begin(asked: Asked): Promise<Begun>;
  /** Takes the money that the buyer has approved; safe to repeat. Absent where approving is paying. */
  take?(known: Known): Promise<Outcome>;
  /** Asks the provider; absent where nobody can be asked. */
  read?(known: Known): Promise<Outcome>;
  /** Pays back; absent where only staff can, at the provider's own pages. */
  refund?(refund: RefundAsked): Promise<Refunded>;
  /** Checks what was posted in the provider's name, as far as nobody has to be asked. */
  message(raw: RawMessage): Message | Claim;
}

/** The provider cannot be reached, or does not do what it should. Says nothing secret. */
export class ProviderTrouble extends Error {
  /** A short code for logs and events. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider: ${reason}`, options);
    this.name = 'ProviderTrouble';
    this.reason = reason;
  }
}
