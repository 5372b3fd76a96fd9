import type { LineKind } from './bank-matching.rules.ts';

/** Lines to decide on, confirmed ones, and withdrawals. */
export const LINE_VIEWS = ['open', 'confirmed', 'withdrawal'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

export interface BankSearch {
  id?: number;
  view?: LineView;
}

/** Ignores values it does not know. */
export function readBankSearch({ id, view }: Record<string, unknown>): BankSearch {
  const number = Number(id);
  const known = LINE_VIEWS.find((name) => name === view);
  return {
    ...(Number.isInteger(number) && number > 0 && { id: number }),
    ...(known && known !== 'open' && { view: known }),
  };
}

export function viewOf(kind: LineKind): LineView {
  return kind === 'confirmed' || kind === 'withdrawal' ? kind : 'open';
}
