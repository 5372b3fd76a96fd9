import type { Locale } from '#shared/locale.ts';

/** A length on the wall as people say it: “18 cm”, “7.5 cm”. */
export function lengthText(mm: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'centimeter',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(mm / 10);
}
