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
  setFooters,
  setHead,
  WIDTH,
} from '#ground/documents/server/page-parts.ts';
import {
  finishedPdf,
  openTypesetter,
  type TextStyle,
  type Typesetter,
} from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';

/** A receipt as final texts in the reader's language: `drawReceipt` only sets it. */
export interface Receipt extends DocumentHead {
  locale: Locale;
  /** The title of the file and its window. */
  heading: string;
  date: string;
  parties: { title: string; lines: string[] }[];
  columns: { work: string; nums: string; price: string; amount: string };
  lines: ReceiptLine[];
  sums: { label: string; amount: string; strong?: boolean }[];
  notes: string[];
  /** At the foot of every page; `{page}` and `{pages}` are replaced. */
  footer: string;
}

export interface ReceiptLine {
  title: string;
  details: string[];
  nums: string;
  price: string;
  amount: string;
  /** A JPEG of the framed picture as a data URL, embedded once; without one its place stays empty. */
  picture?: string | undefined;
}

const THUMB = 46;
const COLUMNS = { nums: 44, price: 82, amount: 88 };

/** Sets a receipt on A4. The same receipt gives the same bytes. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const sheet = openTypesetter({
    locale: receipt.locale,
    title: receipt.heading,
    author: receipt.seller.brand,
    date: new Date(receipt.date),
  });
  let y = setHead(sheet, receipt);
  y = drawParties(sheet, receipt, y + 26);
  y = drawLines(sheet, receipt, y + 26);
  y = drawSums(sheet, receipt, y + 10);
  drawNotes(sheet, receipt, y + 24);
  setFooters(sheet, receipt.footer);
  return finishedPdf(sheet);
}

function drawParties(sheet: Typesetter, { parties }: Receipt, top: number): number {
  hairline(sheet, top - 10);
  const width = WIDTH / parties.length - 12;
  const ends = parties.map(({ title, lines }, at) => {
    const x = MARGIN + at * (WIDTH / parties.length);
    let y = top + sheet.set(title, { x, y: top, width }, LABEL) + 1;
    for (const line of lines) y += sheet.set(line, { x, y, width }, PLAIN);
    return y;
  });
  return Math.max(top, ...ends);
}

const NUMS_X = RIGHT - COLUMNS.amount - COLUMNS.price - COLUMNS.nums;
const TEXT_X = MARGIN + THUMB + 14;
const TEXT_WIDTH = NUMS_X - TEXT_X - 10;

function drawLines(sheet: Typesetter, receipt: Receipt, top: number): number {
  let y = drawColumnHeads(sheet, receipt, top);
  for (const line of receipt.lines) {
    const height = lineHeight(sheet, line);
    if (y + height > BOTTOM) {
      sheet.pdf.addPage();
      y = drawColumnHeads(sheet, receipt, MARGIN);
    }
    drawLine(sheet, line, y);
    y += height;
    hairline(sheet, y);
  }
  return y;
}

function drawColumnHeads(sheet: Typesetter, { columns }: Receipt, y: number): number {
  sheet.set(columns.work, { x: MARGIN, y, width: NUMS_X - MARGIN }, LABEL);
  const height = setFigures(sheet, columns, y, LABEL);
  hairline(sheet, y + height + 4, INK);
  return y + height + 4;
}

function lineHeight(sheet: Typesetter, { title, details }: ReceiptLine): number {
  const texts = details.reduce((sum, text) => sum + sheet.heightOf(text, TEXT_WIDTH, QUIET), 0);
  return Math.max(THUMB, sheet.heightOf(title, TEXT_WIDTH, { ...PLAIN, weight: 'medium' }) + texts) + 18;
}

function drawLine(sheet: Typesetter, line: ReceiptLine, top: number): void {
  let y = top + 9;
  if (line.picture)
    sheet.pdf.image(line.picture, MARGIN, y, { fit: [THUMB, THUMB], align: 'center', valign: 'center' });
  setFigures(sheet, line, y, PLAIN);
  y += sheet.set(line.title, { x: TEXT_X, y, width: TEXT_WIDTH }, { ...PLAIN, weight: 'medium' });
  for (const text of line.details) y += sheet.set(text, { x: TEXT_X, y, width: TEXT_WIDTH }, QUIET);
}

function setFigures(
  sheet: Typesetter,
  figures: Record<keyof typeof COLUMNS, string>,
  y: number,
  style: TextStyle,
): number {
  const right: TextStyle = { ...style, align: 'right' };
  sheet.set(figures.nums, { x: NUMS_X, y, width: COLUMNS.nums }, right);
  sheet.set(figures.price, { x: NUMS_X + COLUMNS.nums, y, width: COLUMNS.price }, right);
  return sheet.set(figures.amount, { x: RIGHT - COLUMNS.amount, y, width: COLUMNS.amount }, right);
}

/** The sums stay together: a total alone on a page would be unclear. */
function drawSums(sheet: Typesetter, { sums }: Receipt, top: number): number {
  const width = 260;
  const x = RIGHT - width;
  const styleOf = (strong?: boolean): TextStyle =>
    strong ? { size: 11, weight: 'medium', leading: 2 } : { ...PLAIN, leading: 1.75 };
  const height = sums.reduce((sum, { label, strong }) => sum + sheet.heightOf(label, width * 0.62, styleOf(strong)), 0);
  let y = top;
  if (y + height > BOTTOM) {
    sheet.pdf.addPage();
    y = MARGIN;
  }
  for (const { label, amount, strong } of sums) {
    const style = styleOf(strong);
    if (strong) hairline(sheet, y, INK, x);
    sheet.set(amount, { x: x + width * 0.62, y, width: width * 0.38 }, { ...style, align: 'right' });
    y += sheet.set(label, { x, y, width: width * 0.62 }, style);
  }
  return y;
}

function drawNotes(sheet: Typesetter, { notes }: Receipt, top: number): void {
  const width = WIDTH * 0.72;
  let y = top;
  for (const note of notes) {
    if (y + sheet.heightOf(note, width, QUIET) > BOTTOM) {
      sheet.pdf.addPage();
      y = MARGIN;
    }
    y += sheet.set(note, { x: MARGIN, y, width }, QUIET) + 4;
  }
}
