import { expect, test } from 'vitest';
import { allowanceAmounts, invoiceAmounts, spread } from './invoice-amounts.rules.ts';

/** `INVOICE_AMOUNTS=100000` is the long run. */
const RUNS = Number(process.env.INVOICE_AMOUNTS || 2_000);
const below = (most: number) => Math.trunc(Math.random() * most);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('the tax inside a total is the rest of the rounded net price', () => {
  const of = (amount: number) =>
    invoiceAmounts({ parts: [{ name: 'a', nums: 1, amount }], currency: 'NTD', tax_rate: 5, exchange_rate: null });
  expect(of(3150)).toMatchObject({ net: 3000, tax: 150, total: 3150 });
  expect(of(20)).toMatchObject({ net: 19, tax: 1 });
});

test('an order in US dollars is invoiced at the rate of its payment', () => {
  const parts = [
    { name: 'a', nums: 2, amount: 10_000 },
    { name: 'b', nums: 1, amount: 1_550 },
  ];
  const amounts = invoiceAmounts({ parts, currency: 'USD', tax_rate: 0, exchange_rate: 310_000 });

  expect(amounts).toMatchObject({ total: 3726, tax: 0, net: 3726 });
  expect(amounts.lines.map(({ amount }) => amount)).toEqual([3226, 500]);
});

test('lines sum to the invoice, and allowances to the refunded part, to the dollar', () => {
  for (let run = 0; run < RUNS; run++) {
    const isDollar = run % 3 === 0;
    const tax_rate = run % 4 === 0 ? 0 : 5;
    const parts = Array.from({ length: 1 + below(6) }, () => ({
      name: 'a',
      nums: 1 + below(9),
      amount: 1 + below(90_000),
    }));
    const exchange_rate = isDollar ? 250_000 + below(100_000) : null;
    const invoice = invoiceAmounts({ parts, currency: isDollar ? 'USD' : 'NTD', tax_rate, exchange_rate });
    expect(sum(invoice.lines.map(({ amount }) => amount))).toBe(invoice.total);
    expect(sum(invoice.lines.map(({ tax }) => tax))).toBe(invoice.tax);
    expect(invoice.net + invoice.tax).toBe(invoice.total);

    const currency_total = sum(parts.map(({ amount }) => amount));
    const invoiced = { lines: invoice.lines, total: invoice.total, tax_rate, currency_total };
    let left = currency_total;
    const allowances = [];
    while (left > 0) {
      const amount = Math.random() < 0.3 ? left : 1 + below(left);
      allowances.push(allowanceAmounts(invoiced, currency_total - left, amount));
      left -= amount;
    }
    for (const { net, tax, total, lines } of allowances) {
      expect(Math.min(net, tax, total, ...lines.map((line) => line.amount))).toBeGreaterThanOrEqual(0);
      expect(sum(lines.map(({ amount }) => amount))).toBe(total);
      expect(sum(lines.map((line) => line.tax))).toBe(tax);
    }
    expect(sum(allowances.map(({ total }) => total))).toBe(invoice.total);
    expect(sum(allowances.map(({ net }) => net))).toBe(invoice.net);
  }
});

test('a total is spread by the largest remainder', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(5, [0, 0])).toEqual([5, 0]);
  expect(spread(0, [3, 4])).toEqual([0, 0]);
});
