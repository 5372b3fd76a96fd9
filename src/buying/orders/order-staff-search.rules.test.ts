import { expect, test } from 'vitest';
import { ORDER_QUEUES } from './order-staff.contract.ts';
import { readStaffSearch, STAFF_QUEUES } from './order-staff-search.rules.ts';

test('every queue of the contract can be opened', () => {
  expect([...STAFF_QUEUES].sort()).toEqual([...ORDER_QUEUES].sort());
});

test('the URL contains a queue, a keyword and a page', () => {
  expect(readStaffSearch({ queue: 'transfers', keyword: ' Lin ', page: '3' })).toEqual({
    queue: 'transfers',
    keyword: 'Lin',
    page: 3,
  });
});

test('the URL may filter and sort the list; unknown values are ignored', () => {
  const filters = {
    payment: 'paid',
    paytype: 'paypal',
    currency: 'USD',
    country: 'JP',
    from: '2026-11-01',
    sort: 'oldest',
    member: '12',
  };
  expect(readStaffSearch(filters)).toEqual(filters);
  expect(
    readStaffSearch({
      payment: 'gold',
      paytype: '',
      country: 'japan',
      from: '2026-13-01',
      sort: 'best',
      member: 'Lin',
    }),
  ).toEqual({});
});

test('invalid values are ignored', () => {
  expect(readStaffSearch({ queue: 'everything', keyword: '', page: '-1' })).toEqual({});
  expect(readStaffSearch({ queue: 'all', page: 1 })).toEqual({});
});
