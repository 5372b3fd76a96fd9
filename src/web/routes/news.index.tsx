import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/news/')({
  head: (page) => namedHead(page, 'news'),
  component: () => <ComingPage page="news" />,
});
