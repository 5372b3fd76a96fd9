import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#desk/work-desk/ui/prices-page.tsx';

export const Route = createFileRoute('/admin/prices/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { page?: number }) => search,
  component: () => <PricesPage page={Number(Route.useSearch().page ?? 1) || 1} />,
});
