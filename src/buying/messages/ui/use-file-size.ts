import { useLingui } from '@lingui/react/macro';

/** Writes a number of bytes as people read it, in the page's language. */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const isSmall = bytes < 1_000_000;
    return i18n.number(isSmall ? Math.max(1, bytes / 1_000) : bytes / 1_000_000, {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall ? 0 : 1,
    });
  };
}

// @chunk account
