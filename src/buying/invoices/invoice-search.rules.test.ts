import { expect, test } from 'vitest';
import { latestPeriods, readInvoiceSearch } from './invoice-search.rules.ts';

test('an address with values that nobody knows is read without them', () => {
  const typed = { queue: 'troubled', state: 'failed', period: '202611', kind: 'company', page: '2', keyword: ' AB ' };
  expect(readInvoiceSearch(typed)).toMatchObject({ queue: 'troubled', state: 'failed', period: '202611', page: 2 });
  expect(readInvoiceSearch({ queue: 'all', state: 'lost', period: '202612', sort: 'random', page: '0' })).toEqual({});
});

test('periods go back by two months, over the year', () => {
  expect(latestPeriods('202603', 3)).toEqual(['202603', '202601', '202511']);
});
