import { describe, expect, test } from 'vitest';
import { hasOrder } from './testing-row-order.ts';

describe('a statement', () => {
  test.each([
    'select a from b order by c',
    'select a from b where d in (select e from f) order by c limit 3',
    'insert into b values ($1), ($2) returning a',
    'update b set a = (select d from e) returning a',
  ])('answers in an order: %s', (text) => expect(hasOrder(text)).toBe(true));

  test.each([
    'select a from b',
    'select a from b limit 3',
    'select (select c from d order by (e + 1) limit 1) from b',
    'with c as (select a from b order by a) select a from c',
  ])('answers in none: %s', (text) => expect(hasOrder(text)).toBe(false));
});
