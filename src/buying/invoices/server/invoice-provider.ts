import type { InvoiceBuyer, InvoiceLine } from '../invoice.contract.ts';
import type { InvoiceCheck } from '../invoice-forms.contract.ts';
import type { ClearanceMark, InvoiceProblem, TaxKind } from '../invoice-states.rules.ts';

/** The provider's own code and words; null if there was no answer. */
interface ProviderWords {
  code: string | null;
  words: string | null;
}

/**
 * `refused`: the provider has done nothing, for this reason. `unknown`: it may have done it or not, so ask before trying again;
 * `rate_limited` and `keys_refused` mean that it has not even looked.
 */
export type Answer<Done> =
  | ({ state: 'done' } & Done)
  | ({ state: 'refused'; problem: InvoiceProblem } & ProviderWords)
  | ({ state: 'unknown'; problem: InvoiceProblem } & ProviderWords);

export interface IssueAsked {
  relate_number: string;
  buyer: InvoiceBuyer;
  lines: readonly InvoiceLine[];
  total: number;
  tax_kind: TaxKind;
  zero_reason: string | null;
  clearance: ClearanceMark | null;
}

export interface Numbered {
  number: string;
  issued_at: Date;
}

export interface AllowanceAsked extends Numbered {
  buyer: InvoiceBuyer;
  lines: readonly InvoiceLine[];
  total: number;
  tax_kind: TaxKind;
}

/** An invoice as the provider has it. */
export interface InvoiceThere extends Numbered {
  random_code: string;
  total: number;
  /** Null for a consumer. */
  tax_id: string | null;
  isVoid: boolean;
  /** What its allowances have left of it. */
  left: number;
  /** Whether the ministry has it; undefined if the provider does not say. */
  isUploaded?: boolean | undefined;
}

/** The interface to a provider of uniform invoices, without orders and without the database. Never rejects. */
export interface InvoiceProvider {
  issue(asked: IssueAsked): Promise<Answer<Numbered & { random_code: string }>>;
  /** By our own number; `found` is null if the provider has none. */
  query(relateNumber: string): Promise<Answer<{ found: InvoiceThere | null }>>;
  void(invoice: Numbered & { reason: string }): Promise<Answer<object>>;
  /** On paper, with a message to the buyer. It cannot be repeated safely: compare the remainder before. */
  allowance(asked: AllowanceAsked): Promise<Answer<Numbered & { left: number }>>;
  voidAllowance(allowance: { invoice: string; number: string; reason: string }): Promise<Answer<object>>;
  /** Whether the ministry knows a phone's barcode, or a donation code. */
  check(kind: 'mobile' | 'donation', code: string): Promise<InvoiceCheck>;
  /** How many numbers of a period are left. */
  stock(period: string): Promise<Answer<{ left: number }>>;
}
