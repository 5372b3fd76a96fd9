import { useState } from 'react';
import { withOpenRows } from './stable-rows.rules.ts';

/**
 * The rows of a list, including those that a colleague removed while they are being edited here, so that typed
 * text is not lost. Each says whether it is gone.
 */
export function useStableRows<Row, Id>(
  rows: readonly Row[],
  idOf: (row: Row) => Id,
  isOpen: (id: Id) => boolean,
): { row: Row; isGone: boolean }[] {
  const [shown, setShown] = useState(rows);
  const all = withOpenRows(shown, rows, { idOf, isOpen });
  if (all.length !== shown.length || all.some((row, at) => row !== shown[at])) setShown(all);
  return all.map((row) => ({ row, isGone: !rows.includes(row) }));
}
