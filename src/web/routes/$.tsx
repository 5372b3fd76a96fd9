import { createFileRoute } from '@tanstack/react-router';
import { answerNotFound } from '#web/answer-not-found.ts';
import { NotFoundPage } from '#web/layout/not-found-page.tsx';
import { namedHead } from '#web/page-head.ts';

/** Spec §2: every unknown path is a page of its own, with HTTP status 404. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => answerNotFound(),
  head: (page) => namedHead(page, 'notFound', { noindex: true }),
  component: NotFoundPage,
});
