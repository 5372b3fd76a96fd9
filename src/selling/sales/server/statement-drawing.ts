import {
  BOTTOM,
  type DocumentHead,
  hairline,
  INK,
  LABEL,
  MARGIN,
  PLAIN,
  QUIET,
  setFooter,
  setHead,
  WIDTH,
} from '#ground/documents/server/page-parts.ts';
import { countPages, finishedPdf, type Layout, openTypesetter } from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';
import { beginningOf, type Column, drawTable, type TableRow } from './statement-table.ts';

/** A statement's formatted texts and figures in the reader's language, for `drawStatement`. */
export interface StatementSheet extends DocumentHead {
  locale: Locale;
  heading: string;
  date: string;
  /** One per currency with lines. */
  blocks: StatementBlock[];
  /** Shown if there is no block. */
  empty: string;
  notes: { title: string; lines: string[] };
  /** At the foot of every page; `{page}` and `{pages}` are replaced. */
  footer: string;
}

interface StatementBlock {
  title: string;
  /** The main figures, the most important last. */
  totals: { label: string; value: string }[];
  /** A summary before the lines. */
  months?: StatementTable;
  lines: StatementTable;
}

export interface StatementTable {
  title: string;
  columns: Column[];
  rows: TableRow[];
  total: TableRow;
}

/**
 * Draws a statement on A4; the same statement gives the same bytes. It is laid out twice, first to count the pages: then
 * each page can be flushed when it is full, and ten thousand lines take no more memory than a hundred.
 */
export function drawStatement(statement: StatementSheet): Promise<Buffer> {
  const sheet = openTypesetter({
    locale: statement.locale,
    title: statement.heading,
    author: statement.seller.brand,
    date: new Date(statement.date),
    pages: 'flushed',
  });
  const pages = countPages(sheet, (layout) => layOut(layout, statement));
  let page = 1;
  const endPage = () => setFooter(sheet, statement.footer, { page, pages });
  const newPage = () => {
    endPage();
    page += 1;
    sheet.newPage();
  };
  layOut({ ...sheet, newPage }, statement);
  endPage();
  return finishedPdf(sheet);
}

function layOut(sheet: Layout, statement: StatementSheet): void {
  let y = setHead(sheet, statement) + 22;
  hairline(sheet, y);
  y = drawTotals(sheet, statement, y + 18);
  for (const { title, months } of statement.blocks) if (months) y = drawSection(sheet, months, title, y + 20);
  for (const { title, lines } of statement.blocks) y = drawSection(sheet, lines, title, y + 26);
  drawNotes(sheet, statement, y + 24);
}

/** The currencies side by side, so that nobody adds them up. */
function drawTotals(sheet: Layout, { blocks, empty }: StatementSheet, top: number): number {
  if (blocks.length === 0) return top + sheet.set(empty, { x: MARGIN, y: top, width: WIDTH }, PLAIN);
  const gap = 28;
  const width = (WIDTH - gap) / 2;
  const ends = blocks.map(({ title, totals }, at) => {
    const x = MARGIN + at * (width + gap);
    let y = top + sheet.set(title, { x, y: top, width }, LABEL) + 3;
    for (const [row, { label, value }] of totals.entries()) {
      const isLast = row === totals.length - 1;
      const style = isLast
        ? ({ size: 12, weight: 'medium', leading: 1.8 } as const)
        : ({ ...PLAIN, leading: 1.6 } as const);
      if (isLast) {
        sheet.rule(y + 2, x, x + width, INK);
        y += 3;
      }
      sheet.set(value, { x: x + width * 0.5, y, width: width * 0.5 }, { ...style, align: 'right' });
      y += sheet.set(label, { x, y, width: width * 0.55 }, style);
    }
    return y;
  });
  return Math.max(...ends);
}

/** A table with its title, which never ends a page without the first row. */
function drawSection(sheet: Layout, table: StatementTable, block: string, top: number): number {
  let y = top;
  const title = `${table.title} | ${block}`;
  const style = { size: 11, weight: 'medium' } as const;
  if (y + sheet.heightOf(title, WIDTH, style) + 6 + beginningOf(sheet, table) > BOTTOM) {
    sheet.newPage();
    y = MARGIN;
  }
  y += sheet.set(title, { x: MARGIN, y, width: WIDTH }, style) + 6;
  return drawTable(sheet, table, y);
}

function drawNotes(sheet: Layout, { notes }: StatementSheet, top: number): void {
  const width = WIDTH * 0.86;
  const heading = { size: 9.5, weight: 'medium' } as const;
  const first = notes.lines[0] ?? '';
  let y = top;
  if (y + sheet.heightOf(notes.title, width, heading) + sheet.heightOf(first, width, QUIET) > BOTTOM) {
    sheet.newPage();
    y = MARGIN;
  }
  y += sheet.set(notes.title, { x: MARGIN, y, width }, heading) + 2;
  for (const note of notes.lines) {
    if (y + sheet.heightOf(note, width, QUIET) > BOTTOM) {
      sheet.newPage();
      y = MARGIN;
    }
    y += sheet.set(note, { x: MARGIN, y, width }, QUIET) + 3;
  }
}
