import type { ReactNode } from 'react';

interface ScrollingTableProps {
  /** What a screen reader calls the part of the page that scrolls. */
  label: string;
  /** Classes of this part: its distance from what is above it. */
  className?: string;
  children: ReactNode;
}

/** A table that may be wider than a phone, which scrolls it sideways, also by keyboard. */
export function ScrollingTable({ label, className = 'mt-3', children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the table
    <section aria-label={label} tabIndex={0} className={`overflow-x-auto print:overflow-visible ${className}`}>
      {children}
    </section>
  );
}
