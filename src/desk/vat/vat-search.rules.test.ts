import { expect, test } from 'vitest';
import { readVatSearch } from './vat-search.rules.ts';

test('a list needs a period of two months that exists', () => {
  expect(readVatSearch({ period: 202611, of: 'company', rate: 5, page: 2 })).toEqual({
    period: '202611',
    of: 'company',
    rate: 5,
    page: 2,
  });
  expect(readVatSearch({ period: '202612', of: 'company', page: 2 })).toEqual({});
  expect(readVatSearch({ period: '202609', of: 'cash', rate: '-5', page: 0 })).toEqual({ period: '202609' });
});
