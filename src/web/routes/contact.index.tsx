import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/contact/')({
  head: (page) => namedHead(page, 'contact'),
  component: () => <ComingPage page="contact" />,
});
