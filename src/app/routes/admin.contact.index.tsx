import { createFileRoute } from '@tanstack/react-router';
import { type DeskSearch, readDeskSearch } from '#buying/contact/enquiry.rules.ts';
import { EnquiriesPage } from '#buying/contact/ui/enquiries-page.tsx';

export const Route = createFileRoute('/admin/contact/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: DeskSearch) => search,
  component: () => <EnquiriesPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
