import { BOTTOM, hairline, INK, LABEL, MARGIN, PLAIN, QUIET } from '#ground/documents/server/page-parts.ts';
import type { Layout, TextStyle } from '#ground/documents/server/typesetter.service.ts';

export interface Column {
  /** Points. */
  width: number;
  head: string;
  align?: 'right';
}

/** Each cell is one text or several below each other: the first as the row's own, the others quiet. */
export interface TableRow {
  cells: (string | string[])[];
}

interface Table {
  columns: Column[];
  rows: TableRow[];
  total: TableRow;
}

const GAP = 6;
const ROW_PADDING = 4;
const BOLD: TextStyle = { ...PLAIN, weight: 'medium' };

/** Sets a table, its heads again on every page; answers where it ends. A row stays whole, and the total keeps a row above it. */
export function drawTable(sheet: Layout, { columns, rows, total }: Table, top: number): number {
  let y = setHeads(sheet, columns, top);
  const last = rows.length - 1;
  for (const [at, row] of rows.entries()) {
    const height = heightOf(sheet, columns, row, PLAIN);
    // The last row waits for its total: one alone on a page would belong to nothing.
    const needed = at === last ? height + heightOf(sheet, columns, total, BOLD) + 2 : height;
    if (y + needed > BOTTOM) {
      sheet.newPage();
      y = setHeads(sheet, columns, MARGIN);
    }
    setRow(sheet, columns, row, y, PLAIN);
    y += height;
    hairline(sheet, y);
  }
  hairline(sheet, y, INK);
  setRow(sheet, columns, total, y, BOLD);
  return y + heightOf(sheet, columns, total, BOLD);
}

/** How much of a table must be on the page it begins on: its heads with a row below them, and the total of that row alone. */
export function beginningOf(sheet: Layout, { columns, rows, total }: Table): number {
  const [first, second] = rows;
  const row = first ? heightOf(sheet, columns, first, PLAIN) : 0;
  const end = second ? 0 : heightOf(sheet, columns, total, BOLD);
  return headsHeight(sheet, columns) + 3 + row + end + 2;
}

function headsHeight(sheet: Layout, columns: readonly Column[]): number {
  return Math.max(...columns.map(({ head, width }) => sheet.heightOf(head, width - GAP, LABEL)));
}

function setHeads(sheet: Layout, columns: readonly Column[], top: number): number {
  const height = headsHeight(sheet, columns);
  for (const { x, width, head, align } of placed(columns)) {
    // Heads of two lines and of one end at the same line.
    const own = sheet.heightOf(head, width - GAP, LABEL);
    sheet.set(head, { x, y: top + height - own, width: width - GAP }, { ...LABEL, ...(align && { align }) });
  }
  hairline(sheet, top + height + 3, INK);
  return top + height + 3;
}

function setRow(sheet: Layout, columns: readonly Column[], row: TableRow, top: number, style: TextStyle): void {
  for (const [at, { x, width, align }] of placed(columns).entries()) {
    let y = top + ROW_PADDING;
    for (const [line, text] of [row.cells[at] ?? ''].flat().entries())
      y += sheet.set(
        text,
        { x, y, width: width - GAP },
        { ...(line === 0 ? style : { ...QUIET, size: 8 }), ...(align && { align }) },
      );
  }
}

function heightOf(sheet: Layout, columns: readonly Column[], { cells }: TableRow, style: TextStyle): number {
  const heights = columns.map(({ width }, at) =>
    [cells[at] ?? '']
      .flat()
      .reduce(
        (sum, text, line) => sum + sheet.heightOf(text, width - GAP, line === 0 ? style : { ...QUIET, size: 8 }),
        0,
      ),
  );
  return Math.max(...heights) + 2 * ROW_PADDING;
}

/** Columns with their left edge; figures end at the right edge of theirs. */
function placed(columns: readonly Column[]): (Column & { x: number })[] {
  let x = MARGIN;
  return columns.map((column) => {
    const left = column.align === 'right' ? x + GAP : x;
    x += column.width;
    return { ...column, x: left };
  });
}
