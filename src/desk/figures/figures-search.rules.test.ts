import { expect, test } from 'vitest';
import { ordersBehind, readFiguresSearch, searchOf } from './figures-search.rules.ts';

test('the URL has only what differs from the page as it opens, and no nonsense', () => {
  expect(readFiguresSearch({ unit: 'month', money: 'NTD', by: 'work', sort: 'revenue', page: 1 })).toEqual({});
  expect(readFiguresSearch({ unit: 'week', on: '2026-02-31', money: 'EUR', by: 'x', page: '0' })).toEqual({});
  expect(readFiguresSearch({ unit: 'year', on: '2026-05-01', from: '2026-01-01' })).toEqual({
    unit: 'year',
    on: '2026-05-01',
  });
  expect(readFiguresSearch({ unit: 'free', on: '2026-05-01', from: '2026-01-01', to: '2026-01-31' })).toEqual({
    unit: 'free',
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test('another period keeps the filters, but not the page', () => {
  const period = { unit: 'quarter', from: '2026-04-01', to: '2026-06-30' } as const;
  expect(searchOf({ money: 'USD', by: 'artist', page: 3 }, period)).toEqual({
    unit: 'quarter',
    on: '2026-04-01',
    money: 'USD',
    by: 'artist',
  });
});

test('a figure opens the orders it was counted from', () => {
  const days = { from: '2026-04-01', to: '2026-04-30' };
  expect(ordersBehind({ days, money: 'USD', what: 'paid', row: { by: 'work', key: '7' } })).toEqual({
    kind: 'real',
    paid_from: '2026-04-01',
    paid_to: '2026-04-30',
    currency: 'USD',
    item: '7',
  });
  expect(ordersBehind({ days, money: 'both', what: 'refunded' })).toEqual({
    kind: 'real',
    refunded_from: '2026-04-01',
    refunded_to: '2026-04-30',
  });
});
