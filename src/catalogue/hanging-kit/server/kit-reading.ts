import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, listed } from '#shared/locale.ts';
import type { Spot, WallPlan } from '../hanging-kit.rules.ts';
import { lengthText } from '../lengths.rules.ts';
import { PAPERS, type PaperName } from '../paper.rules.ts';
import type { SheetLayout } from '../sheets.rules.ts';

/** For whom a kit is written, and what it is about. */
export interface KitReading {
  i18n: I18n;
  locale: Locale;
  paper: PaperName;
  brand: string;
  /** The number of the order, if it is for one. */
  code?: string | undefined;
  plan: WallPlan;
  layout: SheetLayout;
}

export function lengthIn({ locale, paper }: Pick<KitReading, 'locale' | 'paper'>, mm: number): string {
  return lengthText(mm, locale, PAPERS[paper].inches);
}

export function sheetName({ i18n }: Pick<KitReading, 'i18n'>, at: number): string {
  return i18n._(msg`Sheet ${{ number: at + 1 }}`);
}

/** A round length on the ruler that checks the printer. */
export function rulerLength({ locale, paper, i18n }: Pick<KitReading, 'locale' | 'paper' | 'i18n'>): string {
  return PAPERS[paper].inches ? i18n._(msg`4 inches`) : lengthText(100, locale, false);
}

export function heightText(reading: KitReading, y_mm: number): string {
  const height = lengthIn(reading, y_mm);
  return reading.i18n._(msg`${{ height }} above the floor`);
}

/** How far from the middle line. */
export function widthText(reading: KitReading, x_mm: number): string {
  const { i18n, plan } = reading;
  const mm = x_mm - plan.middle.x_mm;
  const distance = lengthIn(reading, Math.abs(mm));
  if (Math.abs(mm) < 0.001) return i18n._(msg`on the middle line`);
  return mm < 0
    ? i18n._(msg`${{ distance }} left of the middle line`)
    : i18n._(msg`${{ distance }} right of the middle line`);
}

export function placeText(reading: KitReading, { x_mm, y_mm }: Spot): string {
  return listed([heightText(reading, y_mm), widthText(reading, x_mm)], reading.locale);
}

/** The letters of joins, in the order of the sheets: two marks each. */
export function markLetters(join: number): [string, string] {
  return [`${String.fromCharCode(65 + join)}1`, `${String.fromCharCode(65 + join)}2`];
}

/** How a sheet follows those before it: cut and joined, or at a distance. */
export function followText(reading: KitReading, at: number): string[] {
  const { i18n, layout } = reading;
  const join = layout.joins.findIndex(({ second }) => second === at);
  const joined = layout.joins[join];
  if (joined) {
    const marks = listed(markLetters(join), reading.locale);
    const number = joined.first + 1;
    if (joined.cut === 'left')
      return [i18n._(msg`Cut along the left edge, and join it to sheet ${{ number }} at ${{ marks }}`)];
    if (joined.cut === 'top')
      return [i18n._(msg`Cut along the top edge, and join it to sheet ${{ number }} at ${{ marks }}`)];
    return [i18n._(msg`Cut along the bottom edge, and join it to sheet ${{ number }} at ${{ marks }}`)];
  }
  const way = layout.distances.find(({ to }) => to === at);
  return way ? [distanceText(reading, way)] : [];
}

function distanceText(reading: KitReading, { from, right_mm, up_mm }: SheetLayout['distances'][number]): string {
  const { i18n } = reading;
  const parts = [
    right_mm !== 0 &&
      (right_mm > 0
        ? i18n._(msg`${{ distance: lengthIn(reading, right_mm) }} to the right`)
        : i18n._(msg`${{ distance: lengthIn(reading, -right_mm) }} to the left`)),
    up_mm !== 0 &&
      (up_mm > 0
        ? i18n._(msg`${{ distance: lengthIn(reading, up_mm) }} higher`)
        : i18n._(msg`${{ distance: lengthIn(reading, -up_mm) }} lower`)),
  ].filter((part) => part !== false);
  const way = listed(parts, reading.locale);
  return i18n._(msg`From the dashed lines of sheet ${{ number: from + 1 }}: ${{ way }}`);
}
