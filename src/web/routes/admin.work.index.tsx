import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '#features/studio/ui/reviews-page.tsx';
import { type ReviewSearch, readReviewSearch } from '#features/studio/work-search.rules.ts';

export const Route = createFileRoute('/admin/work/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: ReviewSearch) => search,
  component: () => <ReviewsPage search={readReviewSearch({ ...Route.useSearch() })} />,
});
