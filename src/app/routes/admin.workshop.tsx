import { createFileRoute } from '@tanstack/react-router';
import { WorkshopPage } from '#buying/orders/ui/workshop-page.tsx';
import { readWorkshopSearch, type WorkshopSearch } from '#buying/orders/workshop-search.rules.ts';

export const Route = createFileRoute('/admin/workshop')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: WorkshopSearch) => search,
  component: () => <WorkshopPage search={readWorkshopSearch({ ...Route.useSearch() })} />,
});
