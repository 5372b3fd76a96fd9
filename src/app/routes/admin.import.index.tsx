import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '#desk/import/ui/imports-page.tsx';

export const Route = createFileRoute('/admin/import/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { page?: number }) => search,
  component: () => <ImportsPage page={Number(Route.useSearch().page ?? 1) || 1} />,
});
