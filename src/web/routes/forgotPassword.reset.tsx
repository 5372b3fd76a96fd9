import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/forgotPassword/reset')({
  head: (page) => namedHead(page, 'resetPassword', { noindex: true }),
  component: () => <ComingPage page="resetPassword" />,
});
