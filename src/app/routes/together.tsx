import { createFileRoute } from '@tanstack/react-router';
import { TogetherPage } from '#catalogue/shared-lists/ui/together-page.tsx';
import { MemberQueries } from '#kit/client/queries.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/together')({
  head: (page) => namedHead(page, 'together', { noindex: true }),
  component: () => (
    <MemberQueries>
      <TogetherPage />
    </MemberQueries>
  ),
});
