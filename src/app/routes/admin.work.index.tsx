import { createFileRoute } from '@tanstack/react-router';
import { WorksDeskPage } from '#desk/work-desk/ui/works-desk-page.tsx';
import { type DeskSearch, readDeskSearch } from '#desk/work-desk/work-desk.rules.ts';

export const Route = createFileRoute('/admin/work/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: DeskSearch) => search,
  component: () => <WorksDeskPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
