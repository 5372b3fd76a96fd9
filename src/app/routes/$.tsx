import { createFileRoute } from '@tanstack/react-router';
import { openStaffPage } from '#kit/client/staff-routes.ts';
import { answerNotFound } from '../pages/answer-not-found.ts';
import { namedHead } from '../pages/page-head.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** Spec §2: every unknown path is a page of its own, with HTTP status 404. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location, preload }) => {
    answerNotFound();
    return preload ? undefined : openStaffPage(location.pathname);
  },
  head: (page) => namedHead(page, 'notFound', { noindex: true }),
  component: NotFoundPage,
});
