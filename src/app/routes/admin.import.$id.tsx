import { createFileRoute } from '@tanstack/react-router';
import { type ImportSearch, readImportSearch } from '#desk/import/import-search.rules.ts';
import { ImportPage } from '#desk/import/ui/import-page.tsx';

export const Route = createFileRoute('/admin/import/$id')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ImportSearch) => search,
  component: ImportOfWorks,
});

function ImportOfWorks() {
  const { id } = Route.useParams();
  return <ImportPage id={id} search={readImportSearch({ ...Route.useSearch() })} />;
}
