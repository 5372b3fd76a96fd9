import { expect, test } from 'vitest';
import { readRequestSearch, requestDueAt } from './data-request.rules.ts';

test('a request is due at the end of the thirtieth day after the one on which it came, in Taipei', () => {
  expect(requestDueAt('deletion', '2026-11-16').toISOString()).toBe('2026-12-16T15:59:59.000Z');
  expect(requestDueAt('export', '2027-02-01').toISOString()).toBe('2027-02-16T15:59:59.000Z');
});

test('an address names the settled requests; everything else is what is to be done', () => {
  expect(readRequestSearch({ state: 'closed' })).toEqual({ state: 'closed' });
  expect(readRequestSearch({ state: 'lost' })).toEqual({});
});
