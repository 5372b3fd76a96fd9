import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Edge, Hung } from './hanging.rules.ts';

/** How a group is made: its gaps, and the line that works side by side share. */
interface How {
  gap_mm: number;
  edge: Edge;
}

type Outers = readonly Extent[];

/** One line, or two and more below each other if the wall is too narrow. */
export function rowLayout(outers: Outers, how: How): Hung[][] {
  return counts(outers.length).map((rows) => stacked(splitEvenly(outers, rows), how));
}

/** Columns and rows with equal gaps, full ones first, then those whose shape is most like the free wall's. */
export function gridLayout(outers: Outers, how: How, zone: Extent): Hung[][] {
  const all = counts(outers.length);
  // Four works and more in one line would be a row.
  const columns = outers.length < 4 ? all : all.slice(1, -1);
  return columns
    .map((count) => ({ count, cost: gridCost(outers, count, how, zone) }))
    .sort((a, b) => a.cost - b.cost || a.count - b.count)
    .map(({ count }) => inGrid(outers, count, how));
}

/** Every empty cell weighs as much as a grid this much wider or higher than the wall's shape. */
const EMPTY_CELL = 0.5;

function gridCost(outers: Outers, columns: number, how: How, zone: Extent): number {
  const { widths, heights } = cellsOf(outers, columns);
  const [w_mm, h_mm] = [sum(widths, how.gap_mm), sum(heights, how.gap_mm)];
  const empty = columns * heights.length - outers.length;
  return empty * EMPTY_CELL + Math.abs(Math.log(w_mm / h_mm / (zone.w_mm / zone.h_mm)));
}

function cellsOf(outers: Outers, columns: number) {
  const widths = Array.from({ length: Math.min(columns, outers.length) }, (_, column) =>
    Math.max(...outers.filter((_each, at) => at % columns === column).map(({ w_mm }) => w_mm)),
  );
  const heights = Array.from({ length: Math.ceil(outers.length / columns) }, (_, row) =>
    Math.max(...outers.slice(row * columns, (row + 1) * columns).map(({ h_mm }) => h_mm)),
  );
  return { widths, heights };
}

function inGrid(outers: Outers, columns: number, { gap_mm, edge }: How): Hung[] {
  const { widths, heights } = cellsOf(outers, columns);
  return outers.map((outer, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    // A last row that is not full is centred.
    const missing = row === heights.length - 1 ? widths.slice(outers.length - row * columns) : [];
    const inset = missing.reduce((total, w_mm) => total + w_mm + gap_mm, 0) / 2;
    const cell = { h_mm: heights[row] ?? 0, top: -startOf(heights, row, gap_mm) };
    return {
      outer,
      x_mm: inset + startOf(widths, column, gap_mm) + (widths[column] ?? 0) / 2,
      y_mm: onEdge(outer, cell, edge),
    };
  });
}

/** How much higher each step is, from usual to flat. */
const RISES_MM = [240, 200, 160, 120, 80, 40];

/** From left to right, each work higher than the one before by the same measure. */
export function stairsLayout(outers: Outers, { gap_mm, edge }: How): Hung[][] {
  const line = stacked([outers], { gap_mm, edge });
  return RISES_MM.map((rise) => line.map((work, at) => ({ ...work, y_mm: work.y_mm + at * rise })));
}

/** Of the furniture's width; the group looks lost or too wide beyond. */
const IDEAL_SHARE = 0.85;

/** The largest work in the middle, the others beside it in columns of their own: as wide as suits the furniture. */
export function overLayout(outers: Outers, how: How, furniture_mm: number): Hung[][] {
  const order = outers
    .map((outer, at) => ({ outer, at }))
    .sort((a, b) => areaOf(b.outer) - areaOf(a.outer) || a.at - b.at);
  const [lead, ...rest] = order;
  if (!lead) return [];
  const sides = [rest.filter((_, at) => at % 2 === 0), rest.filter((_, at) => at % 2 === 1)];
  return counts(Math.max(1, sides[0]?.length ?? 1))
    .map((columns) => {
      const right = splitEvenly(sides[0] ?? [], columns);
      const left = splitEvenly(sides[1] ?? [], columns).reverse();
      return sideBySide([...left, [lead], ...right], how);
    })
    .map((hung) => ({ hung, cost: Math.abs(widthOf(hung) / furniture_mm - IDEAL_SHARE) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ hung }) => outers.map((outer, at) => ({ outer, ...placeIn(hung, at) })));
}

interface Numbered {
  outer: Extent;
  at: number;
}

/** Columns beside each other; each is a stack, on the line of the others. */
function sideBySide(columns: readonly (readonly Numbered[])[], { gap_mm, edge }: How): (Hung & { at: number })[] {
  const filled = columns.filter((column) => column.length > 0);
  const widths = filled.map((column) => Math.max(...column.map(({ outer }) => outer.w_mm)));
  const heights = filled.map((column) => column.map(({ outer }) => outer.h_mm));
  const highest = Math.max(...heights.map((each) => sum(each, gap_mm)));
  return filled.flatMap((column, index) => {
    const each = heights[index] ?? [];
    const total = { w_mm: 0, h_mm: sum(each, gap_mm) };
    const top = onEdge(total, { h_mm: highest, top: 0 }, edge) + total.h_mm / 2;
    const x_mm = startOf(widths, index, gap_mm) + (widths[index] ?? 0) / 2;
    return column.map(({ outer, at }, row) => ({
      outer,
      at,
      x_mm,
      y_mm: top - startOf(each, row, gap_mm) - outer.h_mm / 2,
    }));
  });
}

function placeIn(hung: readonly (Hung & { at: number })[], wanted: number) {
  const { x_mm = 0, y_mm = 0 } = hung.find(({ at }) => at === wanted) ?? {};
  return { x_mm, y_mm };
}

/** Rows below each other, each centred; the works of a row share a line. */
function stacked(rows: readonly Outers[], { gap_mm, edge }: How): Hung[] {
  const heights = rows.map((row) => Math.max(...row.map(({ h_mm }) => h_mm)));
  return rows.flatMap((row, index) => {
    const widths = row.map(({ w_mm }) => w_mm);
    const start = -sum(widths, gap_mm) / 2;
    const cell = { h_mm: heights[index] ?? 0, top: -startOf(heights, index, gap_mm) };
    return row.map((outer, at) => ({
      outer,
      x_mm: start + startOf(widths, at, gap_mm) + outer.w_mm / 2,
      y_mm: onEdge(outer, cell, edge),
    }));
  });
}

/** The centre of a work that touches the cell's top or bottom, or shares its centre; y is up. */
function onEdge({ h_mm }: Extent, cell: { h_mm: number; top: number }, edge: Edge): number {
  if (edge === 'top') return cell.top - h_mm / 2;
  if (edge === 'bottom') return cell.top - cell.h_mm + h_mm / 2;
  return cell.top - cell.h_mm / 2;
}

/** In this many parts, which differ by one at most; longer ones first. */
function splitEvenly<One>(all: readonly One[], parts: number): One[][] {
  const [least, longer] = [Math.floor(all.length / parts), all.length % parts];
  return Array.from({ length: parts }, (_, part) => {
    const from = part * least + Math.min(part, longer);
    return all.slice(from, from + least + (part < longer ? 1 : 0));
  });
}

const counts = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const areaOf = ({ w_mm, h_mm }: Extent) => w_mm * h_mm;
const sum = (lengths: readonly number[], gap_mm: number) =>
  lengths.reduce((total, length) => total + length, 0) + gap_mm * Math.max(0, lengths.length - 1);
const startOf = (lengths: readonly number[], index: number, gap_mm: number) =>
  lengths.slice(0, index).reduce((total, length) => total + length + gap_mm, 0);

function widthOf(hung: readonly Hung[]): number {
  const left = Math.min(...hung.map(({ x_mm, outer }) => x_mm - outer.w_mm / 2));
  return Math.max(...hung.map(({ x_mm, outer }) => x_mm + outer.w_mm / 2)) - left;
}
