import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/account/report')({
  head: (page) => namedHead(page, 'report', { noindex: true }),
  component: () => <ComingPage page="report" />,
});
