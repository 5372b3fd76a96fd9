import { expect, test } from 'vitest';
import { ORDER_QUEUES } from './order-staff.contract.ts';
import { readStaffSearch, STAFF_QUEUES } from './order-staff-search.rules.ts';

test('every queue of the contract can be looked at', () => {
  expect([...STAFF_QUEUES].sort()).toEqual([...ORDER_QUEUES].sort());
});

test('an address names a queue, a keyword and a page', () => {
  expect(readStaffSearch({ queue: 'transfers', keyword: ' Lin ', page: '3' })).toEqual({
    queue: 'transfers',
    keyword: 'Lin',
    page: 3,
  });
});

test('an address may narrow and sort the list; what is unknown in it is left out', () => {
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

test('what nobody could mean is left out', () => {
  expect(readStaffSearch({ queue: 'everything', keyword: '', page: '-1' })).toEqual({});
  expect(readStaffSearch({ queue: 'all', page: 1 })).toEqual({});
});
