import { createFileRoute } from '@tanstack/react-router';
import { type DeskSearch, readDeskSearch } from '#features/contact/enquiry.rules.ts';
import { DeskPage } from '#features/contact/ui/desk-page.tsx';

export const Route = createFileRoute('/admin/contact/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: DeskSearch) => search,
  component: () => <DeskPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
