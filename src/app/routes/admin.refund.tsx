import { createFileRoute } from '@tanstack/react-router';
import { type RefundSearch, readRefundSearch } from '#buying/orders/refund-search.rules.ts';
import { RefundsPage } from '#buying/orders/ui/refunds-page.tsx';

export const Route = createFileRoute('/admin/refund')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: RefundSearch) => search,
  component: () => <RefundsPage search={readRefundSearch({ ...Route.useSearch() })} />,
});
