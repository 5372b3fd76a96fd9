import { createFileRoute } from '@tanstack/react-router';
import { readReviewSearch } from '#features/applications/application-search.rules.ts';
import { ReviewQueuePage } from '#features/applications/ui/review-queue-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['state', 'kind', 'keyword', 'page'], readReviewSearch);

export const Route = createFileRoute('/admin/application/')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'adminApplication', { noindex: true }),
  component: () => <ReviewQueuePage search={Route.useSearch()} />,
});
