import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '#selling/studio/ui/reviews-page.tsx';
import { type ReviewSearch, readReviewSearch } from '#selling/studio/work-search.rules.ts';

export const Route = createFileRoute('/admin/review/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: ReviewSearch) => search,
  component: () => <ReviewsPage search={readReviewSearch({ ...Route.useSearch() })} />,
});
