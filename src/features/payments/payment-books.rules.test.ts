import { expect, test } from 'vitest';
import { bookDifference, type Told } from './payment-books.rules.ts';

const known = (paid: number, refunded = 0): Told => ({ state: 'known', paid, refunded });
const here = (paid: number, refunded = 0, owed = 0) => ({ paid, refunded, owed });

test.each([
  ['equal books', here(5_870), known(5_870), undefined],
  ['nothing on either side', here(0), known(0), undefined],
  ['a refund that both have', here(5_870, 870), known(5_870, 870), undefined],
  ['money that only the provider has', here(0), known(5_870), 'paid_there_only'],
  ['money that only the shop has', here(5_870), known(0), 'paid_here_only'],
  ['a cent of difference', here(19_900), known(19_901), 'amount_differs'],
  ['a refund that is owed', here(5_870, 0, 5_870), known(5_870), 'refund_under_way'],
  ['a refund that only the provider has', here(5_870), known(5_870, 1), 'refunded_there_only'],
  ['a refund that only the shop has', here(5_870, 1), known(5_870), 'refunded_here_only'],
  ['a payment in review', here(0), { state: 'undecided' } as const, 'undecided'],
  ['a provider that is silent', here(5_870), { state: 'no_answer' } as const, 'no_answer'],
])('%s', (_name, ours, theirs, difference) => {
  expect(bookDifference(ours, theirs)).toBe(difference);
});
