import { createFileRoute } from '@tanstack/react-router';
import { type ReviewSearch, readReviewSearch } from '#people/applications/application-search.rules.ts';
import { ReviewQueuePage } from '#people/applications/ui/review-queue-page.tsx';

export const Route = createFileRoute('/admin/application/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ReviewSearch) => search,
  component: () => <ReviewQueuePage search={readReviewSearch({ ...Route.useSearch() })} />,
});
