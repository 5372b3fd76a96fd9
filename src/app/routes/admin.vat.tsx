import { createFileRoute } from '@tanstack/react-router';
import { VatPage } from '#desk/vat/ui/vat-page.tsx';
import { readVatSearch, type VatSearch } from '#desk/vat/vat-search.rules.ts';

export const Route = createFileRoute('/admin/vat')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: VatSearch) => search,
  component: () => <VatPage search={readVatSearch({ ...Route.useSearch() })} />,
});
