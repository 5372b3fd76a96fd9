import type { VatSearch } from '../vat-search.rules.ts';
import { VatListPage } from './vat-list-page.tsx';
import { VatSheetPage } from './vat-sheet-page.tsx';

/** The VAT sheet, or the list behind one of its figures. */
export function VatPage({ search: { period, of, rate, page } }: { search: VatSearch }) {
  if (!period || !of) return <VatSheetPage asked={period} />;
  return (
    <VatListPage listed={{ period, of, ...(rate !== undefined && { rate }), ...(page !== undefined && { page }) }} />
  );
}
