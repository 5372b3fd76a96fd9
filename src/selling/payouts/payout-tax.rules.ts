import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import type { IncomeCode, LegalForm, Residency } from './payee.rules.ts';

/** Withholding tax on payments of some income codes to residents or non-residents. Amounts are in NT dollars. */
interface WithholdingRate {
  /** The first day of payments to which it applies. */
  from: string;
  residency: Residency;
  codes: readonly IncomeCode[];
  /** Hundredths of a per cent. */
  rate_bp: number;
  /** Tax up to this amount is not withheld. */
  tax_free?: number;
  /** Nothing is withheld from payments up to this amount. */
  payment_free?: number;
}

/** The supplementary premium of the National Health Insurance on one payment to a resident person. */
interface PremiumRate {
  from: string;
  codes: readonly IncomeCode[];
  rate_bp: number;
  /** Payments below this amount are free. */
  least: number;
  /** Of a payment, only this amount counts. */
  most: number;
}

/** The oldest first. Add a changed rate as a new row before its first day. To be confirmed by the shop's accountant. */
const WITHHOLDING_RATES: readonly WithholdingRate[] = [
  { from: '2010-01-01', residency: 'resident', codes: ['9A', '9B', '53'], rate_bp: 1000, tax_free: 2000 },
  { from: '2010-01-01', residency: 'non_resident', codes: ['9B'], rate_bp: 2000, payment_free: 5000 },
  { from: '2010-01-01', residency: 'non_resident', codes: ['9A', '53'], rate_bp: 2000 },
];

/** The oldest first. To be confirmed by the shop's accountant. */
const PREMIUM_RATES: readonly PremiumRate[] = [
  { from: '2021-01-01', codes: ['9A', '9B'], rate_bp: 211, least: 20_000, most: 10_000_000 },
];

/** Why an amount is withheld, or why none is. */
export const WITHHOLDING_REASONS = ['rate', 'small', 'invoice', 'not_insured', 'exempt', 'not_for_code'] as const;
export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number];

/** A rule as it was applied to a payout: copied, so that it can be explained for ever. */
export interface AppliedRule {
  reason: WithholdingReason;
  rate_bp: number;
  /** The first day of the rate; null if no rate decides. */
  from: string | null;
}

export interface Withheld {
  /** Null for a company that issues an invoice. */
  code: IncomeCode | null;
  withholding: number;
  premium: number;
  net: number;
  rules: { withholding: AppliedRule; premium: AppliedRule };
}

interface Payment {
  gross: number;
  currency: Currency;
  /** US dollars for one NT dollar: the limits of the rules are in NT dollars. */
  usd_rate: number;
  /** Of the payment, `YYYY-MM-DD`. */
  day: string;
}

export interface TaxedPayee {
  residency: Residency;
  legal_form: LegalForm;
  income_code: IncomeCode | null;
  /** The last day of a proven exemption from the premium. */
  premium_exempt_until: string | null;
}

/** What is withheld from a payment by the rules of its day. Each amount is rounded once, a half up. */
export function withheldFrom(payee: TaxedPayee, payment: Payment): Withheld {
  if (isInvoicing(payee)) {
    const none: AppliedRule = { reason: 'invoice', rate_bp: 0, from: null };
    return { code: null, withholding: 0, premium: 0, net: payment.gross, rules: { withholding: none, premium: none } };
  }
  const [withholding, taxRule] = taxOf(payee, payment);
  const [premium, premiumRule] = premiumOf(payee, payment);
  const net = payment.gross - withholding - premium;
  return { code: payee.income_code, withholding, premium, net, rules: { withholding: taxRule, premium: premiumRule } };
}

/** A company in Taiwan gives us a uniform invoice: nothing is withheld. */
function isInvoicing({ residency, legal_form }: Pick<TaxedPayee, 'residency' | 'legal_form'>): boolean {
  return residency === 'resident' && legal_form === 'company';
}

/** Whether two computations withhold the same amounts by the same rules. */
export function isSameWithheld(one: Withheld, other: Withheld): boolean {
  const isSame = (rule: AppliedRule, like: AppliedRule) =>
    rule.reason === like.reason && rule.rate_bp === like.rate_bp && rule.from === like.from;
  return (
    one.withholding === other.withholding &&
    one.premium === other.premium &&
    isSame(one.rules.withholding, other.rules.withholding) &&
    isSame(one.rules.premium, other.rules.premium)
  );
}

/** The first days of all rules in force on a day, for the page. */
export function rulesOn(day: string): { withholding: readonly WithholdingRate[]; premium: PremiumRate | undefined } {
  const inForce = WITHHOLDING_RATES.filter(({ from }) => from <= day);
  const withholding = inForce.filter(
    (rate, at) =>
      !inForce
        .slice(at + 1)
        .some(
          ({ residency, codes }) => residency === rate.residency && codes.some((code) => rate.codes.includes(code)),
        ),
  );
  return { withholding, premium: PREMIUM_RATES.findLast(({ from }) => from <= day) };
}

function taxOf({ residency, income_code }: TaxedPayee, payment: Payment): [number, AppliedRule] {
  const fits = (rate: WithholdingRate) =>
    rate.residency === residency && income_code !== null && rate.codes.includes(income_code);
  const rate = WITHHOLDING_RATES.findLast((one) => fits(one) && one.from <= payment.day);
  if (!rate) return [0, { reason: 'not_for_code', rate_bp: 0, from: null }];
  const { rate_bp, from, tax_free = 0, payment_free = 0 } = rate;
  const tax = part(payment.gross, rate_bp);
  const isSmall = inDollars(tax, payment) <= tax_free || inDollars(payment.gross, payment) <= payment_free;
  return isSmall ? [0, { reason: 'small', rate_bp, from }] : [tax, { reason: 'rate', rate_bp, from }];
}

function premiumOf(payee: TaxedPayee, payment: Payment): [number, AppliedRule] {
  const { residency, legal_form, income_code, premium_exempt_until } = payee;
  const without = (reason: WithholdingReason): [number, AppliedRule] => [0, { reason, rate_bp: 0, from: null }];
  if (residency === 'non_resident' || legal_form === 'company') return without('not_insured');
  const rate = PREMIUM_RATES.findLast(({ from }) => from <= payment.day);
  if (!rate || income_code === null || !rate.codes.includes(income_code)) return without('not_for_code');
  if (premium_exempt_until !== null && payment.day <= premium_exempt_until) return without('exempt');
  const { rate_bp, from, least, most } = rate;
  const dollars = inDollars(payment.gross, payment);
  if (dollars < least) return [0, { reason: 'small', rate_bp, from }];
  const base = dollars > most ? Math.floor((payment.gross * most) / dollars) : payment.gross;
  return [part(base, rate_bp), { reason: 'rate', rate_bp, from }];
}

/** An amount in NT dollars, unrounded. */
export function inDollars(amount: number, { currency, usd_rate }: Pick<Payment, 'currency' | 'usd_rate'>): number {
  return currency === 'NTD' ? amount : amount / MINOR_UNITS[currency] / usd_rate;
}

function part(amount: number, rate_bp: number): number {
  return Math.floor((amount * rate_bp + 5_000) / 10_000);
}
