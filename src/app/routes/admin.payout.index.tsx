import { createFileRoute } from '@tanstack/react-router';
import { type OwedSearch, readOwedSearch } from '#selling/payouts/owed-search.rules.ts';
import { PayoutsPage } from '#selling/payouts/ui/payouts-page.tsx';

export const Route = createFileRoute('/admin/payout/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: OwedSearch) => search,
  component: () => <PayoutsPage search={readOwedSearch({ ...Route.useSearch() })} />,
});
