import { createFileRoute } from '@tanstack/react-router';
import { type ReviewSearch, readReviewSearch } from '#features/applications/application-search.rules.ts';
import { ReviewQueuePage } from '#features/applications/ui/review-queue-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/application/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: ReviewSearch) => search,
  head: (page) => namedHead(page, 'adminApplication', { noindex: true }),
  component: () => <ReviewQueuePage search={readReviewSearch({ ...Route.useSearch() })} />,
});
