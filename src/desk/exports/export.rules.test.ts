import { expect, test } from 'vitest';
import { lastMonth, readExportSearch } from './export.rules.ts';

test('the page opens with the month before', () => {
  expect(lastMonth('2026-11-18')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(lastMonth('2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('only days are read from the URL', () => {
  expect(readExportSearch({ from: '2026-01-01', to: 'today', what: 'orders' })).toEqual({ from: '2026-01-01' });
  expect(readExportSearch({ from: '2026-02-31', to: '2026-01-31' })).toEqual({ to: '2026-01-31' });
  expect(readExportSearch({ from: '2026-03-31', to: '2026-01-01' })).toEqual({ from: '2026-01-01', to: '2026-03-31' });
});
