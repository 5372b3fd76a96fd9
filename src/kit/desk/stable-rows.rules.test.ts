import { expect, test } from 'vitest';
import { withOpenRows } from './stable-rows.rules.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const opened = (...ids: number[]) => ({
  idOf: (row: { id: number }) => row.id,
  isOpen: (id: number) => ids.includes(id),
});

test('a row that a colleague removed stays where it was while it is being edited', () => {
  expect(withOpenRows(rows(1, 2, 3), rows(1, 3), opened(2))).toEqual(rows(1, 2, 3));
});

test('it goes once its form is closed, and others go immediately', () => {
  expect(withOpenRows(rows(1, 2, 3), rows(1), opened(3))).toEqual(rows(1, 3));
  expect(withOpenRows(rows(1, 3), rows(1), opened())).toEqual(rows(1));
});

test('what is there is shown as it is now', () => {
  const before = [{ id: 1, text: 'old' }];
  const now = [
    { id: 2, text: 'new' },
    { id: 1, text: 'newer' },
  ];
  expect(withOpenRows(before, now, opened(1))).toEqual(now);
});
