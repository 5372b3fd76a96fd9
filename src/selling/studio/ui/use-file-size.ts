import { useLingui } from '@lingui/react/macro';

/** Writes bytes, and bytes in a second, as people read them, in the page's language. */
export function useFileSize() {
  const { i18n } = useLingui();
  const write = (megabytes: number, unit: 'megabyte' | 'megabyte-per-second') =>
    i18n.number(megabytes, { style: 'unit', unit, maximumFractionDigits: megabytes < 10 ? 1 : 0 });
  return {
    size: (bytes: number) => write(bytes / 1_000_000, 'megabyte'),
    speed: (bytes: number) => write(bytes / 1_000_000, 'megabyte-per-second'),
  };
}

// @chunk studio
