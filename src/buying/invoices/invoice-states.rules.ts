/** An invoice from the payment to its end. `void` without a number: it was never issued. */
export const INVOICE_STATES = ['queued', 'issuing', 'issued', 'voiding', 'void', 'failed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An allowance of one refund. `covered`: the invoice was voided instead. */
export const ALLOWANCE_STATES = ['queued', 'issuing', 'issued', 'voiding', 'void', 'covered', 'failed'] as const;
export type AllowanceState = (typeof ALLOWANCE_STATES)[number];

/** Who issues: ECPay over the network, or the accountant, whose numbers staff enter. */
export const INVOICE_WAYS = ['ecpay', 'manual'] as const;
export type InvoiceWay = (typeof INVOICE_WAYS)[number];

/** Exports are zero-rated; everything that is handed over in Taiwan is taxable. */
export const TAX_KINDS = ['taxable', 'zero'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Goods exported from Taiwan, and how: not through customs (a parcel with proof of posting), or through customs. */
export const EXPORT_REASON = '71';
export const CLEARANCE_MARKS = ['1', '2'] as const;
export type ClearanceMark = (typeof CLEARANCE_MARKS)[number];
export const USUAL_CLEARANCE: ClearanceMark = '2';

/** Why an invoice or an allowance is not done. The provider's own code and words are stored beside it. */
export const INVOICE_PROBLEMS = [
  'unreachable',
  'rate_limited',
  'keys_refused',
  'numbers_used_up',
  'carrier_refused',
  'donation_refused',
  'tax_id_refused',
  'buyer_incomplete',
  'amounts_refused',
  'export_facts_missing',
  'number_taken',
  'differs',
  'too_late_to_void',
  'allowance_in_the_way',
  'already_void',
  'over_remainder',
  'not_found_there',
  'number_missing',
  'rate_to_check',
  'refused',
] as const;
export type InvoiceProblem = (typeof INVOICE_PROBLEMS)[number];

/** Every call to the provider, and every act of staff. */
export const INVOICE_ACTS = [
  'issue',
  'query',
  'void',
  'allowance',
  'void_allowance',
  'check_buyer',
  'compare',
  'retry',
  'correct',
  'enter',
  'enter_void',
  'order_void',
  'hand_over',
] as const;
export type InvoiceAct = (typeof INVOICE_ACTS)[number];

/** What can differ between the provider's books and the shop's. */
export const INVOICE_DIFFERENCES = [
  'missing_there',
  'void_there',
  'not_void_there',
  'total',
  'buyer',
  'remainder',
  'not_uploaded',
] as const;
export type InvoiceDifference = (typeof INVOICE_DIFFERENCES)[number];
