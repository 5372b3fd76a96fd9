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

test('what nobody could mean is left out', () => {
  expect(readStaffSearch({ queue: 'everything', keyword: '', page: '-1' })).toEqual({});
  expect(readStaffSearch({ queue: 'all', page: 1 })).toEqual({});
});
