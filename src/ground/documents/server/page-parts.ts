import { code128 } from '../code-128.rules.ts';
import { QUIET_ZONE, qrCode } from '../qr-code.rules.ts';
import { A4, type Layout, type TextStyle, type Typesetter } from './typesetter.service.ts';

export const INK = '#1d1a16';
const SOFT = '#5c564d';
const OXIDE = '#8a3220';
const HAIRLINE = '#cfc7b8';
export const MARGIN = 51;
export const WIDTH = A4.width - 2 * MARGIN;
export const RIGHT = A4.width - MARGIN;
/** The upper edge of the footer. */
export const BOTTOM = A4.height - 68;
export const PLAIN: TextStyle = { size: 9, colour: INK };
export const QUIET: TextStyle = { size: 8.5, colour: SOFT };
export const LABEL: TextStyle = { size: 8, colour: SOFT, leading: 1.5 };

interface PaperLogo {
  picture: string;
  width: number;
  height: number;
}

/** The head of a document: the sender, the title, and the facts. */
export interface DocumentHead {
  title: string;
  /** With a logo as a data URL of an opaque picture, in its size on paper. */
  seller: { brand: string; lines: string[]; logo?: PaperLogo | undefined };
  facts: [label: string, value: string][];
}

/** Sets the head of the first page; returns its lower edge. */
export function setHead(sheet: Layout, { seller, title, facts }: DocumentHead): number {
  const half = WIDTH / 2 - 12;
  let left = MARGIN + setBrand(sheet, seller, half);
  for (const line of seller.lines) left += sheet.set(line, { x: MARGIN, y: left + 2, width: half }, QUIET);
  const x = RIGHT - half;
  let right =
    MARGIN + sheet.set(title, { x, y: MARGIN, width: half }, { size: 22, weight: 'display', align: 'right' }) + 2;
  for (const [label, value] of facts) {
    sheet.set(label, { x, y: right, width: half * 0.42 }, QUIET);
    right += sheet.set(
      value,
      { x: x + half * 0.42, y: right, width: half * 0.58 },
      { ...QUIET, colour: INK, align: 'right' },
    );
  }
  return Math.max(left, right);
}

/** The logo, or the name in letters; returns its height. */
function setBrand(sheet: Layout, { brand, logo }: DocumentHead['seller'], width: number): number {
  if (!logo) {
    return sheet.set(brand, { x: MARGIN, y: MARGIN, width }, { size: 22, weight: 'display', colour: OXIDE });
  }
  sheet.picture(logo.picture, { x: MARGIN, y: MARGIN, width: logo.width, height: logo.height });
  return logo.height + 6;
}

/** Sets the footer of every page, after all pages exist. */
export function setFooters(sheet: Typesetter, footer: string): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page);
    setFooter(sheet, footer, { page: page + 1, pages: count });
  }
}

/** Sets the footer of the current page; fills in `{page}` and `{pages}`. */
export function setFooter(sheet: Layout, footer: string, { page, pages }: { page: number; pages: number }): void {
  const y = A4.height - 46;
  hairline(sheet, y - 8);
  const text = footer.replace('{page}', String(page)).replace('{pages}', String(pages));
  sheet.set(text, { x: MARGIN, y, width: WIDTH }, { ...LABEL, align: 'right' });
}

/** Sets a text as a barcode in ink on bare paper; returns its width. */
export function setBars(
  { pdf }: Typesetter,
  text: string,
  at: { x: number; y: number; height: number; module: number },
): number {
  let x = at.x;
  for (const [place, modules] of code128(text).entries()) {
    const width = modules * at.module;
    if (place % 2 === 0) pdf.rect(x, at.y, width, at.height).fill('#000000');
    x += width;
  }
  return x - at.x;
}

/** Sets a text as a QR code in a square of `size`, which includes the light edge around it. */
export function setQrCode({ pdf }: Typesetter, text: string, at: { x: number; y: number; size: number }): void {
  const rows = qrCode(text);
  const module = at.size / (rows.length + 2 * QUIET_ZONE);
  pdf.rect(at.x, at.y, at.size, at.size).fill('#ffffff');
  for (const [row, modules] of rows.entries()) {
    for (const [start, width] of runsOf(modules)) {
      const x = at.x + (start + QUIET_ZONE) * module;
      pdf.rect(x, at.y + (row + QUIET_ZONE) * module, width * module, module);
    }
  }
  pdf.fill('#000000');
}

/** Where dark modules begin in a row, and how many follow one another. */
function runsOf(modules: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  }
  return runs;
}

/** A thin line to the right margin. */
export function hairline(sheet: Layout, y: number, colour = HAIRLINE, x = MARGIN): void {
  sheet.rule(y, x, RIGHT, colour);
}
