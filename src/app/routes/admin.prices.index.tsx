import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#desk/work-desk/ui/prices-page.tsx';

export const Route = createFileRoute('/admin/prices/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: { page?: number }) => search,
  component: () => <PricesPage page={Number(Route.useSearch().page ?? 1) || 1} />,
});
