import { INK } from '#ground/documents/server/page-parts.ts';
import type { TextStyle, Typesetter } from '#ground/documents/server/typesetter.service.ts';
import type { Outline, Spot } from '../hanging-kit.rules.ts';
import type { Window } from '../sheet-joins.rules.ts';
import { HAIR, LINE_BLUE, NAIL_RED, pageFrame, SMALL, SOFT, STRONG, setTitle } from './kit-page.ts';

/** The wall on one page, to scale, with all measurements in a table. */
export interface PlanPage {
  title: string;
  brand: string;
  hint: string;
  notes: string[];
  drawing: {
    works: { number: string; top: string; outline: Outline }[];
    nails: Spot[];
    sheets: (Window & { number: string })[];
    middle: { x_mm: number; label: string };
    eye: { y_mm: number; label: string };
    furniture?: { left_mm: number; right_mm: number; top_mm: number; label: string };
    floor: string;
  };
  /** The first column is for the work. */
  columns: string[];
  rows: { number: string; title: string; details: string[]; cells: string[] }[];
}

const DRAWING = { most: 330, least: 120 };
const CELL: TextStyle = { size: 8, colour: INK, leading: 1.35 };
const WORK_SHARE = 0.34;
/** Between two columns, and around a row. */
const PAD = 6;

export function setPlan(sheet: Typesetter, page: PlanPage): void {
  const { left, width, bottom } = pageFrame(sheet);
  let y = setTitle(sheet, page);
  for (const note of page.notes) y += sheet.set(note, { x: left, y, width }, { ...CELL, size: 8.5 }) + 2;
  const { first, rest } = splitRows(sheet, page, { width, height: bottom - y - DRAWING.least - 24 });
  const table = tableHeight(sheet, first, width);
  const height = Math.max(DRAWING.least, Math.min(DRAWING.most, bottom - y - table - 24));
  drawWall(sheet, page.drawing, { x: left, y: y + 10, width, height });
  setTable(sheet, first, { x: left, y: y + height + 18, width });
  if (rest.rows.length === 0) return;
  sheet.newPage();
  setTable(sheet, rest, { x: left, y: setTitle(sheet, page) + 10, width });
}

/** A dozen works with long titles need a second page. */
function splitRows(sheet: Typesetter, page: PlanPage, { width, height }: { width: number; height: number }) {
  const columns = columnsOf(page.columns.length, width);
  let used = headHeight(sheet, page, width);
  const over = page.rows.findIndex((row) => {
    used += rowHeight(sheet, row, columns);
    return used > height;
  });
  const count = over < 0 ? page.rows.length : Math.max(1, over);
  return { first: { ...page, rows: page.rows.slice(0, count) }, rest: { ...page, rows: page.rows.slice(count) } };
}

function columnsOf(count: number, width: number) {
  const first = width * WORK_SHARE;
  const rest = (width - first) / (count - 1);
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? { x: 0, width: first - PAD } : { x: first + (at - 1) * rest, width: rest - PAD },
  );
}

function headHeight(sheet: Typesetter, { columns }: PlanPage, width: number): number {
  const places = columnsOf(columns.length, width);
  return Math.max(...columns.map((text, at) => sheet.heightOf(text, places[at]?.width ?? width, SMALL))) + 4;
}

function rowHeight(sheet: Typesetter, row: PlanPage['rows'][number], columns: ReturnType<typeof columnsOf>): number {
  const inner = (columns[0]?.width ?? 0) - 14;
  const first =
    sheet.heightOf(row.title, inner, { ...CELL, weight: 'medium' }) +
    row.details.reduce((sum, text) => sum + sheet.heightOf(text, inner, SMALL), 0);
  const cells = row.cells.map((text, at) => sheet.heightOf(text, columns[at + 1]?.width ?? 0, CELL));
  return Math.max(first, ...cells) + PAD;
}

function tableHeight(sheet: Typesetter, page: PlanPage, width: number): number {
  const columns = columnsOf(page.columns.length, width);
  return headHeight(sheet, page, width) + page.rows.reduce((sum, row) => sum + rowHeight(sheet, row, columns), 0);
}

function setTable(sheet: Typesetter, page: PlanPage, at: { x: number; y: number; width: number }): void {
  const columns = columnsOf(page.columns.length, at.width);
  const place = (index: number) => ({ x: at.x + (columns[index]?.x ?? 0), width: columns[index]?.width ?? 0 });
  page.columns.forEach((text, index) => void sheet.set(text, { ...place(index), y: at.y }, SMALL));
  let y = at.y + headHeight(sheet, page, at.width);
  for (const row of page.rows) {
    sheet.rule(y - 3, at.x, at.x + at.width, HAIR);
    const { x, width } = place(0);
    sheet.set(row.number, { x, y, width: 14 }, { ...CELL, weight: 'medium' });
    let line = y + sheet.set(row.title, { x: x + 14, y, width: width - 14 }, { ...CELL, weight: 'medium' });
    for (const text of row.details) line += sheet.set(text, { x: x + 14, y: line, width: width - 14 }, SMALL);
    row.cells.forEach((text, index) => void sheet.set(text, { ...place(index + 1), y }, CELL));
    y += rowHeight(sheet, row, columns);
  }
}

interface Scale {
  x: (mm: number) => number;
  y: (mm: number) => number;
  by: number;
  left: number;
  right: number;
}

const AROUND_MM = 120;

function scaleOf(
  { works, furniture, middle, eye }: PlanPage['drawing'],
  box: { x: number; y: number; width: number; height: number },
): Scale {
  const outlines = works.map(({ outline }) => outline);
  const lefts = [...outlines.map(({ left_mm }) => left_mm), middle.x_mm, ...(furniture ? [furniture.left_mm] : [])];
  const rights = [...outlines.map(({ right_mm }) => right_mm), middle.x_mm, ...(furniture ? [furniture.right_mm] : [])];
  const top = Math.max(eye.y_mm, ...outlines.map(({ top_mm }) => top_mm)) + AROUND_MM;
  const [from, to] = [Math.min(...lefts) - AROUND_MM, Math.max(...rights) + AROUND_MM];
  // The floor's line and its name are below it.
  const by = Math.min(box.width / (to - from), (box.height - 12) / top);
  const start = box.x + (box.width - (to - from) * by) / 2;
  return {
    x: (mm) => start + (mm - from) * by,
    y: (mm) => box.y + (top - mm) * by,
    by,
    left: box.x,
    right: box.x + box.width,
  };
}

function drawWall(
  sheet: Typesetter,
  drawing: PlanPage['drawing'],
  box: { x: number; y: number; width: number; height: number },
): void {
  const { pdf } = sheet;
  const scale = scaleOf(drawing, box);
  const { works, nails, sheets, furniture, middle, eye } = drawing;
  if (furniture) {
    const { left_mm, right_mm, top_mm } = furniture;
    const [x, y] = [scale.x(left_mm), scale.y(top_mm)];
    pdf.rect(x, y, (right_mm - left_mm) * scale.by, top_mm * scale.by).fill('#efeae0');
    sheet.set(furniture.label, { x: x + 5, y: y + 4, width: (right_mm - left_mm) * scale.by - 10 }, SMALL);
  }
  sheet.rule(scale.y(0), scale.left, scale.right, INK);
  sheet.set(drawing.floor, { x: scale.left, y: scale.y(0) + 1, width: 120 }, SMALL);
  pdf.save();
  pdf.lineWidth(0.5).dash(1.5, { space: 2 }).strokeColor(SOFT);
  pdf.moveTo(scale.left, scale.y(eye.y_mm)).lineTo(scale.right, scale.y(eye.y_mm)).stroke();
  pdf.dash(5, { space: 3 }).strokeColor(LINE_BLUE);
  pdf.moveTo(scale.x(middle.x_mm), box.y).lineTo(scale.x(middle.x_mm), scale.y(0)).stroke();
  pdf.undash();
  pdf.restore();
  for (const work of works) drawWork(sheet, work, scale);
  for (const window of sheets) drawWindow(sheet, window, scale);
  setTops(sheet, works, scale);
  for (const nail of nails) pdf.circle(scale.x(nail.x_mm), scale.y(nail.y_mm), 1.6).fill(NAIL_RED);
  sheet.set(eye.label, { x: scale.right - 150, y: scale.y(eye.y_mm) - 10, width: 150 }, { ...SMALL, align: 'right' });
  const label = { ...SMALL, colour: LINE_BLUE };
  sheet.set(middle.label, { x: scale.x(middle.x_mm) + 3, y: scale.y(0) + 1, width: 120 }, label);
}

function drawWork(sheet: Typesetter, { number, outline }: PlanPage['drawing']['works'][number], scale: Scale): void {
  const { pdf } = sheet;
  const [x, y] = [scale.x(outline.left_mm), scale.y(outline.top_mm)];
  const [w, h] = [(outline.right_mm - outline.left_mm) * scale.by, (outline.top_mm - outline.bottom_mm) * scale.by];
  pdf.rect(x, y, w, h).lineWidth(0.9).strokeColor(INK).fillAndStroke('#ffffff', INK);
  const size = Math.max(6, Math.min(14, h * 0.5));
  const style: TextStyle = { ...STRONG, size, leading: 1 };
  const width = sheet.widthOf(number, style) + 1;
  sheet.set(number, { x: x + (w - width) / 2, y: y + (h - size) / 2, width }, style);
}

/** The height of each top edge, over the edge; none if they would cover works or each other. The table has all of them. */
function setTops(sheet: Typesetter, works: PlanPage['drawing']['works'], scale: Scale): void {
  const labels = works.map(({ top, outline }) => {
    const width = sheet.widthOf(top, SMALL) + 1;
    const x = scale.x((outline.left_mm + outline.right_mm) / 2) - width / 2;
    return { top, x, y: scale.y(outline.top_mm) - 11, width, height: 10 };
  });
  const drawn = works.map(({ outline }) => ({
    x: scale.x(outline.left_mm),
    y: scale.y(outline.top_mm),
    width: (outline.right_mm - outline.left_mm) * scale.by,
    height: (outline.top_mm - outline.bottom_mm) * scale.by,
  }));
  const isCrowded = labels.some((label, at) => [...drawn, ...labels.toSpliced(at, 1)].some((box) => meet(label, box)));
  if (isCrowded) return;
  for (const { top, x, y, width, height } of labels) {
    sheet.pdf.rect(x - 1, y, width + 2, height).fill('#ffffff');
    sheet.set(top, { x, y, width }, SMALL);
  }
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The sheets at 1:1, so that one sees where each belongs; its number is on a tag below its corner. */
function drawWindow(
  sheet: Typesetter,
  { left_mm, bottom_mm, w_mm, h_mm, number }: PlanPage['drawing']['sheets'][number],
  scale: Scale,
): void {
  const [x, y] = [scale.x(left_mm), scale.y(bottom_mm + h_mm)];
  const [w, h] = [w_mm * scale.by, h_mm * scale.by];
  sheet.pdf.rect(x, y, w, h).lineWidth(0.4).strokeColor(LINE_BLUE).stroke();
  const style: TextStyle = { size: 6, colour: '#ffffff', leading: 1.1 };
  const width = sheet.widthOf(number, style) + 1;
  sheet.pdf.rect(x, y + h, width + 4, 7.5).fill(LINE_BLUE);
  sheet.set(number, { x: x + 2, y: y + h + 0.5, width }, style);
}
