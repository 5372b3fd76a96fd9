import {
  BOTTOM,
  type DocumentHead,
  hairline,
  INK,
  LABEL,
  MARGIN,
  PLAIN,
  QUIET,
  RIGHT,
  setBars,
  setFooter,
  setHead,
  WIDTH,
} from '#ground/documents/server/page-parts.ts';
import { A6, finishedPdf, openTypesetter, type Typesetter } from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';

/** One line of an order for the workshop, with all measurements. */
export interface Ticket {
  code: string;
  title: string;
  facts: [label: string, value: string][];
  work: string;
  details: string[];
  picture?: string | undefined;
  /** Tables of cuts: the names of their columns, and their rows. */
  tables: { columns: string[]; rows: string[][] }[];
  warning?: string | undefined;
  footer: string;
}

/** The parcel's contents, in the buyer's language and without prices. */
export interface Slip extends DocumentHead {
  code: string;
  party: { title: string; lines: string[] };
  columns: { work: string; nums: string };
  lines: { title: string; details: string[]; nums: string; picture?: string | undefined }[];
  notes: string[];
}

/** The parcel's label. */
export interface Label {
  code: string;
  from: { title: string; lines: string[] };
  to: { title: string; name: string; lines: string[] };
}

/** Papers of one kind for many orders, as final texts: drawing only sets them. */
export type Papers = { locale: Locale; title: string; brand: string; date: string } & (
  | { kind: 'tickets'; pages: Ticket[] }
  | { kind: 'slips'; pages: Slip[] }
  | { kind: 'labels'; pages: Label[] }
);

/** Tickets and slips on A4, labels on A6. */
export function drawPapers(papers: Papers): Promise<Buffer> {
  const { locale, title, brand, date, kind } = papers;
  const size = kind === 'labels' ? 'A6' : 'A4';
  const sheet = openTypesetter({ locale, title, author: brand, date: new Date(date), size });
  for (const [at, page] of papers.pages.entries()) {
    if (at > 0) sheet.newPage();
    if ('tables' in page) drawTicket(sheet, page);
    else if ('columns' in page) drawSlip(sheet, page);
    else drawLabel(sheet, page);
  }
  return finishedPdf(sheet);
}

const PICTURE = 210;
const CODE = { size: 26, weight: 'medium', colour: INK } as const;

function drawTicket(sheet: Typesetter, ticket: Ticket): void {
  sheet.set(ticket.title, { x: MARGIN, y: MARGIN, width: 240 }, QUIET);
  let y = MARGIN + 14;
  y += sheet.set(ticket.code, { x: MARGIN, y, width: 300 }, CODE) + 2;
  setBars(sheet, ticket.code, { x: RIGHT - 209, y: MARGIN, height: 44, module: 0.9 });
  hairline(sheet, y + 4, INK);
  const top = y + 18;
  const picture = ticket.picture;
  if (picture) sheet.pdf.image(picture, MARGIN, top, { fit: [PICTURE, PICTURE], align: 'center', valign: 'center' });
  const x = MARGIN + PICTURE + 22;
  const width = RIGHT - x;
  y = top + sheet.set(ticket.work, { x, y: top, width }, { size: 15, weight: 'display', colour: INK });
  for (const text of ticket.details) y += sheet.set(text, { x, y, width }, PLAIN);
  y += 8;
  for (const [label, value] of ticket.facts) {
    // As large as the value, so that both are on one baseline.
    sheet.set(label, { x, y, width: width * 0.36 }, { ...QUIET, size: PLAIN.size });
    y += sheet.set(value, { x: x + width * 0.36, y, width: width * 0.64 }, { ...PLAIN, weight: 'medium' });
  }
  y = Math.max(y, top + PICTURE) + 18;
  if (ticket.warning)
    y += sheet.set(ticket.warning, { x: MARGIN, y, width: WIDTH }, { ...PLAIN, weight: 'medium' }) + 10;
  for (const table of ticket.tables) y = drawTable(sheet, table, y) + 16;
  setFooter(sheet, ticket.footer, { page: 1, pages: 1 });
}

/** The first column is as wide as two of the others. */
function drawTable(sheet: Typesetter, { columns, rows }: Ticket['tables'][number], top: number): number {
  const share = WIDTH / (columns.length + 1);
  const place = (at: number) =>
    at === 0 ? { x: MARGIN, width: 2 * share } : { x: MARGIN + (at + 1) * share, width: share };
  const setRow = (cells: readonly string[], y: number, style: typeof PLAIN) =>
    Math.max(
      ...cells.map((cell, at) =>
        sheet.set(cell, { ...place(at), y }, { ...style, align: at === 0 ? 'left' : 'right' }),
      ),
    );
  let y = top + setRow(columns, top, LABEL) + 3;
  hairline(sheet, y, INK);
  for (const cells of rows) {
    y += 4;
    y += setRow(cells, y, { size: 11, colour: INK }) + 4;
    hairline(sheet, y);
  }
  return y;
}

const THUMB = 46;

function drawSlip(sheet: Typesetter, slip: Slip): void {
  let y = setHead(sheet, slip) + 26;
  hairline(sheet, y - 10);
  y += sheet.set(slip.party.title, { x: MARGIN, y, width: WIDTH / 2 }, LABEL) + 1;
  for (const line of slip.party.lines) y += sheet.set(line, { x: MARGIN, y, width: WIDTH / 2 }, PLAIN);
  setBars(sheet, slip.code, { x: RIGHT - 209, y: y - 44, height: 36, module: 0.9 });
  y = slipColumns(sheet, slip, y + 20);
  const x = MARGIN + THUMB + 14;
  const width = WIDTH - THUMB - 80;
  for (const { title, details, nums, picture } of slip.lines) {
    const texts = details.reduce((sum, text) => sum + sheet.heightOf(text, width, QUIET), 0);
    const height = Math.max(THUMB, sheet.heightOf(title, width, PLAIN) + texts) + 18;
    if (y + height > BOTTOM) {
      sheet.newPage();
      y = slipColumns(sheet, slip, MARGIN);
    }
    if (picture) sheet.pdf.image(picture, MARGIN, y + 9, { fit: [THUMB, THUMB], align: 'center', valign: 'center' });
    sheet.set(nums, { x: RIGHT - 60, y: y + 9, width: 60 }, { ...PLAIN, weight: 'medium', align: 'right' });
    let line = y + 9 + sheet.set(title, { x, y: y + 9, width }, { ...PLAIN, weight: 'medium' });
    for (const text of details) line += sheet.set(text, { x, y: line, width }, QUIET);
    y += height;
    hairline(sheet, y);
  }
  y += 18;
  for (const note of slip.notes) {
    if (y + sheet.heightOf(note, WIDTH * 0.72, QUIET) > BOTTOM) {
      sheet.newPage();
      y = MARGIN;
    }
    y += sheet.set(note, { x: MARGIN, y, width: WIDTH * 0.72 }, QUIET) + 4;
  }
}

function slipColumns(sheet: Typesetter, { columns }: Slip, y: number): number {
  sheet.set(columns.work, { x: MARGIN, y, width: WIDTH / 2 }, LABEL);
  const height = sheet.set(columns.nums, { x: RIGHT - 60, y, width: 60 }, { ...LABEL, align: 'right' });
  hairline(sheet, y + height + 4, INK);
  return y + height + 4;
}

const EDGE = 20;

function drawLabel(sheet: Typesetter, { code, from, to }: Label): void {
  const width = A6.width - 2 * EDGE;
  let y = EDGE + sheet.set(from.title, { x: EDGE, y: EDGE, width }, LABEL);
  for (const line of from.lines) y += sheet.set(line, { x: EDGE, y, width }, QUIET);
  y += 8;
  sheet.rule(y, EDGE, A6.width - EDGE, INK);
  y += 12;
  y += sheet.set(to.title, { x: EDGE, y, width }, LABEL) + 2;
  y += sheet.set(to.name, { x: EDGE, y, width }, { size: 18, weight: 'medium', colour: INK });
  for (const line of to.lines) y += sheet.set(line, { x: EDGE, y, width }, { size: 13, colour: INK });
  const foot = A6.height - EDGE - 18;
  sheet.set(code, { x: EDGE, y: foot, width }, { size: 13, weight: 'medium', colour: INK });
  setBars(sheet, code, { x: EDGE, y: foot - 52, height: 46, module: 1 });
}
