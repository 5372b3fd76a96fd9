import { spacedUnit } from '#ground/framing/framing.rules.ts';
import type { Locale } from '#shared/locale.ts';

/** A length as “18 cm”, “7.5 cm”. */
export function lengthText(mm: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'centimeter',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return spacedUnit(format.format(mm / 10));
}
