import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/about')({
  head: (page) => namedHead(page, 'about'),
  component: () => <ComingPage page="about" />,
});
