import { BOTTOM, hairline, INK, LABEL, MARGIN, PLAIN, QUIET } from '#ground/documents/server/page-parts.ts';
import type { Layout, TextStyle } from '#ground/documents/server/typesetter.service.ts';

export interface Column {
  /** Points. */
  width: number;
  head: string;
  align?: 'right';
}

/** Each cell is one text or several below each other: the first prominent, the others muted. */
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

/**
 * Draws a table with its headings on every page; returns where it ends. Rows are not split, and the total never appears
 * without a row above it.
 */
export function drawTable(sheet: Layout, { columns, rows, total }: Table, top: number): number {
  let y = setHeads(sheet, columns, top);
  const last = rows.length - 1;
  for (const [at, row] of rows.entries()) {
    const height = heightOf(sheet, columns, row, PLAIN);
    // The last row stays with the total, which would lack its context alone on a page.
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

/** The space a table needs on its first page: headings and a row, and the total if there is only one row. */
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
    // Headings of one and two lines share a baseline.
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

/** Columns with their left edge; figures are aligned right. */
function placed(columns: readonly Column[]): (Column & { x: number })[] {
  let x = MARGIN;
  return columns.map((column) => {
    const left = column.align === 'right' ? x + GAP : x;
    x += column.width;
    return { ...column, x: left };
  });
}
