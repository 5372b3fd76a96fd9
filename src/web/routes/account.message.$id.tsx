import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/account/message/$id')({
  head: (page) => namedHead(page, 'message', { noindex: true }),
  component: () => <ComingPage page="message" />,
});
