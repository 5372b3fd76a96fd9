import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/forgotPassword/')({
  head: (page) => namedHead(page, 'forgotPassword', { noindex: true }),
  component: () => <ComingPage page="forgotPassword" />,
});
