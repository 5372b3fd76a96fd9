import { INK } from '#ground/documents/server/page-parts.ts';
import type { TextStyle, Typesetter } from '#ground/documents/server/typesetter.service.ts';

export const SOFT = '#5c564d';
export const HAIR = '#cfc7b8';
/** Nails, and nothing else, are drawn in red. */
export const NAIL_RED = '#b3261e';
/** The lines that place a sheet. */
export const LINE_BLUE = '#1f5f8f';

export const BODY: TextStyle = { size: 9, colour: INK };
export const SMALL: TextStyle = { size: 7.5, colour: SOFT, leading: 1.35 };
export const STRONG: TextStyle = { size: 9, colour: INK, weight: 'medium' };

const POINTS_PER_MM = 72 / 25.4;
const MARGIN_MM = 14;

export function points(mm: number): number {
  return mm * POINTS_PER_MM;
}

interface Frame {
  left: number;
  top: number;
  width: number;
  bottom: number;
}

/** The part of an upright page for texts, in points. */
export function pageFrame({ pdf }: Typesetter): Frame {
  const margin = points(MARGIN_MM);
  return { left: margin, top: margin, width: pdf.page.width - 2 * margin, bottom: pdf.page.height - margin };
}

/** The title with the shop's name beside it; returns its lower edge. */
export function setTitle(
  sheet: Typesetter,
  { title, brand, hint }: { title: string; brand: string; hint: string },
): number {
  const { left, top, width } = pageFrame(sheet);
  const style: TextStyle = { size: 18, weight: 'display', leading: 1.2 };
  const height = sheet.set(title, { x: left, y: top, width: width * 0.65 }, style);
  const aside = { x: left + width * 0.66, width: width * 0.34 };
  const y = top + 3 + sheet.set(brand, { ...aside, y: top + 3 }, { ...SMALL, colour: INK, align: 'right' });
  const low = y + sheet.set(hint, { ...aside, y }, { ...SMALL, align: 'right' });
  return Math.max(top + height, low) + 6;
}

/** A heading with a line under it; returns its lower edge. */
export function setHeading(sheet: Typesetter, text: string, at: { x: number; y: number; width: number }): number {
  const y = at.y + sheet.set(text, at, STRONG) + 1;
  sheet.rule(y, at.x, at.x + at.width, HAIR);
  return y + 4;
}
