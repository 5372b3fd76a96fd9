import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Nail, Spot, WallPlan } from './hanging-kit.rules.ts';
import { PAPERS, type PaperName, type Turn, windowOf } from './paper.rules.ts';
import { fewestGroups } from './sheet-groups.rules.ts';
import { type Join, joinsOf, type Window } from './sheet-joins.rules.ts';

export interface TemplateSheet extends Window {
  turn: Turn;
  /** Indexes of the plan's nails. */
  nails: readonly number[];
  /** Where its dashed lines cross: a round height above the floor, a round distance from the middle line. */
  lines: Spot;
}

export interface SheetLayout {
  sheets: readonly TemplateSheet[];
  joins: readonly Join[];
  /** For each sheet that is joined to none before it, the way from the sheet before: from lines to lines. */
  distances: readonly { from: number; to: number; right_mm: number; up_mm: number }[];
}

/** A nail's mark and its text need this much inside the window; a corner of a frame less. */
export const NAIL_CLEAR_MM = 14;
const CORNER_CLEAR_MM = 4;
/** The dashed lines stay this far from the window's edges, from nails, and from edges of frames. */
const LINES_CLEAR = { window_mm: 18, nail_mm: 18, edge_mm: 7 };
/** Two sheets are joined if they meet along at least this much. */
export const MEET_MM = 60;

const TURNS: readonly Turn[] = ['landscape', 'portrait'];

interface Range {
  from: number;
  to: number;
}

/** A sheet that may still move a little without losing a nail. */
interface Loose {
  turn: Turn;
  nails: readonly number[];
  size: Extent;
  /** For the window's left and lower edge. */
  x: Range;
  y: Range;
  left_mm: number;
  bottom_mm: number;
}

/** The fewest sheets of this paper that show every nail, where each belongs, and how they are joined. */
export function sheetsFor(plan: WallPlan, paper: PaperName): SheetLayout {
  const shapes = TURNS.map((turn) => lessClear(windowOf(paper, turn)));
  const loose = fewestGroups(plan.nails, shapes).map((group) => looseSheet(plan, paper, group));
  const placed = closedUp(loose.toSorted((a, b) => a.left_mm - b.left_mm || b.bottom_mm - a.bottom_mm));
  const sheets = placed.map(({ turn, nails, size, left_mm, bottom_mm }): TemplateSheet => {
    const window = { ...size, left_mm, bottom_mm };
    return { ...window, turn, nails, lines: linesIn(window, plan, nails, PAPERS[paper].step_mm) };
  });
  const joins = joinsOf(sheets, MEET_MM);
  return { sheets, joins, distances: distancesBetween(sheets, joins) };
}

function lessClear({ w_mm, h_mm }: Extent): Extent {
  return { w_mm: w_mm - 2 * NAIL_CLEAR_MM, h_mm: h_mm - 2 * NAIL_CLEAR_MM };
}

/** Around its nails, with as many of their frames' corners as fit. */
function looseSheet(plan: WallPlan, paper: PaperName, group: readonly number[]): Loose {
  const nails = group.flatMap((index) => plan.nails[index] ?? []);
  const ways = TURNS.map((turn) => {
    const size = windowOf(paper, turn);
    const needed = { x: span(nails, 'x_mm', NAIL_CLEAR_MM), y: span(nails, 'y_mm', NAIL_CLEAR_MM) };
    const isFitting = needed.x.to - needed.x.from <= size.w_mm && needed.y.to - needed.y.from <= size.h_mm;
    return { turn, size, isFitting, ...withCorners(needed, size, cornersOf(plan, nails)) };
  });
  const fitting = ways.filter(({ isFitting }) => isFitting).toSorted((a, b) => b.corners - a.corners);
  const way = fitting[0] ?? ways[0];
  if (!way) throw new Error('a sheet has no turn');
  const { turn, size, x, y } = way;
  const range = { x: { from: x.to - size.w_mm, to: x.from }, y: { from: y.to - size.h_mm, to: y.from } };
  const left_mm = (range.x.from + range.x.to) / 2;
  return { turn, nails: group, size, ...range, left_mm, bottom_mm: (range.y.from + range.y.to) / 2 };
}

function span(spots: readonly Spot[], axis: keyof Spot, clear: number): Range {
  const values = spots.map((spot) => spot[axis]);
  return { from: Math.min(...values) - clear, to: Math.max(...values) + clear };
}

/** The upper corners, and the middle of the top edge, of the works whose nails these are. */
function cornersOf({ outlines }: WallPlan, nails: readonly Nail[]): Spot[] {
  return [...new Set(nails.map(({ work }) => work))].flatMap((work) => {
    const { left_mm = 0, right_mm = 0, top_mm = 0 } = outlines[work] ?? {};
    return [(left_mm + right_mm) / 2, left_mm, right_mm].map((x_mm) => ({ x_mm, y_mm: top_mm }));
  });
}

/** Grows what a sheet has to show by one corner after the other, the nearest first, while it fits. */
function withCorners(needed: { x: Range; y: Range }, size: Extent, corners: readonly Spot[]) {
  let { x, y } = needed;
  let count = 0;
  const growth = (range: Range, at: number) => ({
    from: Math.min(range.from, at - CORNER_CLEAR_MM),
    to: Math.max(range.to, at + CORNER_CLEAR_MM),
  });
  const length = ({ from, to }: Range) => to - from;
  const added = ({ x_mm, y_mm }: Spot) => length(growth(needed.x, x_mm)) + length(growth(needed.y, y_mm));
  for (const { x_mm, y_mm } of corners.toSorted((a, b) => added(a) - added(b))) {
    const [wider, higher] = [growth(x, x_mm), growth(y, y_mm)];
    if (length(wider) > size.w_mm || length(higher) > size.h_mm) continue;
    [x, y] = [wider, higher];
    count += 1;
  }
  return { x, y, corners: count };
}

/** Moves sheets that nearly meet until their edges touch: joined sheets need no tape between them. */
function closedUp(loose: readonly Loose[]): Loose[] {
  const sheets = loose.map((sheet) => ({ ...sheet }));
  const held = new Set<Loose>();
  for (const [at, sheet] of sheets.entries()) {
    const before = sheets.slice(0, at);
    const beside = before.filter((other) => overlap(rows(other), rows(sheet)) >= MEET_MM);
    const neighbour = beside.toReversed().find((other) => closed(other, sheet, held.has(other)));
    if (neighbour) held.add(neighbour).add(sheet);
    const above = before.filter((other) => overlap(columns(other), columns(sheet)) >= MEET_MM);
    for (const other of above.toReversed()) {
      const edge = other.bottom_mm - sheet.size.h_mm;
      if (!held.has(sheet) && other.bottom_mm > sheet.bottom_mm && isWithin(sheet.y, edge)) {
        sheet.bottom_mm = edge;
        break;
      }
    }
  }
  return sheets;
}

/** Brings the right sheet to the left one; if that is too far, the left one comes too, if nothing holds it. */
function closed(left: Loose, right: Loose, isHeld: boolean): boolean {
  const edge = left.left_mm + left.size.w_mm;
  if (isWithin(right.x, edge)) {
    right.left_mm = edge;
    return true;
  }
  const reach = right.x.from - left.size.w_mm;
  if (isHeld || edge > right.x.from || reach > left.x.to) return false;
  left.left_mm = reach;
  right.left_mm = right.x.from;
  return true;
}

const rows = ({ bottom_mm, size }: Loose): Range => ({ from: bottom_mm, to: bottom_mm + size.h_mm });
const columns = ({ left_mm, size }: Loose): Range => ({ from: left_mm, to: left_mm + size.w_mm });
const isWithin = ({ from, to }: Range, at: number) => at >= from && at <= to;
const overlap = (a: Range, b: Range) => Math.min(a.to, b.to) - Math.max(a.from, b.from);

/** The round lines nearest to the window's middle that cover neither a nail nor the edge of a frame. */
function linesIn(window: Window, { nails, outlines, middle }: WallPlan, shown: readonly number[], step: number): Spot {
  const own = shown.flatMap((index) => nails[index] ?? []);
  const edges = (keys: readonly ('left_mm' | 'right_mm' | 'top_mm' | 'bottom_mm')[]) =>
    outlines.flatMap((outline) => keys.map((key) => outline[key]));
  const x = { from: window.left_mm, to: window.left_mm + window.w_mm };
  const y = { from: window.bottom_mm, to: window.bottom_mm + window.h_mm };
  return {
    x_mm: roundLine(x, {
      zero: middle.x_mm,
      step,
      nails: own.map(({ x_mm }) => x_mm),
      edges: edges(['left_mm', 'right_mm']),
    }),
    y_mm: roundLine(y, { zero: 0, step, nails: own.map(({ y_mm }) => y_mm), edges: edges(['top_mm', 'bottom_mm']) }),
  };
}

interface Avoided {
  zero: number;
  step: number;
  nails: readonly number[];
  edges: readonly number[];
}

function roundLine({ from, to }: Range, { zero, step, nails, edges }: Avoided): number {
  const centre = (from + to) / 2;
  const first = Math.ceil((from + LINES_CLEAR.window_mm - zero) / step);
  const last = Math.floor((to - LINES_CLEAR.window_mm - zero) / step);
  const lines = Array.from({ length: last - first + 1 }, (_, at) => zero + (first + at) * step);
  const byCentre = lines.toSorted((a, b) => Math.abs(a - centre) - Math.abs(b - centre));
  const isFree = (at: number) =>
    nails.every((nail) => Math.abs(nail - at) >= LINES_CLEAR.nail_mm) &&
    edges.every((edge) => Math.abs(edge - at) >= LINES_CLEAR.edge_mm);
  return byCentre.find(isFree) ?? byCentre[0] ?? centre;
}

function distancesBetween(sheets: readonly TemplateSheet[], joins: readonly Join[]): SheetLayout['distances'] {
  return sheets.flatMap(({ lines }, to) => {
    const before = sheets[to - 1];
    if (!before || joins.some((join) => Math.max(join.first, join.second) === to)) return [];
    const [right_mm, up_mm] = [lines.x_mm - before.lines.x_mm, lines.y_mm - before.lines.y_mm];
    return [{ from: to - 1, to, right_mm, up_mm }];
  });
}
