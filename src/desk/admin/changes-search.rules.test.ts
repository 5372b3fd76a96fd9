import { expect, test } from 'vitest';
import { readChangesSearch } from './changes-search.rules.ts';

test('an address of the audit log is read, and what it cannot mean is left out', () => {
  const full = { subject: 'order', keyword: 'CN-1', since: '2026-11-01', until: '2026-11-30', page: 2 };

  expect(readChangesSearch(full)).toEqual(full);
  expect(readChangesSearch({ subject: 'weather', since: '2026-13-77', until: 'soon', page: '0' })).toEqual({});
});
