import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/technology')({
  head: (page) => namedHead(page, 'technology'),
  component: () => <ComingPage page="technology" />,
});
