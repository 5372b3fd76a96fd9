import { createFileRoute } from '@tanstack/react-router';
import { type InvoiceSearch, readInvoiceSearch } from '#buying/invoices/invoice-search.rules.ts';
import { InvoicesPage } from '#buying/invoices/ui/invoices-page.tsx';

export const Route = createFileRoute('/admin/invoice/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: InvoiceSearch) => search,
  component: () => <InvoicesPage search={readInvoiceSearch({ ...Route.useSearch() })} />,
});
