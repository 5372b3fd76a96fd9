import type { Typesetter } from '#ground/documents/server/typesetter.service.ts';
import { BODY, NAIL_RED, pageFrame, SMALL, STRONG, setHeading, setTitle } from './kit-page.ts';

/** How to hang the works: steps, tools, walls, and the list of sheets. */
export interface GuidePage {
  title: string;
  brand: string;
  hint: string;
  stepsTitle: string;
  steps: string[];
  toolsTitle: string;
  tools: string[];
  wallsTitle: string;
  load: string;
  warning?: string | undefined;
  walls: { name: string; advice: string }[];
  safety: string[];
  sheetsTitle: string;
  sheets: string[];
}

const GAP = 18;

export function setGuide(sheet: Typesetter, page: GuidePage): void {
  sheet.newPage();
  const { left, width } = pageFrame(sheet);
  const top = setTitle(sheet, page) + 2;
  const half = (width - GAP) / 2;
  const columns = [
    { x: left, width: half },
    { x: left + half + GAP, width: half },
  ] as const;
  let y = setHeading(sheet, page.stepsTitle, { ...columns[0], y: top });
  y = setNumbered(sheet, page.steps, columns[0], y);
  y = setHeading(sheet, page.toolsTitle, { ...columns[0], y: y + 6 });
  for (const tool of page.tools) y = setItem(sheet, '·', tool, { ...columns[0], y });
  let aside = setHeading(sheet, page.wallsTitle, { ...columns[1], y: top });
  aside += sheet.set(page.load, { ...columns[1], y: aside }, STRONG) + 2;
  if (page.warning) aside += sheet.set(page.warning, { ...columns[1], y: aside }, { ...STRONG, colour: NAIL_RED }) + 2;
  for (const { name, advice } of page.walls) {
    aside += sheet.set(name, { ...columns[1], y: aside }, { ...STRONG, size: 8.5 });
    aside += sheet.set(advice, { ...columns[1], y: aside }, { ...BODY, size: 8.5 }) + 4;
  }
  for (const text of page.safety) aside = setItem(sheet, '·', text, { ...columns[1], y: aside });
  setSheetList(sheet, page, Math.max(y, aside) + 8);
}

/** In two columns, so that twelve sheets fit. */
function setSheetList(sheet: Typesetter, { sheetsTitle, sheets }: GuidePage, top: number): void {
  if (sheets.length === 0) return;
  const { left, width } = pageFrame(sheet);
  const y = setHeading(sheet, sheetsTitle, { x: left, y: top, width });
  const half = (width - GAP) / 2;
  const rows = Math.ceil(sheets.length / 2);
  for (const [column, list] of [sheets.slice(0, rows), sheets.slice(rows)].entries()) {
    let line = y;
    const x = left + column * (half + GAP);
    for (const text of list) line += sheet.set(text, { x, y: line, width: half }, SMALL) + 2;
  }
}

function setNumbered(
  sheet: Typesetter,
  texts: readonly string[],
  at: { x: number; width: number },
  top: number,
): number {
  let y = top;
  for (const [index, text] of texts.entries()) y = setItem(sheet, `${index + 1}`, text, { ...at, y });
  return y;
}

function setItem(
  sheet: Typesetter,
  sign: string,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
) {
  const style = { ...BODY, size: 8.5 };
  sheet.set(sign, { x, y, width: 12 }, style);
  return y + sheet.set(text, { x: x + 13, y, width: width - 13 }, style) + 4;
}
