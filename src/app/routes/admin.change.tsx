import { createFileRoute } from '@tanstack/react-router';
import { type ChangesSearch, readChangesSearch } from '#desk/admin/changes-search.rules.ts';
import { ChangesPage } from '#desk/admin/ui/changes-page.tsx';

export const Route = createFileRoute('/admin/change')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ChangesSearch) => search,
  component: () => <ChangesPage search={readChangesSearch({ ...Route.useSearch() })} />,
});
