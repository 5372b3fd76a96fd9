import { createFileRoute } from '@tanstack/react-router';
import { safeRedirect } from '#web/guards.ts';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search): { redirect?: string } => {
    const redirect = safeRedirect(search.redirect);
    return redirect ? { redirect } : {};
  },
  head: (page) => namedHead(page, 'login', { noindex: true }),
  component: () => <ComingPage page="login" />,
});
