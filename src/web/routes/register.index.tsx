import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/register/')({
  head: (page) => namedHead(page, 'register'),
  component: () => <ComingPage page="register" />,
});
