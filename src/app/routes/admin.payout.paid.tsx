import { createFileRoute } from '@tanstack/react-router';
import { PaidPage } from '#selling/payouts/ui/paid-page.tsx';

export const Route = createFileRoute('/admin/payout/paid')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { page?: number; year?: number }) => search,
  component: RunsAndYears,
});

function RunsAndYears() {
  const { page, year } = Route.useSearch();
  return <PaidPage page={Number(page ?? 1) || 1} year={Number(year) || undefined} />;
}
