import { expect, test } from 'vitest';
import type { LedgerRefund, RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import { bookDifference, bookSides, daysToCompare, type Here, type ProviderReport } from './payment-books.rules.ts';

const known = (paid: number, ...refunds: RefundThere[]): ProviderReport => ({ state: 'known', paid, refunds });
const there = (amount: number, provider_refund_id = 'X1', state: RefundThere['state'] = 'done'): RefundThere => ({
  provider_refund_id,
  request_id: null,
  amount,
  state,
});
const row = (amount: number, more: Partial<LedgerRefund> = {}): LedgerRefund => ({
  refund_id: 1,
  amount,
  why: 'cancelled',
  through: 'provider',
  request_id: 'C-R1',
  provider_refund_id: 'X1',
  reference: null,
  sent_at: 'then',
  done_at: 'then',
  stuck: null,
  ...more,
});
const here = (paid: number, ...refunds: LedgerRefund[]): Here => ({ paid, refunds, undecided: [], seen: [] });

test.each<[string, Here, ProviderReport, string | undefined]>([
  ['equal books', here(5_870), known(5_870), undefined],
  ['nothing on either side', here(0), known(0), undefined],
  ['a refund that both have', here(5_870, row(870)), known(5_870, there(870)), undefined],
  [
    'a refund that was made elsewhere and recorded',
    here(5_870, row(870, { why: 'at_provider' })),
    known(5_870, there(870)),
    undefined,
  ],
  [
    'a refund that staff made there and wrote down',
    here(5_870, row(870, { provider_refund_id: null, reference: 'X1', stuck: 'REFUSED' })),
    known(5_870, there(870)),
    undefined,
  ],
  [
    'a refund that staff paid by bank',
    here(5_870, row(870, { provider_refund_id: null, reference: 'B-1', stuck: 'REFUSED' })),
    known(5_870),
    undefined,
  ],
  ['money that only the provider has', here(0), known(5_870), 'paid_there_only'],
  ['money that only the shop has', here(5_870), known(0), 'paid_here_only'],
  ['a cent of difference', here(19_900), known(19_901), 'amount_differs'],
  [
    'a refund that is owed',
    here(5_870, row(5_870, { provider_refund_id: null, done_at: null })),
    known(5_870),
    'refund_under_way',
  ],
  ['a refund that only the provider has', here(5_870), known(5_870, there(1)), 'refunded_there_only'],
  ['a refund that only the shop has', here(5_870, row(1)), known(5_870), 'refunded_here_only'],
  [
    'the same sum under other numbers',
    here(5_870, row(870, { provider_refund_id: 'X9' })),
    known(5_870, there(870)),
    'refunded_there_only',
  ],
  ['a refund of two amounts', here(5_870, row(870)), known(5_870, there(871)), 'refund_differs'],
  ['a refund that is pending there', here(5_870), known(5_870, there(1, 'X1', 'pending')), undefined],
  ['a refund that staff are asked about', { ...here(5_870), undecided: ['X1'] }, known(5_870, there(870)), 'undecided'],
  ['a refund of which nothing follows', { ...here(5_870), seen: ['X1'] }, known(5_870, there(870)), undefined],
  ['a payment in review', here(0), { state: 'undecided' }, 'undecided'],
  ['a provider that is silent', here(5_870), { state: 'no_answer' }, 'no_answer'],
])('%s', (_name, ours, theirs, difference) => {
  expect(bookDifference(ours, theirs)).toBe(difference);
});

test('both sides are reported in sums', () => {
  expect(bookSides(here(5_870, row(870)), known(5_870, there(500), there(9, 'X2', 'failed')))).toEqual({
    here: { paid: 5_870, refunded: 870 },
    there: { paid: 5_870, refunded: 500 },
  });
  expect(bookSides(here(5_870), { state: 'no_answer' }).there).toBeNull();
});

test('the days that a shop stood still are compared later, the oldest first, and none twice', () => {
  expect(daysToCompare(undefined, '2026-11-19')).toEqual(['2026-11-18']);
  expect(daysToCompare('2026-11-18', '2026-11-19')).toEqual([]);
  expect(daysToCompare('2026-11-15', '2026-11-19')).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  const afterYears = daysToCompare('2020-01-01', '2026-11-19');
  expect([afterYears.length, afterYears[0], afterYears.at(-1)]).toEqual([31, '2026-10-19', '2026-11-18']);
});
