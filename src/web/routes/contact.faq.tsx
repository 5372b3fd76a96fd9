import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/contact/faq')({
  head: (page) => namedHead(page, 'faq'),
  component: () => <ComingPage page="faq" />,
});
