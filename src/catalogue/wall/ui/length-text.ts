import { spacedUnit } from '#ground/framing/framing.rules.ts';
import type { Locale } from '#shared/locale.ts';

/** A formatter costs more than a frame of a drag. */
const formats = new Map<Locale, Intl.NumberFormat>();

/** A length as “18 cm”, “7.5 cm”. */
export function lengthText(mm: number, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'centimeter',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
    formats.set(locale, format);
  }
  return spacedUnit(format.format(mm / 10));
}
