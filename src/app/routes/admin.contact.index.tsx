import { createFileRoute } from '@tanstack/react-router';
import { type DeskSearch, readDeskSearch } from '#buying/contact/enquiry.rules.ts';
import { EnquiriesPage } from '#buying/contact/ui/enquiries-page.tsx';

export const Route = createFileRoute('/admin/contact/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: DeskSearch) => search,
  component: () => <EnquiriesPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
