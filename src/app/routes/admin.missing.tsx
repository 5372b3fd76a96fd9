import { createFileRoute } from '@tanstack/react-router';
import { type MissingSearch, readMissingSearch } from '#desk/missing-texts/missing-search.rules.ts';
import { MissingPage } from '#desk/missing-texts/ui/missing-page.tsx';

export const Route = createFileRoute('/admin/missing')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: MissingSearch) => search,
  component: () => <MissingPage search={readMissingSearch({ ...Route.useSearch() })} />,
});
