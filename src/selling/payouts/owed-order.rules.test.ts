import { expect, test } from 'vitest';
import { mostOwedFirst } from './owed-order.rules.ts';

const row = (payee: string, ...balances: readonly ['NTD' | 'USD', number, number][]) => ({
  payee,
  balances: balances.map(([currency, payable, open]) => ({ currency, payable, open })),
});

test('payees are listed by what can be paid now, in NT dollars, then by what is open', () => {
  // US$100.00 are NT$3,225.
  const rows = [
    row('artist-1', ['NTD', 0, 900_000]),
    row('artist-2', ['NTD', 3_000, 3_000]),
    row('artist-3', ['USD', 10_000, 10_000]),
    row('artist-4', ['NTD', -50, -50]),
    row('artist-5', ['NTD', 2_000, 2_000], ['USD', 10_000, 10_000]),
    row('artist-6', ['NTD', 0, 100]),
    row('artist-7', ['NTD', 0, 900_000]),
  ];

  const order = rows.toReversed().toSorted(mostOwedFirst(0.031));

  expect(order.map(({ payee }) => payee.slice(-1)).join('')).toBe('5321764');
});
