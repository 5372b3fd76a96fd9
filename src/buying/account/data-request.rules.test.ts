import { expect, test } from 'vitest';
import { readRequestSearch, requestDueAt } from './data-request.rules.ts';

test('a request is due at the end of the thirtieth day after its arrival, in Taipei', () => {
  expect(requestDueAt('deletion', '2026-11-16').toISOString()).toBe('2026-12-16T15:59:59.000Z');
  expect(requestDueAt('export', '2027-02-01').toISOString()).toBe('2027-02-16T15:59:59.000Z');
});

test('the URL can select the closed requests; everything else selects the open ones', () => {
  expect(readRequestSearch({ state: 'closed' })).toEqual({ state: 'closed' });
  expect(readRequestSearch({ state: 'lost' })).toEqual({});
});
