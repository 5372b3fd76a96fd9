import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/membership')({
  head: (page) => namedHead(page, 'membership'),
  component: () => <ComingPage page="membership" />,
});
