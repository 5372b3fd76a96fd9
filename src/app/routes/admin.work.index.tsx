import { createFileRoute } from '@tanstack/react-router';
import { WorksDeskPage } from '#desk/work-desk/ui/works-desk-page.tsx';
import { type DeskSearch, readDeskSearch } from '#desk/work-desk/work-desk.rules.ts';

export const Route = createFileRoute('/admin/work/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: DeskSearch) => search,
  component: () => <WorksDeskPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
