import { ACCOUNT_CURRENCY } from './bank-currency.rules.ts';
import { isSameEnd } from './bank-values.rules.ts';

export const LINE_KINDS = [
  'sure',
  'probable',
  'ambiguous',
  'digits_differ',
  'wrong_amount',
  'other_currency',
  'second',
  'closed',
  'none',
  'confirmed',
  'withdrawal',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The kinds that staff may confirm; the others match no order that awaits exactly this amount. */
export const CONFIRMABLE: readonly LineKind[] = ['sure', 'probable', 'ambiguous', 'digits_differ'];

export interface MatchedLine {
  line_id: number;
  day: string;
  amount: number;
  currency: string;
  digits: readonly string[];
  codes: readonly string[];
  is_confirmed: boolean;
  /** The code of the order it was confirmed for, if that still exists. */
  confirmed: string | null;
}

export interface PayableOrder {
  code: string;
  name: string;
  total: number;
  created_day: string;
  /** Whether it can be confirmed now; the others are paid or have ended. */
  waits: boolean;
  /** Whether a statement line was confirmed for it: then another line is different money. */
  has_line: boolean;
  reports: readonly { digits: string; amount: number; day: string }[];
}

/** The evidence for and against an order. */
interface Candidate {
  code: string;
  name: string;
  total: number;
  /** Whether the buyer's reported digits match the line's; `unknown` if one of them has none. */
  digits: 'same' | 'other' | 'unknown';
  /** Days between the bank's date and the reported one. */
  days: number | null;
  /** Whether the line names the order's code. */
  named: boolean;
}

/** Why a matching line is not sure: the bank's date is in the future, or before the order was placed. */
export const DOUBTS = ['future', 'early'] as const;
export type Doubt = (typeof DOUBTS)[number];

interface Explanation {
  line_id: number;
  kind: LineKind;
  doubt: Doubt | null;
  /** The most probable order. */
  code: string | null;
  candidates: Candidate[];
  /** The payment minus the order's total; negative if money is missing. */
  differs: number | null;
}

/** A transfer late on a Friday is booked on Monday; people also report the wrong day. */
const DAYS_APART = 3;
/** The number of candidates shown; more would not help. */
const MOST_CANDIDATES = 6;

type Weighed = Candidate & Pick<PayableOrder, 'waits' | 'has_line' | 'reports'>;

/**
 * Classifies each line of a statement. Sure lines are matched first, so that a line without digits is not proposed for an order
 * that another line certainly pays. Each order is proposed to one line only.
 */
export function explainLines(
  lines: readonly MatchedLine[],
  orders: readonly PayableOrder[],
  today: string,
): Explanation[] {
  const taken = new Set<string>();
  const explained = new Map<number, Explanation>();
  const weighed = new Map(lines.map((line) => [line.line_id, weigh(line, orders)]));
  for (const judge of [settled, sure, unsure]) {
    for (const line of lines) {
      if (explained.has(line.line_id)) continue;
      const found = judge(line, weighed.get(line.line_id) ?? [], taken);
      if (!found) continue;
      const verdict = doubted(found, line, orders, today);
      explained.set(line.line_id, { line_id: line.line_id, ...verdict });
      if (verdict.code && (verdict.kind === 'sure' || verdict.kind === 'probable')) taken.add(verdict.code);
    }
  }
  return lines.flatMap(({ line_id }) => explained.get(line_id) ?? []);
}

type Verdict = Omit<Explanation, 'line_id'>;

function settled(line: MatchedLine, all: readonly Weighed[]): Verdict | undefined {
  if (line.is_confirmed) return verdictOf('confirmed', [], line.confirmed);
  if (line.amount < 0) return verdictOf('withdrawal', []);
  if (line.currency === ACCOUNT_CURRENCY) return undefined;
  const named = all.filter((order) => order.named);
  return verdictOf('other_currency', named, named[0]?.code);
}

/** A match with an implausible date is not sure: staff have to check the account. */
function doubted(verdict: Verdict, { day }: MatchedLine, orders: readonly PayableOrder[], today: string): Verdict {
  if (!CONFIRMABLE.includes(verdict.kind)) return verdict;
  const placed = orders.find(({ code }) => code === verdict.code)?.created_day;
  const doubt = day > today ? 'future' : placed !== undefined && day < placed ? 'early' : null;
  if (doubt === null) return verdict;
  return { ...verdict, doubt, kind: verdict.kind === 'sure' ? 'probable' : verdict.kind };
}

function sure(line: MatchedLine, all: readonly Weighed[], taken: ReadonlySet<string>): Verdict | undefined {
  const strong = all.filter((order) => order.waits && order.total === line.amount && isStrong(order));
  const free = strong.filter(({ code }) => !taken.has(code));
  const named = free.filter((order) => order.named);
  const [one] = named.length > 0 ? named : free;
  if (one && (named.length || free.length) === 1) return verdictOf('sure', free, one.code);
  if (free.length > 0) return verdictOf('ambiguous', free);
  return strong.length > 0 ? verdictOf('second', strong, strong[0]?.code) : undefined;
}

function unsure(line: MatchedLine, all: readonly Weighed[], taken: ReadonlySet<string>): Verdict {
  const ended = all.filter((order) => !order.waits && isStrong(order) && isItsMoney(order, line));
  // Confirmed on its own page: its money must not be proposed for another order of the same total.
  const byHand = ended.find(({ has_line }) => !has_line);
  if (byHand) return verdictOf('closed', ended, byHand.code);
  const waiting = all.filter(({ waits }) => waits);
  const apart = waiting.filter((order) => order.total !== line.amount && isStrong(order));
  if (apart[0]) return { ...verdictOf('wrong_amount', apart, apart[0].code), differs: line.amount - apart[0].total };
  const equal = waiting.filter(({ total }) => total === line.amount);
  const free = equal.filter(({ code }) => !taken.has(code));
  const same = free.filter(({ digits }) => digits === 'same');
  const fitting = same.length > 0 ? same : free.filter(({ digits }) => digits !== 'other');
  if (fitting.length === 1) return verdictOf('probable', fitting, fitting[0]?.code);
  if (fitting.length > 1) return verdictOf('ambiguous', fitting);
  if (free.length > 0) return verdictOf('digits_differ', free);
  if (ended[0]) return verdictOf('closed', ended, ended[0].code);
  return equal[0] ? verdictOf('second', equal, equal[0].code) : verdictOf('none', []);
}

/** The line names the order, or the buyer reported the line's digits and its day. */
function isStrong({ named, digits, days }: Weighed): boolean {
  return named || (digits === 'same' && days !== null && days <= DAYS_APART);
}

function isItsMoney({ named, total, reports }: Weighed, { amount }: MatchedLine): boolean {
  return named || total === amount || reports.some((report) => report.amount === amount);
}

/** Weighs the evidence, strongest first. No order is paid before it is placed, unless the line names it. */
function weigh(line: MatchedLine, orders: readonly PayableOrder[]): Weighed[] {
  return orders
    .filter(({ code, created_day }) => created_day <= line.day || line.codes.includes(code))
    .map((order) => {
      const { code, name, total, waits, has_line, reports } = order;
      const fitting = reports.filter(({ digits }) => line.digits.some((end) => isSameEnd(end, digits)));
      const isKnown = line.digits.length > 0 && reports.length > 0;
      const digits = fitting.length > 0 ? 'same' : isKnown ? 'other' : 'unknown';
      const named = line.codes.includes(code);
      return {
        code,
        name,
        total,
        waits,
        has_line,
        reports,
        digits,
        days: leastDays(line, fitting, reports),
        named,
      } as const;
    })
    .sort((one, other) => Number(other.named) - Number(one.named) || (one.days ?? 99) - (other.days ?? 99));
}

function leastDays(line: MatchedLine, fitting: PayableOrder['reports'], all: PayableOrder['reports']): number | null {
  const days = (fitting.length > 0 ? fitting : all).map(({ day }) => daysBetween(day, line.day));
  return days.length > 0 ? Math.min(...days) : null;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}

function verdictOf(kind: LineKind, orders: readonly Weighed[], code: string | null = null): Verdict {
  const candidates = orders
    .slice(0, MOST_CANDIDATES)
    .map(({ waits: _, has_line: __, reports: ___, ...candidate }): Candidate => candidate);
  return { kind, code, candidates, differs: null, doubt: null };
}
