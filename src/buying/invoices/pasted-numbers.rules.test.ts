import { expect, test } from 'vitest';
import { readPasted } from './pasted-numbers.rules.ts';

test('a pasted list is read by what its cells look like, with tabs or commas, and years of the Republic', () => {
  const text =
    '訂單\t號碼\t日期\nCN-261117-7F3K9Q\tAB12345678\t2026/11/17\t0042\n\n"AB-12345679",115/11/18,cn-261118-aaaaaa';
  expect(readPasted(text)).toEqual({
    good: [
      { code: 'CN-261117-7F3K9Q', number: 'AB12345678', date: '2026-11-17', random_code: '0042' },
      { code: 'CN-261118-AAAAAA', number: 'AB12345679', date: '2026-11-18', random_code: '' },
    ],
    wrong: [],
  });
});

test('lines without an order, a number or a real day are named', () => {
  expect(readPasted('CN-1-A,AB12345678,2026-02-30\nCN-1-A,,2026-02-03\nAB12345678,2026-02-03').wrong).toEqual([
    1, 2, 3,
  ]);
});
