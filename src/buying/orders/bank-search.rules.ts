import type { LineKind } from './bank-matching.rules.ts';

/** Which lines of a statement are looked at: those that wait, those that are done, and those that are not for us. */
export const LINE_VIEWS = ['open', 'confirmed', 'withdrawal'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

/** What finance looks at; it stands in the address. */
export interface BankSearch {
  id?: number;
  view?: LineView;
}

/** Reads an address; what is not understood is left out. */
export function readBankSearch({ id, view }: Record<string, unknown>): BankSearch {
  const number = Number(id);
  const known = LINE_VIEWS.find((name) => name === view);
  return {
    ...(Number.isInteger(number) && number > 0 && { id: number }),
    ...(known && known !== 'open' && { view: known }),
  };
}

/** Where a line is looked at. */
export function viewOf(kind: LineKind): LineView {
  return kind === 'confirmed' || kind === 'withdrawal' ? kind : 'open';
}
