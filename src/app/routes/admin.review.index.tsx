import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '#selling/studio/ui/reviews-page.tsx';
import { type ReviewSearch, readReviewSearch } from '#selling/studio/work-search.rules.ts';

export const Route = createFileRoute('/admin/review/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ReviewSearch) => search,
  component: () => <ReviewsPage search={readReviewSearch({ ...Route.useSearch() })} />,
});
