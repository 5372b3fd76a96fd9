import { createFileRoute } from '@tanstack/react-router';
import { type ExportSearch, readExportSearch } from '#desk/exports/export.rules.ts';
import { ExportsPage } from '#desk/exports/ui/exports-page.tsx';

export const Route = createFileRoute('/admin/export')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ExportSearch) => search,
  component: () => <ExportsPage search={readExportSearch({ ...Route.useSearch() })} />,
});
