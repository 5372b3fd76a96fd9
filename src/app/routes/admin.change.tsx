import { createFileRoute } from '@tanstack/react-router';
import { type ChangesSearch, readChangesSearch } from '#desk/admin/changes-search.rules.ts';
import { ChangesPage } from '#desk/admin/ui/changes-page.tsx';

export const Route = createFileRoute('/admin/change')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: ChangesSearch) => search,
  component: () => <ChangesPage search={readChangesSearch({ ...Route.useSearch() })} />,
});
