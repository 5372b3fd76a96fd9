/** What the bank and the payee read on a transfer. */
export function payoutReference({ run_id, line_id }: { run_id: number; line_id: number }): string {
  return `PO-${run_id}-${line_id}`;
}

// @chunk account
