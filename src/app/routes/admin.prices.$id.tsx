import { createFileRoute } from '@tanstack/react-router';
import { type BulkSearch, readBulkSearch } from '#desk/work-desk/bulk-search.rules.ts';
import { BulkPage } from '#desk/work-desk/ui/bulk-page.tsx';

export const Route = createFileRoute('/admin/prices/$id')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: BulkSearch) => search,
  component: Bulk,
});

function Bulk() {
  const { id } = Route.useParams();
  return <BulkPage id={id} search={readBulkSearch({ ...Route.useSearch() })} />;
}
