import { INK } from '#ground/documents/server/page-parts.ts';
import type { TextStyle, Typesetter } from '#ground/documents/server/typesetter.service.ts';
import type { Outline, Spot } from '../hanging-kit.rules.ts';
import { EDGE_MM, HEAD_MM, PAPERS, type PaperName, sheetOf, type Turn } from '../paper.rules.ts';
import type { Window } from '../sheet-joins.rules.ts';
import { HAIR, LINE_BLUE, NAIL_RED, points, SMALL, SOFT } from './kit-page.ts';
import { labelPlace, type Obstacles } from './label-place.ts';

/** One sheet at 1:1, in the wall's coordinates: x from its middle to the right, y up from the floor. */
export interface SheetPage {
  title: string;
  works: string;
  /** To print it at actual size, and why. */
  hint: string;
  turn: Turn;
  window: Window;
  lines: Spot & { height: string; width: string };
  outlines: { outline: Outline; title: string }[];
  nails: (Spot & { name: string; texts: string[] })[];
  /** The marks of joined sheets. */
  marks: (Spot & { letter: string })[];
  /** How the sheet is joined, or how far it is from another. */
  joins: string[];
  ruler: string;
}

const CROSS_MM = 10;
const CIRCLE_MM = 3;
const MARK_MM = 3;
/** The letters of a joined edge are before it. */
const TITLE_IN_MM = 10;
const LABEL: TextStyle = { size: 8, colour: INK, leading: 1.3 };
const BLUE: TextStyle = { size: 8, colour: LINE_BLUE, leading: 1.3 };

/** Sets the texts around the template, the template, and the ruler. */
export function setSheet(sheet: Typesetter, paper: PaperName, page: SheetPage): void {
  const { w_mm, h_mm } = sheetOf(paper, page.turn);
  sheet.pdf.addPage({ size: [points(w_mm), points(h_mm)], margin: 0 });
  setHead(sheet, page, w_mm);
  drawOutlines(sheet, page);
  drawLines(sheet, page);
  for (const mark of page.marks) drawMark(sheet, page, mark);
  for (const nail of page.nails) setNailLabel(sheet, page, nail);
  for (const nail of page.nails) drawCross(sheet, page, nail);
  drawRuler(sheet, paper, page, { w_mm, h_mm });
}

function setHead(sheet: Typesetter, { title, works, hint }: SheetPage, w_mm: number): void {
  const [x, y, width] = [points(EDGE_MM), points(EDGE_MM) - 4, points(w_mm - 2 * EDGE_MM)];
  const height = sheet.set(title, { x, y, width: width * 0.6 }, { size: 11, weight: 'medium', leading: 1.3 });
  sheet.set(fitted(sheet, works, width * 0.6), { x, y: y + height, width: width * 0.6 }, SMALL);
  sheet.set(hint, { x: x + width * 0.62, y, width: width * 0.38 }, { ...SMALL, align: 'right' });
}

/** As much of a text as fits one line. */
function fitted(sheet: Typesetter, text: string, width: number): string {
  const characters = [...text];
  while (characters.length > 1 && sheet.widthOf(`${characters.join('')}…`, SMALL) > width) characters.pop();
  return characters.length < [...text].length ? `${characters.join('')}…` : text;
}

/** A place on the wall, in points on the page. */
function onPage({ window }: SheetPage, { x_mm, y_mm }: Spot): { x: number; y: number } {
  return {
    x: points(EDGE_MM + x_mm - window.left_mm),
    y: points(EDGE_MM + HEAD_MM + window.bottom_mm + window.h_mm - y_mm),
  };
}

function boxOf(page: SheetPage) {
  const { left_mm, bottom_mm, w_mm, h_mm } = page.window;
  return { ...onPage(page, { x_mm: left_mm, y_mm: bottom_mm + h_mm }), w: points(w_mm), h: points(h_mm) };
}

function drawOutlines(sheet: Typesetter, page: SheetPage): void {
  const { pdf } = sheet;
  const box = boxOf(page);
  pdf.rect(box.x, box.y, box.w, box.h).lineWidth(0.5).strokeColor(HAIR).stroke();
  pdf.save();
  pdf.rect(box.x, box.y, box.w, box.h).clip();
  for (const { outline } of page.outlines) {
    const { x, y } = onPage(page, { x_mm: outline.left_mm, y_mm: outline.top_mm });
    const [w, h] = [points(outline.right_mm - outline.left_mm), points(outline.top_mm - outline.bottom_mm)];
    pdf.rect(x, y, w, h).lineWidth(1.2).strokeColor(INK).stroke();
  }
  pdf.restore();
  for (const { outline, title } of page.outlines) setOutlineTitle(sheet, page, outline, title);
}

/** Over the visible part of a work's top edge, outside the frame. */
function setOutlineTitle(sheet: Typesetter, page: SheetPage, outline: Outline, title: string): void {
  const { left_mm, bottom_mm, w_mm, h_mm } = page.window;
  const top = outline.top_mm;
  if (top > bottom_mm + h_mm || top < bottom_mm + 20) return;
  const from = Math.max(outline.left_mm, left_mm) + TITLE_IN_MM;
  const to = Math.min(outline.right_mm, left_mm + w_mm) - 3;
  if (to - from < 25) return;
  const { x, y } = onPage(page, { x_mm: from, y_mm: top });
  const width = points(to - from);
  const height = sheet.heightOf(title, width, LABEL);
  const isAbove = y - height - 3 > boxOf(page).y;
  sheet.set(title, { x, y: isAbove ? y - height - points(2.5) : y + 3, width }, LABEL);
}

function drawLines(sheet: Typesetter, page: SheetPage): void {
  const { pdf } = sheet;
  const { lines } = page;
  const box = boxOf(page);
  const { x, y } = onPage(page, lines);
  pdf.save();
  pdf.lineWidth(0.6).strokeColor(LINE_BLUE).dash(6, { space: 3 });
  pdf
    .moveTo(box.x, y)
    .lineTo(box.x + box.w, y)
    .stroke();
  pdf
    .moveTo(x, box.y)
    .lineTo(x, box.y + box.h)
    .stroke();
  pdf.undash();
  pdf.restore();
  const least = 4;
  onWhite(sheet, lines.height, { x: box.x + least, y: y - 12 }, BLUE);
  const width = Math.min(sheet.widthOf(lines.width, BLUE) + 1, box.w - 2 * least);
  const isRight = x + least + width < box.x + box.w;
  onWhite(sheet, lines.width, { x: isRight ? x + least : x - least - width, y: box.y + box.h - 14 }, BLUE);
}

function onWhite(sheet: Typesetter, text: string, at: { x: number; y: number }, style: TextStyle): void {
  const width = sheet.widthOf(text, style) + 1;
  sheet.pdf.rect(at.x - 1, at.y + 1, width + 2, sheet.heightOf(text, width, style) - 1).fill('#ffffff');
  sheet.set(text, { ...at, width }, style);
}

/** After all labels, which must not cover a cross. */
function drawCross({ pdf }: Typesetter, page: SheetPage, nail: Spot): void {
  const { x, y } = onPage(page, nail);
  const arm = points(CROSS_MM);
  pdf.lineWidth(0.5).strokeColor(NAIL_RED);
  pdf
    .moveTo(x - arm, y)
    .lineTo(x + arm, y)
    .stroke();
  pdf
    .moveTo(x, y - arm)
    .lineTo(x, y + arm)
    .stroke();
  pdf.circle(x, y, points(CIRCLE_MM)).stroke();
}

function setNailLabel(sheet: Typesetter, page: SheetPage, nail: SheetPage['nails'][number]): void {
  const lines = [
    { text: nail.name, style: { ...LABEL, weight: 'medium', colour: NAIL_RED } satisfies TextStyle },
    ...nail.texts.map((text) => ({ text, style: SMALL })),
  ];
  const width = Math.max(...lines.map(({ text, style }) => sheet.widthOf(text, style))) + 1;
  const height = lines.reduce((sum, { text, style }) => sum + sheet.heightOf(text, width, style), 0);
  const at = labelPlace(onPage(page, nail), { width, height }, obstaclesOn(page));
  sheet.pdf.rect(at.x - 2, at.y - 1, width + 4, height + 2).fill('#ffffff');
  let top = at.y;
  for (const { text, style } of lines) top += sheet.set(text, { x: at.x, y: top, width }, style);
}

/** Everything on a sheet that a label should not cover. */
function obstaclesOn(page: SheetPage): Obstacles {
  const { x, y, w, h } = boxOf(page);
  const lines = onPage(page, page.lines);
  const edges = page.outlines.flatMap(({ outline }) => {
    const from = onPage(page, { x_mm: outline.left_mm, y_mm: outline.top_mm });
    const to = onPage(page, { x_mm: outline.right_mm, y_mm: outline.bottom_mm });
    const [width, height] = [to.x - from.x, to.y - from.y];
    return [
      { ...from, width, height: 0 },
      { ...from, width: 0, height },
      { x: from.x, y: to.y, width, height: 0 },
      { x: to.x, y: from.y, width: 0, height },
    ];
  });
  const arm = points(CROSS_MM);
  const crosses = [...page.nails, ...page.marks].map((spot) => {
    const at = onPage(page, spot);
    return { x: at.x, y: at.y - arm, width: 0, height: 2 * arm };
  });
  return {
    // Its lowest part has the text of the upright dashed line.
    window: { x, y, width: w, height: h - 16 },
    hard: crosses,
    soft: [...edges, { x, y: lines.y, width: w, height: 0 }, { x: lines.x, y, width: 0, height: h }],
  };
}

/** A diamond across the cut edge; its half remains on the sheet that is cut. */
function drawMark(sheet: Typesetter, page: SheetPage, mark: SheetPage['marks'][number]): void {
  const { pdf } = sheet;
  const { x, y } = onPage(page, mark);
  const r = points(MARK_MM);
  pdf
    .polygon([x - r, y], [x, y - r], [x + r, y], [x, y + r])
    .lineWidth(0.6)
    .strokeColor(INK)
    .stroke();
  pdf
    .moveTo(x - r, y)
    .lineTo(x + r, y)
    .moveTo(x, y - r)
    .lineTo(x, y + r)
    .stroke();
  const box = boxOf(page);
  const style: TextStyle = { size: 9, weight: 'medium', colour: INK };
  const width = sheet.widthOf(mark.letter, style) + 1;
  const isRight = x + r + 2 + width < box.x + box.w;
  const isLow = y + r > box.y + box.h - 10;
  onWhite(sheet, mark.letter, { x: isRight ? x + r + 2 : x - r - 2 - width, y: isLow ? y - 15 : y + 1 }, style);
}

/** A tenth of a metre, or four inches, with its divisions. */
function drawRuler(
  sheet: Typesetter,
  paper: PaperName,
  { ruler, joins }: SheetPage,
  { w_mm, h_mm }: { w_mm: number; h_mm: number },
): void {
  const { pdf } = sheet;
  const step = PAPERS[paper].inches ? 25.4 / 4 : 5;
  const count = PAPERS[paper].inches ? 16 : 20;
  const [x, y] = [points(EDGE_MM), points(h_mm - EDGE_MM - 3)];
  pdf.lineWidth(0.6).strokeColor(INK);
  pdf
    .moveTo(x, y)
    .lineTo(x + points(step * count), y)
    .stroke();
  for (let at = 0; at <= count; at += 1) {
    const long = at === 0 || at === count ? 6 : at % (PAPERS[paper].inches ? 4 : 2) === 0 ? 4 : 2.5;
    pdf
      .moveTo(x + points(step * at), y - points(long))
      .lineTo(x + points(step * at), y)
      .stroke();
  }
  sheet.set(ruler, { x, y: y + 1, width: points(step * count) + 40 }, SMALL);
  const left = x + points(step * count) + 12;
  const width = points(w_mm - EDGE_MM) - left;
  const text = joins.join('\n');
  const height = sheet.heightOf(text, width, { ...SMALL, colour: SOFT });
  sheet.set(
    text,
    { x: left, y: Math.max(points(h_mm - EDGE_MM) - height + 4, points(h_mm - EDGE_MM - 15)), width },
    { ...SMALL, align: 'right' },
  );
}
