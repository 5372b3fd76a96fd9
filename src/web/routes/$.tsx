import { createFileRoute } from '@tanstack/react-router';
import { openStaffPage } from '#web/client/staff-routes.ts';
import { answerNotFound } from '#web/pages/answer-not-found.ts';
import { namedHead } from '#web/pages/page-head.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

/** Spec §2: every unknown path is a page of its own, with HTTP status 404. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location, preload }) => {
    answerNotFound();
    return preload ? undefined : openStaffPage(location.pathname);
  },
  head: (page) => namedHead(page, 'notFound', { noindex: true }),
  component: NotFoundPage,
});
