import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Currency } from '#shared/money.ts';
import { hasRow, ones } from './bit-rows.ts';
import type { WorkRows } from './work-rows.ts';
import { traitOf } from './work-traits.ts';

/** How many works are compared: all of a small shop, a bounded part of a large one. */
const LOOKED_AT = 20_000;
const SUBJECT = 6;
const COLOUR = 3;
const FOREIGN_COLOUR = -1;
const ORIENTATION = 4;
const SAME_ARTIST = 2;

/** Works that hang together, and what the next one must meet. */
export interface Company {
  /** The ids of the works on the wall. */
  items: readonly number[];
  /** The free part of the wall. */
  gap: Extent;
  /** In minor units of its currency. */
  budget?: { amount: number; currency: Currency } | undefined;
}

/** The columns of a group of works: shared colours and subjects, and the orientation that most of them have. */
export function traitsOfGroup({ table }: WorkRows, own: readonly number[]) {
  const colours = own.map((row) => traitOf(table.traits[row] ?? 0, 'colour'));
  const orientations = own.map((row) => traitOf(table.traits[row] ?? 0, 'orientation'));
  const count = (one: number) => orientations.filter((other) => other === one).length;
  return {
    colours: colours.reduce((all, one) => all | one, 0),
    subjects: own.map((row) => table.subjects[row] ?? 0),
    orientation: [...orientations].sort((a, b) => count(b) - count(a) || a - b)[0],
    artists: new Set(own.map((row) => table.artist_id[row])),
  };
}

/**
 * Rows that fit the gap and the budget, best first: those that share most subjects and colours with the group, and
 * its usual orientation. One pass over at most 20,000 rows.
 */
export function completingRows(rows: WorkRows, { items, gap, budget }: Company, count: number): number[] {
  const own = items.flatMap((id) => rows.rowOf(id) ?? []);
  const group = traitsOfGroup(rows, own);
  const middle = own[0] ?? rows.length;
  const first = Math.max(0, Math.min(middle - LOOKED_AT / 2, rows.length - LOOKED_AT));
  const last = Math.min(rows.length, first + LOOKED_AT);
  const { table, live } = rows;
  const price = budget && table[budget.currency === 'NTD' ? 'price_ntd' : 'price_usd'];
  const known = new Set(own);
  const found: { row: number; score: number }[] = [];
  for (let row = first; row < last; row++) {
    if (!hasRow(live, row) || known.has(row)) continue;
    if ((table.outer_w[row] ?? 0) > gap.w_mm || (table.outer_h[row] ?? 0) > gap.h_mm) continue;
    if (price && budget && (price[row] ?? 0) > budget.amount) continue;
    found.push({ row, score: scoreOf(rows, row, group) });
  }
  return found
    .sort((a, b) => b.score - a.score || Math.abs(a.row - middle) - Math.abs(b.row - middle) || a.row - b.row)
    .slice(0, count)
    .map(({ row }) => row);
}

function scoreOf({ table }: WorkRows, row: number, group: ReturnType<typeof traitsOfGroup>): number {
  const traits = table.traits[row] ?? 0;
  const colours = traitOf(traits, 'colour');
  // The work on the wall with which it has most in common.
  const shared = Math.max(0, ...group.subjects.map((own) => ones(own & (table.subjects[row] ?? 0))));
  return (
    SUBJECT * shared +
    COLOUR * ones(colours & group.colours) +
    FOREIGN_COLOUR * ones(colours & ~group.colours) +
    (traitOf(traits, 'orientation') === group.orientation ? ORIENTATION : 0) +
    (group.artists.has(table.artist_id[row]) ? SAME_ARTIST : 0)
  );
}
