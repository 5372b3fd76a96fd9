import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScrollingTable } from '#kit/scrolling-table.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { signedCount } from '#selling/sales/statement.rules.ts';
import type { VatList } from '../vat.rules.ts';

export const CELL = 'py-2 ps-2 text-end tabular-nums whitespace-nowrap sm:ps-4';
/** A head of such a column; long ones take two lines, but no Chinese word is cut. */
export const HEAD = 'break-keep py-2 ps-2 text-end align-bottom font-normal sm:ps-4';
export const ROW = 'border-hairline border-b';
export const SUM_ROW = 'border-ink border-y font-medium';

interface SheetSectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A table of the sheet under its title. */
export function SheetSection({ title, note, children }: SheetSectionProps) {
  return (
    <section className="mt-10">
      <h2 className="font-display text-title">{title}</h2>
      {note && <p className="prose-text mt-1 text-ink-soft text-small">{note}</p>}
      <ScrollingTable label={title}>
        <table className="w-full border-collapse text-small">{children}</table>
      </ScrollingTable>
    </section>
  );
}

/** The sheet is in NT dollars throughout: without the currency, a table fits on a phone. */
export function useSheetAmount(): (value: number) => string {
  const number = new Intl.NumberFormat(useLocale());
  return (value) => signedCount(value, (count) => number.format(count));
}

interface FigureLinkProps {
  period: string;
  of: VatList;
  rate?: number | null;
  children: ReactNode;
}

/** A figure as the link to its list. */
export function FigureLink({ period, of, rate, children }: FigureLinkProps) {
  return (
    <Link to="/admin/vat" search={{ period, of, ...(typeof rate === 'number' && { rate }) }} className="text-link">
      {children}
    </Link>
  );
}
