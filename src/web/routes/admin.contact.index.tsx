import { createFileRoute } from '@tanstack/react-router';
import { type DeskSearch, readDeskSearch } from '#features/contact/enquiry.rules.ts';
import { DeskPage } from '#features/contact/ui/desk-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/contact/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: DeskSearch) => search,
  head: (page) => namedHead(page, 'adminContact', { noindex: true }),
  component: () => <DeskPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
