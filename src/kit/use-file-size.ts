import { useLingui } from '@lingui/react/macro';

/** Formats bytes, and bytes per second, in the page's language. */
export function useFileSize() {
  const { i18n } = useLingui();
  const write = (amount: number, unit: string, isFine: boolean) =>
    i18n.number(amount, { style: 'unit', unit, maximumFractionDigits: isFine ? 1 : 0 });
  const megabytes = (bytes: number, unit: string) => write(bytes / 1_000_000, unit, bytes < 10_000_000);
  return {
    size: (bytes: number) =>
      bytes < 1_000_000 ? write(Math.max(1, bytes / 1_000), 'kilobyte', false) : megabytes(bytes, 'megabyte'),
    speed: (bytes: number) => megabytes(bytes, 'megabyte-per-second'),
  };
}

// @chunk account
