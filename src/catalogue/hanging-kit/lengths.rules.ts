import { spacedUnit } from '#ground/framing/framing.rules.ts';
import type { Locale } from '#shared/locale.ts';

const SIXTEENTHS = 16;
const INCH_MM = 25.4;

/** A length in centimetres, for tapes in inches also to the nearest sixteenth: “161.3 cm”, “161.29 cm (63 1/2 in)”. */
export function lengthText(mm: number, locale: Locale, inches: boolean): string {
  const cm = unitText(mm / 10, 'centimeter', locale);
  if (!inches) return cm;
  return locale === 'en' ? `${cm} (${inchText(mm, locale)})` : `${cm}（${inchText(mm, locale)}）`;
}

/** To the nearest sixteenth: “63 1/2 in”. */
export function inchText(mm: number, locale: Locale): string {
  const parts = Math.round((mm / INCH_MM) * SIXTEENTHS);
  const [whole, rest] = [Math.floor(parts / SIXTEENTHS), parts % SIXTEENTHS];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'inch', unitDisplay: 'short' });
  const text = spacedUnit(format.format(whole));
  if (rest === 0) return text;
  const fraction = lowest(rest, SIXTEENTHS);
  return text.replace(String(whole), whole === 0 ? fraction : `${whole} ${fraction}`);
}

function lowest(over: number, under: number): string {
  return over % 2 === 0 ? lowest(over / 2, under / 2) : `${over}/${under}`;
}

/** A weight in kilograms, rounded up to a tenth: nobody should choose too weak a hook. */
export function weightText(grams: number, locale: Locale): string {
  return unitText(Math.ceil(grams / 100) / 10, 'kilogram', locale);
}

function unitText(value: number, unit: 'centimeter' | 'kilogram', locale: Locale): string {
  // Half millimetres occur: the middle of an odd width.
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    // In Chinese, the short name of the kilogram is “kg”.
    unitDisplay: unit === 'kilogram' && locale !== 'en' ? 'long' : 'short',
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return spacedUnit(format.format(value));
}
