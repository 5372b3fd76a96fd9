import { createFileRoute } from '@tanstack/react-router';
import { type RepresentationSearch, readRepresentationSearch } from '#selling/directory/representation-search.rules.ts';
import { RepresentationsPage } from '#selling/directory/ui/desk/representations-page.tsx';

export const Route = createFileRoute('/admin/representation/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: RepresentationSearch) => search,
  component: () => <RepresentationsPage search={readRepresentationSearch({ ...Route.useSearch() })} />,
});
